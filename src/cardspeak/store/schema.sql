-- What all migrations come to in SQLite: a new file is given this, so that Alembic need not be loaded for it.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    name TEXT NOT NULL,
    schema INTEGER NOT NULL,
    data TEXT NOT NULL,
    command TEXT NOT NULL,
    hash BLOB NOT NULL, along TEXT NOT NULL DEFAULT '', rest INTEGER NOT NULL DEFAULT 0,
    UNIQUE (stream, version)
);
CREATE TABLE heads (stream TEXT PRIMARY KEY, version BIGINT NOT NULL, hash BLOB NOT NULL);
CREATE TABLE commands (
    stream TEXT NOT NULL, command TEXT NOT NULL, version BIGINT NOT NULL, PRIMARY KEY (stream, command)
) WITHOUT ROWID;
CREATE TABLE snapshots (stream TEXT PRIMARY KEY, version BIGINT NOT NULL, data BLOB NOT NULL, seal TEXT NOT NULL DEFAULT '');
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE members (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT UNIQUE,
    secret TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, member TEXT NOT NULL REFERENCES members, at BIGINT NOT NULL, until BIGINT NOT NULL
, browser TEXT NOT NULL DEFAULT '');
CREATE INDEX sessions_of ON sessions (member);
CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES members,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX tokens_of ON tokens (member);
CREATE TABLE settings (
    member TEXT NOT NULL REFERENCES members, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (member, key)
);
INSERT INTO alembic_version VALUES ('0005');
