CREATE TABLE IF NOT EXISTS inbox (
    id INTEGER PRIMARY KEY, platform TEXT NOT NULL, event_id TEXT NOT NULL, place TEXT NOT NULL,
    ts TEXT NOT NULL, conversation_id TEXT NOT NULL, message TEXT NOT NULL, accepted REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', due REAL NOT NULL DEFAULT 0, attempt INTEGER NOT NULL DEFAULT 0,
    "user" TEXT NOT NULL, owner TEXT, lease REAL NOT NULL DEFAULT 0,
    note TEXT NOT NULL DEFAULT '{}', answer TEXT,
    UNIQUE (platform, event_id), UNIQUE (platform, place, ts)
);
CREATE INDEX IF NOT EXISTS inbox_open ON inbox (platform, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX IF NOT EXISTS inbox_turn ON inbox (conversation_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX IF NOT EXISTS inbox_asker ON inbox (conversation_id, "user");
CREATE INDEX IF NOT EXISTS inbox_age ON inbox (accepted);
CREATE TABLE IF NOT EXISTS muted (platform TEXT, place TEXT, PRIMARY KEY (platform, place));
CREATE TABLE IF NOT EXISTS people (platform TEXT, "user" TEXT, language TEXT, PRIMARY KEY (platform, "user"));
CREATE TABLE IF NOT EXISTS secret (one INTEGER PRIMARY KEY CHECK (one = 1), value BLOB NOT NULL);
