-- What payers agreed to. Evidence: rows are only added.
create table renewal_consents (
  subscription_id text not null references subscriptions (subscription_id),
  seq integer not null,
  -- `begin`: to the renewal. `price`: to a higher price.
  kind text not null check (kind in ('begin', 'price')),
  -- What each later period costs at most.
  amount bigint not null check (amount > 0),
  currency text not null check (currency = 'CNY'),
  -- The agreement on continuous membership: its version, and the language in which it was shown.
  terms_version text not null,
  language text not null,
  agreed_at bigint not null,
  primary key (subscription_id, seq)
);

-- Higher prices that subscribers were told of, for a period that is to be charged.
create table price_notices (
  subscription_id text not null references subscriptions (subscription_id),
  period_no integer not null,
  amount bigint not null check (amount > 0),
  told_at bigint not null,
  primary key (subscription_id, period_no, amount)
);
