-- Agreements as the simulated providers know them.
create table sim_agreements (
  agreement_id text primary key,
  channel text not null check (channel in ('wechat', 'alipay')),
  merchant text not null,
  app text not null,
  agreement_no text not null unique,
  subject text not null,
  -- Most that may be charged at once.
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('pending', 'signed', 'ended')),
  -- What becomes of charges: `no_money`, `refused`: not taken. `lost`: taken, without a reply.
  charges text not null check (charges in ('paid', 'no_money', 'refused', 'lost')),
  return_url text not null,
  created_at bigint not null,
  signed_at bigint
);
