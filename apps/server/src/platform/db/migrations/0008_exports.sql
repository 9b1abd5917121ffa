-- One archive of everything for each account: in the making, or made and waiting to be fetched.
create table account_archives (
  account_id text primary key,
  id text not null,
  format text not null,
  state text not null,
  done integer not null,
  total integer not null,
  size bigint not null,
  file_key text,
  created_at bigint not null,
  -- Moved on while it is written; one that stands still was left behind by a crash.
  touched_at bigint not null,
  expires_at bigint not null
);

create index account_archives_by_expiry on account_archives (expires_at);
