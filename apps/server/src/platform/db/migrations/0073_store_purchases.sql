-- What a store says of a purchase: how it is asked about, and its state. Amounts are in hundredths of the unit of the currency.
alter table store_subscriptions
  add column kind text not null default 'subscription' check (kind in ('subscription', 'product')),
  add column product_id text not null default '',
  -- The store's handle of the purchase, and Huawei's number of the subscription.
  add column token text not null default '',
  add column number text not null default '',
  add column state text check (state in ('pending', 'active', 'grace', 'hold', 'paused', 'ended')),
  add column state_at bigint,
  add column renews boolean not null default false,
  add column grace_until bigint,
  add column next_at bigint,
  add column next_amount bigint check (next_amount >= 0),
  add column next_currency text,
  -- Another purchase took its place then.
  add column replaced_at bigint,
  -- When the store was told that it was delivered.
  add column confirmed_at bigint;
update store_subscriptions set token = subscription_id;

alter table store_periods
  add column tier text check (tier in ('plus', 'pro')),
  -- Null where the store does not say: it follows the period before.
  add column from_at bigint,
  add column to_at bigint,
  add column first_seen bigint,
  -- Until when it was granted, and of which tier; null before anything was.
  add column granted_to bigint,
  add column granted_tier text check (granted_tier in ('plus', 'pro'));
update store_periods p
  set tier = g.tier, from_at = g.pinned_from, to_at = g.pinned_to, first_seen = p.signed_at,
    granted_tier = g.tier, granted_to = least(g.pinned_to, coalesce(p.revoked_at, g.pinned_to))
  from grants g
  where g.source = 'store' and g.source_id = p.store || '/' || p.transaction_id and g.period_no = p.period_no;
-- Without a grant nothing is known of it; the store says it again.
delete from store_periods where tier is null;
alter table store_periods
  alter column tier set not null,
  alter column to_at set not null,
  alter column first_seen set not null,
  drop constraint store_periods_period_no_check,
  add constraint store_periods_period_no_check check (period_no >= 0);
create index store_periods_by_subscription on store_periods (store, subscription_id);

-- Payments that a store returned, also before their period is known.
create table store_voids (
  store text not null check (store in ('apple', 'google', 'huawei')),
  transaction_id text not null,
  subscription_id text not null,
  at bigint not null,
  primary key (store, transaction_id)
);
create index store_voids_by_subscription on store_voids (store, subscription_id);
