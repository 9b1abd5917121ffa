-- Trials that accounts have claimed: one for each account.
create table trial_claims (
  account_id text primary key,
  claim_id text not null,
  campaign_id text not null,
  claimed_at bigint not null
);

-- Who has claimed a trial, by keyed hashes. There is no account in it, so that it can stay when the account is removed:
-- otherwise removing an account would bring a new trial.
create table trial_marks (
  kind text not null check (kind in ('phone', 'device', 'wechat')),
  hash text not null,
  campaign_id text not null,
  claimed_at bigint not null,
  primary key (kind, hash)
);

-- The key of the hashes, encrypted with the secret of the installation. It outlives changes of that secret.
create table trial_keys (
  key_id integer primary key check (key_id = 1),
  sealed text not null
);

-- Claims of campaigns that are limited by the day, which begins at midnight in Asia/Shanghai.
create table trial_days (
  campaign_id text not null,
  -- Days since 1970-01-01.
  day integer not null,
  claimed integer not null check (claimed > 0),
  primary key (campaign_id, day)
);
