-- Accounts whose pictures are to be looked through for those that no document holds any more.
create table picture_checks (
  account_id text primary key,
  -- Counts the requests: one that comes during a check is not lost.
  asked bigint not null,
  due_at bigint not null
);

create index picture_checks_by_due on picture_checks (due_at);
