-- Cards also renew in US dollars.
alter table renewal_consents drop constraint renewal_consents_currency_check;
alter table renewal_consents
  add constraint renewal_consents_currency_check check (currency in ('CNY', 'USD'));
