-- Subscriptions that were bought in stores, by the store's number. The first account that shows one has it for ever.
create table store_subscriptions (
  store text not null check (store in ('apple', 'google', 'huawei')),
  subscription_id text not null,
  account_id text not null,
  bound_at bigint not null,
  primary key (store, subscription_id)
);
create index store_subscriptions_by_account on store_subscriptions (account_id);

-- Their paid periods, as the store said last.
create table store_periods (
  store text not null check (store in ('apple', 'google', 'huawei')),
  transaction_id text not null,
  subscription_id text not null,
  account_id text not null,
  -- When the store said so: what it said before is ignored.
  signed_at bigint not null,
  revoked_at bigint,
  -- Raised when a period that was taken back is given again: a grant is revoked once.
  period_no integer not null check (period_no > 0),
  primary key (store, transaction_id)
);
create index store_periods_by_account on store_periods (account_id);

-- Notifications that were verified, by the store's key of the event.
create table store_notices (
  store text not null check (store in ('apple', 'google', 'huawei')),
  event_key text not null,
  type text not null,
  received_at bigint not null,
  primary key (store, event_key)
);
