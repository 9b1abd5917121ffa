-- Texts of continuations, so that a page whose connection was lost can read what was charged. Deleted after a day.
create table continuations (
  job_id text primary key,
  account_id text not null,
  document_id text,
  content text not null,
  created_at bigint not null
);
create index continuations_by_document on continuations (account_id, document_id);
create index continuations_by_time on continuations (created_at);
