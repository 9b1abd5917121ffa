-- Memberships that renew. Linked to an account by the buyer only, as orders are.
create table subscriptions (
  subscription_id text primary key,
  buyer_id text not null,
  channel text not null check (channel in ('wechat', 'alipay')),
  item_id text not null references catalogue_items (item_id),
  tier text not null check (tier in ('plus', 'pro')),
  months integer not null check (months > 0),
  -- What the payer agreed to for each period: never more is charged.
  amount bigint not null check (amount > 0),
  currency text not null check (currency = 'CNY'),
  state text not null check (state in
    ('signing', 'active', 'announced', 'charging', 'retrying', 'lapsed', 'cancel_wanted', 'ended')),
  merchant text not null,
  app text not null,
  -- Our number of the agreement, and the provider's; '' before it is signed.
  agreement_no text not null unique,
  agreement_ref text not null,
  -- The first order; those of renewals name the subscription.
  order_no text not null references orders (order_no),
  created_at bigint not null,
  signed_at bigint,
  -- Day of the month on which periods begin.
  anchor_day integer,
  -- Periods that are paid, and the last one of them.
  period_no integer not null,
  period_start bigint,
  period_end bigint,
  next_charge_at bigint,
  -- When the provider was told of the charge that is due next.
  announced_at bigint,
  -- The last paid period after which benefits were extended.
  grace_after integer not null,
  -- Why the last step did not succeed; '' if it did.
  fault text not null,
  end_reason text check (end_reason in
    ('user', 'staff', 'provider', 'lapsed', 'unsigned', 'replaced', 'account')),
  ended_at bigint
);
create index subscriptions_by_buyer on subscriptions (buyer_id, created_at);
create index subscriptions_by_time on subscriptions (created_at, subscription_id);
-- Nobody pays twice for one tier.
create unique index subscriptions_one_running on subscriptions (buyer_id, tier)
  where state in ('active', 'announced', 'charging', 'retrying');

alter table orders
  add column subscription_id text references subscriptions (subscription_id),
  add column period_no integer,
  add constraint orders_period check ((subscription_id is null) = (period_no is null));
-- No period is ordered twice.
create unique index orders_one_per_period on orders (subscription_id, period_no);
-- A renewal does not stand in the way of an order that its buyer makes.
drop index orders_one_unpaid;
create unique index orders_one_unpaid on orders (buyer_id, item_id)
  where state = 'unpaid' and subscription_id is null;

-- Announcements of charges: the proof that the law asks for. Of the text its hash is kept.
create table renewal_notices (
  subscription_id text not null references subscriptions (subscription_id),
  period_no integer not null,
  seq integer not null,
  way text not null check (way in ('mail', 'page')),
  amount bigint not null,
  currency text not null,
  charge_at bigint not null,
  content_hash text not null,
  sent_at bigint not null,
  -- When it was proved to have arrived.
  receipt_at bigint,
  primary key (subscription_id, period_no, seq)
);

create table charges (
  subscription_id text not null references subscriptions (subscription_id),
  period_no integer not null,
  try_no integer not null,
  attempt_id text not null unique references pay_attempts (attempt_id),
  started_at bigint not null,
  outcome text not null check (outcome in ('open', 'paid', 'declined', 'failed')),
  fault text not null,
  primary key (subscription_id, period_no, try_no)
);
-- One charge at a time.
create unique index charges_one_open on charges (subscription_id) where outcome = 'open';
