-- Where, how often and how the archive of everything is sent for each account.
create table archive_schedules (
  account_id text primary key,
  -- Another one with every other place: archives elsewhere are neither counted nor removed.
  place_id text not null,
  place jsonb not null,
  -- The password or secret key of the place, encrypted.
  sealed_secret text not null,
  format text not null,
  rhythm text not null,
  time_zone text not null,
  keep integer not null,
  state text not null,
  next_at bigint not null,
  failures integer not null,
  last_success_at bigint
);

create index archive_schedules_by_next on archive_schedules (next_at) where state = 'on';

-- Each attempt to send one, and which of them lie at the place.
create table archive_runs (
  account_id text not null,
  id text not null,
  place_id text not null,
  state text not null,
  name text not null,
  size bigint not null,
  error text,
  is_kept boolean not null,
  -- Who works on it; another one may take it over once it stands still.
  worker text,
  tries integer not null,
  started_at bigint not null,
  touched_at bigint not null,
  primary key (account_id, id)
);

create index archive_runs_open on archive_runs (touched_at) where state in ('waiting', 'running');
