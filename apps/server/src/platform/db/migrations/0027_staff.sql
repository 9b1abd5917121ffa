-- Accounts that work for this installation. A role is one of contracts/staff-permissions.ts.
create table staff_members (
  account_id text primary key,
  roles text[] not null check (cardinality(roles) > 0),
  created_at bigint not null,
  blocked_at bigint
);

-- The second factor of a staff member: a TOTP secret (RFC 6238), sealed with a key of the server.
create table staff_factors (
  account_id text primary key,
  -- In use; null until the first enrolment is confirmed.
  secret_sealed text,
  -- The last time step whose code was accepted: no code is accepted twice.
  last_step bigint not null default 0,
  -- Of an enrolment that is not confirmed yet.
  pending_sealed text,
  pending_until bigint,
  -- Wrong codes since `guesses_since`.
  guesses integer not null default 0,
  guesses_since bigint not null default 0
);

-- One-time codes for a lost authenticator: SHA-256 of 80 random bits each.
create table staff_recovery_codes (
  account_id text not null,
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- Sessions that have passed the second factor.
create table staff_sessions (
  account_id text not null,
  session_id text not null,
  proved_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, session_id)
);
create index staff_sessions_by_end on staff_sessions (expires_at);
