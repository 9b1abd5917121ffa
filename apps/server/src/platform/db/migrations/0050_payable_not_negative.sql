-- 0044 replaced a check of the amounts and lost its second half.
alter table quotes add constraint quotes_payable_not_negative check (payable >= 0);
alter table orders add constraint orders_payable_not_negative check (payable >= 0);
