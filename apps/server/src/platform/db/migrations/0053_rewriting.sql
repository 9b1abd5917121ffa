-- Texts that are being rewritten or were, each a job. It is kept for a while and then deleted with its sentences.
create table rewrite_jobs (
  account_id text not null,
  -- Chosen by the caller, therefore unique for the account only.
  job_id text not null,
  -- What reservations of words name; a job that is made anew with the same id has another one.
  charge_id text not null unique,
  name text not null,
  tool text not null,
  tone text,
  prompt text,
  language text not null,
  is_light boolean not null,
  text text not null,
  document_id text,
  -- Terms that are locked, kinds that are not, and texts that were unlocked.
  locks jsonb not null,
  sentences integer not null check (sentences >= 0),
  -- The most words that it costs.
  price bigint not null check (price >= 0),
  -- waiting, running, paused, stopped or done; with the reason if it is stopped.
  state text not null,
  stopped_by text,
  -- Whether it goes on without its caller.
  is_background boolean not null,
  -- Which run works on it, and until when that run is believed to be alive.
  run_id text,
  run_until bigint,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, job_id),
  check ((run_id is null) = (run_until is null))
);
create index rewrite_jobs_by_time on rewrite_jobs (account_id, created_at, job_id);
create index rewrite_jobs_open on rewrite_jobs (created_at) where is_background and state in ('waiting', 'running');
create index rewrite_jobs_by_expiry on rewrite_jobs (expires_at);

-- Sentences that are done, with the words they cost.
create table rewrite_sentences (
  account_id text not null,
  job_id text not null,
  sentence_index integer not null check (sentence_index >= 0),
  -- rewritten, unchanged or kept; with the reason if it was kept.
  state text not null,
  kept_because text,
  text text not null,
  changes jsonb not null,
  meaning text,
  words bigint not null check (words >= 0),
  paid_by text,
  -- The reservation that is to be charged with the words; null once that is done.
  reservation_id text,
  primary key (account_id, job_id, sentence_index),
  foreign key (account_id, job_id) references rewrite_jobs (account_id, job_id) on delete cascade
);

-- Replies to requests for alternatives: a repeated request is answered with the same reply and not charged again.
create table rewrite_requests (
  account_id text not null,
  request_id text not null,
  charge_id text not null unique,
  -- Null while it is worked on.
  reply jsonb,
  created_at bigint not null,
  primary key (account_id, request_id)
);
create index rewrite_requests_by_time on rewrite_requests (created_at);

-- Actions that accounts have written themselves.
create table rewrite_actions (
  account_id text not null,
  action_id text not null,
  name text not null check (char_length(name) between 1 and 40),
  prompt text not null check (char_length(prompt) between 1 and 500),
  changed_at bigint not null,
  primary key (account_id, action_id)
);
