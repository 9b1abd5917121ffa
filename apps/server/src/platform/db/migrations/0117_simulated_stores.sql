-- Purchases as the simulated stores know them, with the period that was paid last.
create table sim_store_purchases (
  purchase_id text primary key,
  store text not null check (store in ('apple', 'google', 'huawei', 'harmony')),
  -- The store's number of the purchase.
  number text not null,
  product_id text not null,
  kind text not null check (kind in ('subscription', 'product')),
  -- The account that the app named.
  account_token text,
  -- `retry`: the store tries to charge, and access waits. `returned`: refunded or revoked.
  state text not null check (state in ('active', 'grace', 'retry', 'expired', 'returned')),
  renews boolean not null,
  charges text not null check (charges in ('paid', 'grace', 'retry')),
  delivery text not null check (delivery in ('at_once', 'twice', 'late', 'held', 'lost')),
  period_no integer not null check (period_no > 0),
  transaction_id text not null,
  period_from bigint not null,
  -- Null for words.
  period_to bigint,
  anchor_day integer not null,
  grace_until bigint,
  -- When the first charge failed that has not been repeated with success.
  failed_at bigint,
  returned_at bigint,
  -- When the store signed something of it last: each signature is later than the one before.
  signed_at bigint not null,
  created_at bigint not null,
  unique (store, number),
  check ((period_to is null) = (kind = 'product'))
);
create index sim_store_purchases_by_time on sim_store_purchases (created_at);

-- Their notifications, as they were signed when it happened.
create table sim_store_notices (
  notice_id text primary key,
  purchase_id text not null references sim_store_purchases (purchase_id),
  says text not null,
  is_forged boolean not null,
  body text not null,
  state text not null check (state in ('due', 'held', 'lost', 'accepted', 'denied', 'given_up')),
  times integer not null check (times between 1 and 50),
  tries integer not null,
  -- The status of the last reply; null before one.
  status integer,
  said_at bigint not null,
  due_at bigint not null
);
create index sim_store_notices_by_purchase on sim_store_notices (purchase_id, said_at);
