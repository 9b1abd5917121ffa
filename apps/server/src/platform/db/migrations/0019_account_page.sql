-- Accounts whose owner has asked that everything goes. A row stays until nothing else of the account is left, so
-- that a removal that was cut short goes on. `begun_at` is set once it can no longer be taken back.
create table account_deletions (
  account_id text primary key,
  asked_at bigint not null,
  due_at bigint not null,
  begun_at bigint
);

create index account_deletions_by_due on account_deletions (due_at);

-- That an account was removed, and when. The hash is keyed: it answers for an id that somebody shows, and names none.
create table removed_accounts (
  account_hash text primary key,
  asked_at bigint not null,
  removed_at bigint not null
);

-- What visitors tell whoever runs this installation.
create table visitor_feedback (
  feedback_id text primary key,
  brief text not null,
  content text not null,
  contact text,
  locale text not null,
  created_at bigint not null,
  closed_at bigint,
  outcome text
);

create index visitor_feedback_open on visitor_feedback (created_at) where closed_at is null;

-- What signed-in people report; they see the reply. `diagnostic` is what they agreed to send along.
create table bug_reports (
  account_id text not null,
  report_id text not null,
  brief text not null,
  content text not null,
  diagnostic text,
  screenshots integer not null,
  created_at bigint not null,
  closed_at bigint,
  reply text,
  primary key (account_id, report_id)
);

create index bug_reports_by_id on bug_reports (report_id);
create index bug_reports_open on bug_reports (created_at) where closed_at is null;
