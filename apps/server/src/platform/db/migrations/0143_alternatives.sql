-- The first of several orders of which at most one is paid, because they use the same coupon or the same share of a campaign.
alter table orders add column alternative_of text references orders (order_no);
create index orders_by_alternative on orders (alternative_of) where alternative_of is not null;
-- Staff list orders, the newest first.
create index orders_by_time on orders (created_at, order_no);
