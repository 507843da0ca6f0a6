CREATE EXTENSION IF NOT EXISTS vector;
CREATE TABLE versions (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    model TEXT NOT NULL, manifest TEXT NOT NULL, created TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE TABLE version_files (
    version BIGINT NOT NULL REFERENCES versions (number) ON DELETE CASCADE,
    name TEXT NOT NULL, content BYTEA NOT NULL, PRIMARY KEY (version, name)
);
CREATE TABLE documents (digest TEXT PRIMARY KEY, content TEXT NOT NULL);
CREATE TABLE version_documents (
    version BIGINT NOT NULL REFERENCES versions (number) ON DELETE CASCADE,
    id TEXT NOT NULL, digest TEXT NOT NULL REFERENCES documents (digest), PRIMARY KEY (version, id)
);
CREATE INDEX version_documents_of ON version_documents (digest);
CREATE TABLE terms (
    version BIGINT NOT NULL REFERENCES versions (number) ON DELETE CASCADE,
    level SMALLINT NOT NULL, key BIGINT NOT NULL, rows BYTEA NOT NULL, counts BYTEA NOT NULL,
    PRIMARY KEY (version, level, key)
);
CREATE TABLE vectors (
    model TEXT NOT NULL, level SMALLINT NOT NULL, key BIGINT NOT NULL, language TEXT NOT NULL,
    own HALFVEC NOT NULL, centred HALFVEC, born BIGINT NOT NULL, died BIGINT,
    PRIMARY KEY (model, level, key, language, born)
);
CREATE INDEX vectors_dead ON vectors (died) WHERE died IS NOT NULL;
