-- Sentences of translations that can be requested again after their connection was lost. Deleted after a day.
create table translation_runs (
  account_id text not null,
  job_id text not null,
  run_id text not null,
  document_id text,
  started_at bigint not null,
  primary key (account_id, job_id)
);
create index translation_runs_by_document on translation_runs (account_id, document_id);
create index translation_runs_by_time on translation_runs (started_at);
create table translated_sentences (
  account_id text not null,
  job_id text not null,
  sentence_key text not null,
  target text not null,
  missed_terms jsonb not null,
  words bigint not null,
  reservation_id text not null,
  primary key (account_id, job_id, sentence_key),
  foreign key (account_id, job_id) references translation_runs (account_id, job_id) on delete cascade
);
