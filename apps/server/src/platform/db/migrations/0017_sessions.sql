-- A session is a device now: it outlives its tokens, which are renewed every hour.
drop index sessions_by_end;
alter table sessions rename to sessions_before;

create table sessions (
  account_id text not null,
  session_id text not null,
  family_hash text not null,
  generation integer not null,
  rotated_at bigint not null,
  kind text not null,
  browser text not null,
  system text not null,
  network text not null,
  time_zone text not null,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_why text,
  primary key (account_id, session_id)
);

create index sessions_by_end on sessions (expires_at);

create table session_tokens (
  account_id text not null,
  token_hash text not null,
  session_id text not null,
  expires_at bigint not null,
  primary key (account_id, token_hash)
);

-- Sessions begun before have no refresh token: their one token lasts as long as it was promised.
insert into sessions
select account_id, session_id, '', 0, created_at, 'desktop', '', '', '', 'UTC', created_at, last_used_at, expires_at,
  null, null
from sessions_before;

insert into session_tokens
select account_id, token_hash, session_id, expires_at from sessions_before;

drop table sessions_before;

-- Which keys seal tokens. The keys themselves are drawn from the master secret by their number.
create table server_keys (
  version integer primary key,
  made_at bigint not null,
  honoured_until bigint
);

insert into server_keys (version, made_at, honoured_until) values (1, 0, null);
