CREATE TABLE requests (
    id TEXT PRIMARY KEY, body TEXT NOT NULL, answer_id TEXT NOT NULL, saved DOUBLE PRECISION NOT NULL
);
CREATE INDEX requests_saved ON requests (saved);
