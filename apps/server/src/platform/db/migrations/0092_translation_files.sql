-- Files that are translated or were. A file is kept for a while and then deleted with its texts and bytes.
create table translation_files (
  account_id text not null,
  -- Chosen by the caller, therefore unique for the account only.
  file_id text not null,
  -- What reservations of words name; a file that is sent anew with the same id has another one.
  charge_id text not null unique,
  name text not null,
  format text not null,
  direction text not null check (direction in ('zh-en', 'en-zh')),
  comments boolean not null,
  texts integer not null check (texts >= 0),
  -- The most words that it costs.
  price bigint not null check (price >= 0),
  accepted_changes integer not null,
  generated integer not null,
  -- quoted, waiting, running, stopped, cancelled or done; with the reason if it is stopped.
  state text not null,
  stopped_by text,
  -- Which run works on it, and until when that run is believed to be alive.
  run_id text,
  run_until bigint,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, file_id),
  check ((run_id is null) = (run_until is null))
);
create index translation_files_by_time on translation_files (account_id, created_at, file_id);
create index translation_files_open on translation_files (created_at) where state in ('waiting', 'running');
-- One file of an account at a time.
create unique index translation_files_one_open on translation_files (account_id) where state in ('waiting', 'running');
create index translation_files_by_expiry on translation_files (expires_at);

-- The bytes of a file, a docx for a pdf.
create table translation_file_bytes (
  account_id text not null,
  file_id text not null,
  bytes bytea not null,
  primary key (account_id, file_id),
  foreign key (account_id, file_id) references translation_files (account_id, file_id) on delete cascade
);

-- The texts of a file with their translations.
create table translation_file_texts (
  account_id text not null,
  file_id text not null,
  text_index integer not null check (text_index >= 0),
  place text not null,
  source text not null,
  -- Numbers of marks that stand for elements.
  holders jsonb not null,
  -- Words that it costs if it is translated.
  price integer not null check (price >= 0),
  -- open, translated, plain (without formatting) or kept; with the fault of the latter two.
  state text not null,
  fault text,
  target text,
  -- Words that it has cost, and what paid them.
  words bigint not null default 0 check (words >= 0),
  paid_by text,
  -- The reservation that is to be charged with the words; null once that is done.
  reservation_id text,
  primary key (account_id, file_id, text_index),
  foreign key (account_id, file_id) references translation_files (account_id, file_id) on delete cascade
);
