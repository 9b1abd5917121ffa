-- Kinds of coupons that staff create. Their terms never change: issued coupons refer to them. Amounts are in fen.
create table coupon_templates (
  template_id text primary key,
  name text not null check (char_length(name) between 1 and 100),
  -- What a coupon saves: an amount, or a share of the price in percent.
  amount bigint check (amount > 0),
  percent integer check (percent between 1 and 100),
  -- The price from which it applies.
  minimum bigint not null check (minimum >= 0),
  currency text not null check (currency = 'CNY'),
  -- Items it applies to; empty for all.
  plans text[] not null,
  -- How many can be issued, and to one account.
  quota integer not null check (quota > 0),
  issued integer not null check (issued between 0 and quota),
  per_account integer not null check (per_account > 0),
  -- Until when a coupon can be used: so many days after it was issued, or a time.
  valid_days integer check (valid_days between 1 and 3650),
  valid_to bigint,
  -- Whether a full refund makes a coupon usable again.
  is_returnable boolean not null,
  -- Whether coupons can be issued. Issued ones stay usable.
  is_on boolean not null,
  created_at bigint not null,
  check ((amount is null) <> (percent is null)),
  check ((valid_days is null) <> (valid_to is null))
);

-- Coupons that were issued. They stay when the account is removed, and are then nobody's, as orders.
create table coupons (
  coupon_id text primary key,
  template_id text not null references coupon_templates (template_id),
  buyer_id text not null,
  state text not null check (state in ('available', 'held', 'consumed')),
  -- The unpaid order that reserves it, and when that order can no longer be paid.
  held_by text unique references orders (order_no),
  held_until bigint,
  -- The paid order that used it.
  used_by text unique references orders (order_no),
  issued_at bigint not null,
  expires_at bigint not null check (expires_at > issued_at),
  check ((state = 'held') = (held_by is not null)),
  check ((held_by is null) = (held_until is null)),
  check ((state = 'consumed') = (used_by is not null))
);
create index coupons_by_buyer on coupons (buyer_id);
create index coupons_by_template on coupons (template_id);

-- What a coupon saves, apart from what a campaign saves. A coupon that was applied saves at least one fen.
alter table quotes
  add column coupon_id text references coupons (coupon_id),
  add column coupon_discount bigint not null default 0 check (coupon_discount >= 0),
  add check ((coupon_id is null) = (coupon_discount = 0)),
  drop constraint quotes_check,
  add constraint quotes_payable check (payable = list - discount - coupon_discount - credit);
alter table orders
  add column coupon_id text references coupons (coupon_id),
  add column coupon_discount bigint not null default 0 check (coupon_discount >= 0),
  -- Whether its coupon was used by another order before a late payment arrived: the discount was given twice.
  add column is_coupon_reused boolean not null default false,
  add check ((coupon_id is null) = (coupon_discount = 0)),
  add check (not is_coupon_reused or coupon_id is not null),
  drop constraint orders_check,
  add constraint orders_payable check (payable = list - discount - coupon_discount - credit);
create index orders_by_coupon on orders (coupon_id) where coupon_id is not null;
