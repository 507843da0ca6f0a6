CREATE TABLE IF NOT EXISTS requests (
    id TEXT PRIMARY KEY, body TEXT NOT NULL, answer_id TEXT NOT NULL, saved REAL NOT NULL
);
CREATE INDEX IF NOT EXISTS requests_saved ON requests (saved);
