-- Links orders to accounts. Removed with the account: orders stay, as the law wants, and are then nobody's.
create table buyers (
  buyer_id text primary key,
  account_id text not null unique
);

-- Prices as they were shown. An order names one.
create table quotes (
  quote_id text primary key,
  buyer_id text not null,
  item_id text not null references catalogue_items (item_id),
  price_id text not null references catalogue_prices (price_id),
  campaign_id text,
  quantity integer not null check (quantity between 1 and 99),
  list bigint not null check (list >= 0),
  discount bigint not null check (discount >= 0),
  credit bigint not null check (credit >= 0),
  payable bigint not null check (payable >= 0 and payable = list - discount - credit),
  currency text not null check (currency in ('CNY', 'USD')),
  quoted_at bigint not null,
  expires_at bigint not null
);

create table orders (
  order_no text primary key,
  buyer_id text not null,
  quote_id text not null unique references quotes (quote_id),
  item_id text not null references catalogue_items (item_id),
  price_id text not null references catalogue_prices (price_id),
  quantity integer not null check (quantity between 1 and 99),
  list bigint not null check (list >= 0),
  discount bigint not null check (discount >= 0),
  credit bigint not null check (credit >= 0),
  payable bigint not null check (payable >= 0 and payable = list - discount - credit),
  currency text not null check (currency in ('CNY', 'USD')),
  state text not null check (state in ('unpaid', 'paid', 'finished', 'closing', 'canceled')),
  -- Whether it was paid after it had been canceled.
  is_late boolean not null,
  created_at bigint not null,
  expires_at bigint not null,
  paid_at bigint,
  closed_at bigint
);
create unique index orders_one_unpaid on orders (buyer_id, item_id) where state = 'unpaid';
create index orders_by_buyer on orders (buyer_id, created_at);

create table pay_attempts (
  attempt_id text primary key,
  order_no text not null references orders (order_no),
  seq integer not null,
  channel text not null check (channel in ('wechat', 'alipay', 'stripe')),
  way text not null,
  -- The receiving account, kept because settings may change.
  merchant text not null,
  app text not null,
  out_trade_no text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('creating', 'unknown', 'open', 'closing', 'closed', 'failed', 'paid')),
  -- What the client needs to pay, as JSON; null until the provider has answered.
  handle text,
  -- When the provider said first that it has no such payment.
  absent_since bigint,
  polls integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  unique (order_no, seq)
);

-- Money that arrived. Without an attempt where the number is none of ours.
create table payments (
  payment_id text primary key,
  attempt_id text references pay_attempts (attempt_id),
  order_no text references orders (order_no),
  channel text not null,
  provider_txn text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at bigint not null,
  received_at bigint not null,
  use text not null check (use in ('applied', 'surplus', 'suspense')),
  -- Terms that differ from the attempt, separated by commas.
  faults text not null,
  unique (channel, provider_txn)
);
create unique index payments_one_applied on payments (order_no) where use = 'applied';

-- Verified notices by the provider's key of the event. Of the message only its SHA-256 is kept: it names the payer.
create table pay_notices (
  channel text not null,
  event_key text not null,
  digest text not null,
  verdict text not null,
  received_at bigint not null,
  primary key (channel, event_key)
);

create table refunds (
  refund_id text primary key,
  payment_id text not null references payments (payment_id),
  out_refund_no text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('wanted', 'sent', 'succeeded', 'abnormal', 'failed')),
  created_at bigint not null,
  ended_at bigint
);
create index refunds_by_payment on refunds (payment_id);
