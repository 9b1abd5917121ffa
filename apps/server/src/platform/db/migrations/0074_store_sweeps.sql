-- The daily check of every purchase at its store: how many were asked about, how many had changed, how many gave no answer.
create table store_sweeps (
  store text not null check (store in ('apple', 'google', 'huawei')),
  -- In Asia/Shanghai, such as 2026-11-22.
  day text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  asked integer not null check (asked >= 0),
  healed integer not null check (healed >= 0),
  failed integer not null check (failed >= 0),
  -- Why the last request failed; '' if none did.
  detail text not null,
  -- The last purchase that was asked about; '' before the first.
  position text not null,
  -- How often in a row the store gave no answer.
  tries integer not null check (tries >= 0),
  started_at bigint not null,
  ended_at bigint,
  primary key (store, day)
);
-- Purchases in the order in which they are asked about.
create index store_subscriptions_to_ask on store_subscriptions (store, subscription_id)
  where state is distinct from 'ended';
