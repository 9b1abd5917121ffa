-- When an order began to be closed, for its history; null for orders that were closed before this column.
alter table orders add column closing_at bigint;
