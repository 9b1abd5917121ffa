-- `unreadable`: of a known type, in a form that is not documented.
alter table notice_alarms drop constraint notice_alarms_kind_check;
alter table notice_alarms add constraint notice_alarms_kind_check
  check (kind in ('unknown', 'unreadable', 'alarming'));

-- Payments whose number is not one of ours: the account at the provider that received them, and their number there.
create table stray_payments (
  payment_id text primary key references payments (payment_id),
  merchant text not null,
  app text not null,
  out_trade_no text not null
);
-- Nothing was recorded of those before: '' stands for the account of the settings.
insert into stray_payments (payment_id, merchant, app, out_trade_no)
  select payment_id, '', '', '' from payments where order_no is null;

-- `foreign`: staff have decided that it belongs to another program that shares the account.
alter table payments drop constraint payments_use_check;
alter table payments add constraint payments_use_check
  check (use in ('applied', 'surplus', 'suspense', 'foreign'));
create index payments_without_order on payments (received_at, payment_id) where order_no is null;
