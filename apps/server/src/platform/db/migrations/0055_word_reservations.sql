-- What the words of a package are for: Inspire and chat, or rewriting in the free tier.
alter table word_packages
  add column purpose text not null default 'inspire' check (purpose in ('inspire', 'rewrite'));

-- Words of the day that are reserved for work that has not ended.
alter table daily_usage add column held bigint not null default 0 check (held >= 0);

-- Work of the writing tools: words are reserved before it, and charged or released after it.
create table word_works (
  -- Also the id of the hold in the ledger, for work that packages pay.
  work_id text primary key,
  account_id text not null,
  job_id text not null,
  feature text not null check (feature in ('rewrite', 'continue', 'inspire')),
  -- '' for none; null for a document that was removed.
  document_id text,
  -- The day that it counts for; null while nothing is counted.
  day integer,
  paid_by text not null check (paid_by in ('limit', 'package', 'unlimited')),
  reserved bigint not null check (reserved >= 0),
  used bigint not null default 0 check (used between 0 and reserved),
  state text not null check (state in ('held', 'settled', 'released')),
  reserved_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  unique (account_id, job_id)
);
create index word_works_by_time on word_works (account_id, reserved_at);
