-- Subscriptions by card: the provider decides periods and charges, and they are mirrored here.
alter table subscriptions
  drop constraint subscriptions_channel_check,
  drop constraint subscriptions_currency_check,
  add constraint subscriptions_channel_check check (channel in ('wechat', 'alipay', 'stripe')),
  add constraint subscriptions_currency_check check (currency = 'CNY' or (channel = 'stripe' and currency = 'USD'));

-- Payers as the provider knows them. Its numbers say nothing about a person, and are linked to an account by the buyer only.
create table card_customers (
  buyer_id text not null,
  merchant text not null,
  app text not null,
  customer text not null,
  primary key (buyer_id, merchant, app)
);

-- What the provider said last of a subscription.
create table card_mirrors (
  subscription_id text primary key references subscriptions (subscription_id),
  -- Requests so far; each one takes its number before it is sent. A reply to a later request is newer.
  requests integer not null,
  -- The request that this is the reply to; 0 before the first.
  version integer not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'paused', 'ended')),
  period_start bigint not null,
  period_end bigint not null,
  cancel_at_end boolean not null,
  -- Whether it ended because it was not paid.
  is_unpaid boolean not null,
  amount bigint not null,
  currency text not null,
  -- When it was canceled here: what is charged afterwards is returned.
  end_wanted_at bigint
);

-- Paid invoices, each with the order that it pays.
create table card_invoices (
  invoice_id text primary key,
  subscription_id text not null references subscriptions (subscription_id),
  order_no text not null unique references orders (order_no),
  period_start bigint not null,
  period_end bigint not null,
  -- Whether it was charged after the subscription was canceled here: its money is returned.
  is_unwanted boolean not null,
  -- Whether its money is in the books.
  is_settled boolean not null
);
create index card_invoices_by_subscription on card_invoices (subscription_id);

-- The attempt of an invoice.
create index pay_attempts_by_invoice on pay_attempts (provider_ref) where way = 'invoice';

-- Subscriptions by card at the simulated provider.
create table sim_card_subscriptions (
  subscription_ref text primary key,
  customer text not null,
  agreement_no text not null,
  merchant text not null,
  app text not null,
  months integer not null check (months > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  subject text not null,
  notice_path text not null,
  return_url text not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'ended')),
  is_unpaid boolean not null,
  cancel_at_end boolean not null,
  anchor_day integer not null,
  period_start bigint not null,
  period_end bigint not null,
  -- Failed charges of the period that is due.
  tries integer not null,
  -- What becomes of later charges.
  charges text not null check (charges in ('paid', 'no_money'))
);

-- Its invoices; each one is paid by a simulated payment.
create table sim_card_invoices (
  invoice_ref text primary key,
  subscription_ref text not null references sim_card_subscriptions (subscription_ref),
  trade_id text not null unique references sim_trades (trade_id),
  period_start bigint not null,
  period_end bigint not null,
  is_first boolean not null,
  state text not null check (state in ('open', 'paid', 'void'))
);
create index sim_card_invoices_by_subscription on sim_card_invoices (subscription_ref);

-- Disputes of simulated payments by card.
create table sim_disputes (
  dispute_ref text primary key,
  trade_id text not null unique references sim_trades (trade_id),
  provider_txn text not null references sim_payments (provider_txn),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  created_at bigint not null
);

alter table sim_notices
  drop constraint sim_notices_says_check,
  add constraint sim_notices_says_check check (says in ('waiting', 'paid', 'refund', 'invoice', 'subscription', 'dispute'));
