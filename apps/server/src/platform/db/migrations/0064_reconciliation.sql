-- What the bills of payment providers say, and how they differ from our books.
create table bill_days (
  channel text not null check (channel in ('wechat', 'alipay', 'stripe')),
  -- In Asia/Shanghai, such as 2026-11-22.
  day text not null,
  state text not null check (state in ('done', 'failed')),
  -- Why the bill could not be read; '' where it could.
  detail text not null,
  lines integer not null check (lines >= 0),
  tries integer not null check (tries >= 0),
  ran_at bigint not null,
  primary key (channel, day)
);

-- Never changed: a line is stored when a bill names it for the first time.
create table bill_rows (
  channel text not null,
  movement text not null check (movement in ('payment', 'refund')),
  -- Payments: the provider's number. Refunds: our number.
  ref text not null,
  day text not null,
  out_trade_no text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  fee bigint not null,
  fee_currency text not null,
  primary key (channel, movement, ref),
  foreign key (channel, day) references bill_days (channel, day)
);

create table bill_differences (
  difference_id text primary key,
  channel text not null,
  day text not null,
  kind text not null check (kind in ('only_theirs', 'only_ours', 'amount', 'repeated')),
  movement text not null check (movement in ('payment', 'refund')),
  ref text not null,
  out_trade_no text not null,
  -- Amounts of both sides; null where that side has none.
  theirs bigint check (theirs >= 0),
  ours bigint check (ours >= 0),
  currency text not null,
  state text not null check (state in ('pending', 'open', 'healed', 'accepted')),
  found_at bigint not null,
  ended_at bigint,
  unique (channel, kind, movement, ref)
);
create index bill_differences_by_state on bill_differences (state, found_at);
create index bill_differences_by_day on bill_differences (channel, day);
-- What a day in our books has: payments by the time of the provider.
create index payments_by_time on payments (channel, paid_at);
