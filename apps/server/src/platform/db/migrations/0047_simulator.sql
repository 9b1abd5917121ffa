-- Only where SIMULATOR is on: how far the clock of the installation is ahead of real time, in ms.
create table sim_clock (
  id integer primary key check (id = 1),
  ahead bigint not null check (ahead >= 0)
);

-- Keys of the simulated payment providers, sealed.
create table sim_keys (
  name text primary key,
  sealed text not null
);

-- Payments as the simulated providers know them.
create table sim_trades (
  trade_id text primary key,
  channel text not null check (channel in ('wechat', 'alipay', 'stripe')),
  merchant text not null,
  app text not null,
  out_trade_no text not null,
  way text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  subject text not null,
  -- `action`: a card that wants 3-D Secure.
  state text not null check (state in ('pending', 'action', 'paid', 'closed')),
  -- Stripe's id of the payment and its secret; '' elsewhere.
  provider_ref text not null,
  client_secret text not null,
  notice_path text not null,
  return_url text not null,
  -- Whether the next refunds do not reach the payer.
  refunds_fail boolean not null,
  created_at bigint not null,
  expires_at bigint not null,
  unique (channel, merchant, out_trade_no)
);
create index sim_trades_by_time on sim_trades (created_at);

-- Money that a simulated payer paid, in the terms that the provider reports: more than one, or other terms, on demand.
create table sim_payments (
  provider_txn text primary key,
  trade_id text not null references sim_trades (trade_id),
  merchant text not null,
  app text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at bigint not null
);
create index sim_payments_by_trade on sim_payments (trade_id);

create table sim_refunds (
  provider_refund text primary key,
  trade_id text not null references sim_trades (trade_id),
  provider_txn text not null references sim_payments (provider_txn),
  out_refund_no text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'succeeded', 'abnormal', 'failed')),
  created_at bigint not null,
  unique (trade_id, out_refund_no)
);

-- Notices of the simulated providers. They are signed when they are sent.
create table sim_notices (
  notice_id text primary key,
  trade_id text not null references sim_trades (trade_id),
  -- The provider's number of the event, equal for repetitions.
  event_id text not null,
  -- What it says: the payment is waiting or paid, or the state of a refund.
  says text not null check (says in ('waiting', 'paid', 'refund')),
  -- The payment or the refund; of a forged notice a number that does not exist.
  ref text not null,
  -- `forged`: signed with another key. `probe`: WeChat Pay's test of the merchant's verification.
  signed_as text not null check (signed_as in ('genuine', 'forged', 'probe')),
  -- How often it is posted at once.
  times integer not null check (times between 1 and 50),
  state text not null check (state in ('due', 'accepted', 'denied', 'lost', 'given_up')),
  tries integer not null,
  -- The status of the last reply; null before one.
  status integer,
  created_at bigint not null,
  due_at bigint not null
);
create index sim_notices_by_trade on sim_notices (trade_id, created_at);
