-- What is for sale. `vip` items grant a tier, `ai` items words.
create table catalogue_items (
  item_id text primary key,
  kind text not null check (kind in ('vip', 'ai')),
  tier text check (tier in ('plus', 'pro')),
  -- The term: calendar months, or days for a term in weeks. For words: the days until they expire.
  months integer check (months > 0),
  days integer check (days > 0),
  -- Days of the term for computing values; granting uses the calendar.
  value_days integer check (value_days > 0),
  words bigint check (words > 0),
  -- Hidden items are sold by campaigns only.
  is_listed boolean not null,
  position integer not null,
  check ((kind = 'vip') = (tier is not null and value_days is not null and (months is null) <> (days is null))),
  check ((kind = 'ai') = (words is not null and days is not null and tier is null))
);

-- Prices are added and never changed: orders refer to them.
create table catalogue_prices (
  price_id text primary key,
  item_id text not null references catalogue_items (item_id),
  -- Null for the list price.
  campaign_id text,
  currency text not null check (currency in ('CNY', 'USD')),
  -- In minor units.
  amount bigint not null check (amount > 0),
  -- Shown to buyers abroad beside the price, in cents; not charged.
  usd_hint bigint check (usd_hint > 0),
  valid_from bigint not null,
  valid_to bigint check (valid_to > valid_from)
);
create index catalogue_prices_by_item on catalogue_prices (item_id);

create function refuse_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'prices are added and never changed';
end
$$;
create trigger catalogue_prices_append_only before update or delete or truncate on catalogue_prices
  for each statement execute function refuse_price_change();

insert into catalogue_items (item_id, kind, tier, months, days, value_days, words, is_listed, position) values
  ('month_vip', 'vip', 'plus', 1, null, 31, null, true, 1),
  ('quarter_vip', 'vip', 'plus', 3, null, 92, null, true, 2),
  ('year_vip', 'vip', 'plus', 12, null, 366, null, true, 3),
  ('fiveyear_vip', 'vip', 'plus', 60, null, 1827, null, false, 4),
  ('week_vvip', 'vip', 'pro', null, 7, 7, null, true, 5),
  ('month_vvip', 'vip', 'pro', 1, null, 31, null, true, 6),
  ('quarter_vvip', 'vip', 'pro', 3, null, 92, null, true, 7),
  ('halfyear_vvip', 'vip', 'pro', 6, null, 183, null, false, 8),
  ('year_vvip', 'vip', 'pro', 12, null, 366, null, true, 9),
  ('eighteen_vvip', 'vip', 'pro', 18, null, 549, null, false, 10),
  ('words_50k', 'ai', null, null, 45, null, 50000, true, 11),
  ('words_100k', 'ai', null, null, 45, null, 100000, true, 12),
  ('words_200k', 'ai', null, null, 45, null, 200000, true, 13),
  ('words_500k', 'ai', null, null, 45, null, 500000, true, 14),
  ('words_1m', 'ai', null, null, 45, null, 1000000, true, 15);

insert into catalogue_prices (price_id, item_id, campaign_id, currency, amount, usd_hint, valid_from, valid_to) values
  ('month_vip-1', 'month_vip', null, 'CNY', 2500, 499, 0, null),
  ('quarter_vip-1', 'quarter_vip', null, 'CNY', 6800, 1099, 0, null),
  ('year_vip-1', 'year_vip', null, 'CNY', 19800, 2999, 0, null),
  ('fiveyear_vip-1', 'fiveyear_vip', null, 'CNY', 59800, null, 0, null),
  ('week_vvip-1', 'week_vvip', null, 'CNY', 4800, 799, 0, null),
  ('month_vvip-1', 'month_vvip', null, 'CNY', 9800, 1499, 0, null),
  ('quarter_vvip-1', 'quarter_vvip', null, 'CNY', 23800, 3599, 0, null),
  ('halfyear_vvip-1', 'halfyear_vvip', null, 'CNY', 39800, 5999, 0, null),
  ('year_vvip-1', 'year_vvip', null, 'CNY', 59800, 8999, 0, null),
  ('eighteen_vvip-1', 'eighteen_vvip', null, 'CNY', 79800, null, 0, null),
  ('words_50k-1', 'words_50k', null, 'CNY', 990, null, 0, null),
  ('words_100k-1', 'words_100k', null, 'CNY', 1600, null, 0, null),
  ('words_200k-1', 'words_200k', null, 'CNY', 2800, null, 0, null),
  ('words_500k-1', 'words_500k', null, 'CNY', 5800, null, 0, null),
  ('words_1m-1', 'words_1m', null, 'CNY', 9800, null, 0, null);

-- Time of a tier that an account was granted. Only `revoked_at` changes, once.
create table grants (
  grant_id text primary key,
  account_id text not null,
  tier text not null,
  kind text not null,
  -- What caused it, such as an order; together with the period it can grant once.
  source text not null,
  source_id text not null,
  period_no integer not null,
  granted_at bigint not null,
  -- Floating: in ms, with the anchor day of months. Pinned: between the provider's dates.
  length bigint,
  anchor_day integer,
  pinned_from bigint,
  pinned_to bigint,
  revoked_at bigint,
  unique (source, source_id, period_no)
);
create index grants_by_account on grants (account_id);

-- Where grants lie in time; derived from them, and written anew with every change.
create table membership_spans (
  account_id text not null,
  grant_id text not null,
  tier text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  primary key (account_id, grant_id, starts_at)
);

-- The row that is locked while grants of an account change.
create table timelines (
  account_id text primary key,
  version bigint not null
);

-- Words that an account was granted, in a ledger account each.
create table word_packages (
  package_id text primary key,
  account_id text not null,
  source text not null,
  source_id text not null,
  words bigint not null,
  granted_at bigint not null,
  expires_at bigint not null,
  unique (source, source_id)
);
create index word_packages_by_account on word_packages (account_id, expires_at);
