-- Accounts that staff have blocked. Why is in the audit log.
create table account_blocks (
  account_id text primary key,
  blocked_at bigint not null
);
