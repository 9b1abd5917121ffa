-- Pictures and PDFs whose text is read, each upload a job. It is kept for a while and then deleted with its pages and files.
create table ocr_jobs (
  account_id text not null,
  -- Chosen by the caller, therefore unique for the account only.
  job_id text not null,
  name text not null,
  -- auto, zh or en.
  language text not null,
  -- waiting, running, done or cancelled.
  state text not null,
  -- Which run works on it, and until when that run is believed to be alive.
  run_id text,
  run_until bigint,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (account_id, job_id),
  check ((run_id is null) = (run_until is null))
);
create index ocr_jobs_by_time on ocr_jobs (account_id, created_at, job_id);
create index ocr_jobs_open on ocr_jobs (created_at) where state in ('waiting', 'running');
create index ocr_jobs_by_expiry on ocr_jobs (expires_at);

create table ocr_pages (
  account_id text not null,
  job_id text not null,
  page_index integer not null check (page_index >= 0),
  -- The name of the uploaded file, and its key in the file store.
  name text not null,
  source_key text not null,
  -- Page of a PDF, from 1; null for a picture.
  pdf_page integer,
  -- waiting, done or failed; with the error code if it failed.
  state text not null,
  failed_by text,
  -- How often a run has begun it: a page that ends its process every time is given up.
  tries integer not null default 0,
  -- recognised, or layer for the text layer of a PDF.
  source text,
  language text,
  width integer not null default 0,
  height integer not null default 0,
  -- Paragraphs and tables with lines, words, boxes and confidences, with the user's corrections.
  blocks jsonb,
  -- The prepared picture in the file store.
  picture_key text,
  primary key (account_id, job_id, page_index),
  foreign key (account_id, job_id) references ocr_jobs (account_id, job_id) on delete cascade
);

-- Pages that accounts have had read by day, also of jobs that were deleted.
create table ocr_days (
  account_id text not null,
  day integer not null,
  pages integer not null check (pages >= 0),
  primary key (account_id, day)
);
