-- How charges are announced first: by e-mail or SMS. The other one follows where it brings no receipt.
alter table subscriptions
  add column notice_way text not null default 'mail' check (notice_way in ('mail', 'sms'));
alter table renewal_notices
  drop constraint renewal_notices_way_check,
  add constraint renewal_notices_way_check check (way in ('mail', 'sms', 'page'));
