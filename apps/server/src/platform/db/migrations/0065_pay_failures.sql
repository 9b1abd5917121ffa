-- The last call of each payment provider that had no result, or that was refused for the account.
create table pay_failures (
  channel text primary key check (channel in ('wechat', 'alipay', 'stripe')),
  failed_at bigint not null,
  call text not null,
  detail text not null
);
