create table accounts (
  account_id text primary key,
  phone text,
  username text,
  nickname text,
  avatar_url text,
  password_hash text,
  agreed_to_terms_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);

-- How an account is found by what its owner types or shows. Distributed by the name itself.
create table account_logins (
  kind text not null,
  name text not null,
  account_id text not null,
  created_at bigint not null,
  primary key (kind, name)
);

create index account_logins_of_account on account_logins (account_id);

create table sessions (
  account_id text not null,
  token_hash text not null,
  session_id text not null,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, token_hash)
);

create index sessions_by_end on sessions (expires_at);

create table sign_in_codes (
  phone text not null,
  code_id text not null,
  action text not null,
  code_hash text not null,
  address_hash text not null,
  tries integer not null,
  sent_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  primary key (phone, code_id)
);

create index sign_in_codes_by_address on sign_in_codes (address_hash, sent_at);
create index sign_in_codes_by_time on sign_in_codes (sent_at);

create table wrong_passwords (
  phone text not null,
  wrong_id text not null,
  address_hash text not null,
  at bigint not null,
  primary key (phone, wrong_id)
);

create index wrong_passwords_by_address on wrong_passwords (address_hash, at);
create index wrong_passwords_by_time on wrong_passwords (at);

create table slider_puzzles (
  puzzle_id text primary key,
  phone text not null,
  action text not null,
  answer text not null,
  created_at bigint not null,
  expires_at bigint not null,
  answered_at bigint,
  pass_hash text,
  pass_used_at bigint
);

create index slider_puzzles_by_end on slider_puzzles (expires_at);
