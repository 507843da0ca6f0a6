CREATE TABLE IF NOT EXISTS conversations (id TEXT PRIMARY KEY, saved REAL NOT NULL, state TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS conversations_saved ON conversations (saved);
CREATE TABLE IF NOT EXISTS turns (
    answer_id TEXT PRIMARY KEY,
    conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    saved REAL NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS turns_of ON turns (conversation_id, saved);
CREATE TABLE IF NOT EXISTS feedback (
    answer_id TEXT PRIMARY KEY REFERENCES turns (answer_id) ON DELETE CASCADE,
    saved REAL NOT NULL, thumb TEXT NOT NULL, comment TEXT
);
