-- Refunds that people want, and those that begin at the provider. What was `wanted` needed nobody's approval.
alter table refunds drop constraint refunds_state_check;
update refunds set state = 'approved' where state = 'wanted';
alter table refunds
  add constraint refunds_state_check check (
    state in ('wanted', 'approved', 'denied', 'sent', 'abnormal', 'succeeded', 'closed', 'failed')),
  add column kind text not null default 'surplus' check (
    kind in ('surplus', 'self', 'withdrawal', 'staff', 'suspense', 'provider', 'chargeback')),
  -- Accounts of staff, and '' for the operator at the command line; null where nobody was asked.
  add column asked_by text,
  add column decided_by text,
  add column sent_at bigint,
  -- What was taken back of the benefits, as JSON; null for nothing.
  add column effect text,
  -- Whoever asked for a refund does not approve it.
  add constraint refunds_second_person check (state = 'denied' or decided_by is null or decided_by <> asked_by);
create index refunds_waiting on refunds (created_at) where state in ('wanted', 'abnormal');
create index payments_suspended on payments (received_at) where use = 'suspense';

-- The number that a notice was about, so that the history of an order shows it.
alter table pay_notices add column out_trade_no text;
create index pay_notices_by_number on pay_notices (out_trade_no);

-- Words of a package that refunds took back.
alter table word_packages add column revoked bigint not null default 0 check (revoked between 0 and words);
