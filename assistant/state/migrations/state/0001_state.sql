CREATE TABLE conversations (id TEXT PRIMARY KEY, saved DOUBLE PRECISION NOT NULL, state TEXT NOT NULL);
CREATE INDEX conversations_saved ON conversations (saved);
CREATE TABLE turns (
    answer_id TEXT PRIMARY KEY,
    conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    saved DOUBLE PRECISION NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,
    rowid BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX turns_of ON turns (conversation_id, saved);
CREATE TABLE feedback (
    answer_id TEXT PRIMARY KEY REFERENCES turns (answer_id) ON DELETE CASCADE,
    saved DOUBLE PRECISION NOT NULL, thumb TEXT NOT NULL, comment TEXT
);
CREATE TABLE keys (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
    scope TEXT NOT NULL, created TEXT NOT NULL, revoked TEXT,
    rowid BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE TABLE inbox (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    platform TEXT NOT NULL, event_id TEXT NOT NULL, place TEXT NOT NULL, ts TEXT NOT NULL,
    conversation_id TEXT NOT NULL, message TEXT NOT NULL, accepted DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', due DOUBLE PRECISION NOT NULL DEFAULT 0,
    attempt INTEGER NOT NULL DEFAULT 0, "user" TEXT NOT NULL, owner TEXT,
    lease DOUBLE PRECISION NOT NULL DEFAULT 0, note TEXT NOT NULL DEFAULT '{}', answer TEXT,
    UNIQUE (platform, event_id), UNIQUE (platform, place, ts)
);
CREATE INDEX inbox_open ON inbox (platform, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX inbox_turn ON inbox (conversation_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX inbox_asker ON inbox (conversation_id, "user");
CREATE INDEX inbox_age ON inbox (accepted);
CREATE TABLE muted (platform TEXT, place TEXT, PRIMARY KEY (platform, place));
CREATE TABLE people (platform TEXT, "user" TEXT, language TEXT, PRIMARY KEY (platform, "user"));
CREATE TABLE secret (one INTEGER PRIMARY KEY CHECK (one = 1), value BYTEA NOT NULL);
