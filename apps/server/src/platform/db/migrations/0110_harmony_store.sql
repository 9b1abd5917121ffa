-- AppGallery on HarmonyOS (IAP Kit) is a store of its own: its purchases and notifications have another form than those of HMS.
alter table store_subscriptions drop constraint store_subscriptions_store_check,
  add constraint store_subscriptions_store_check check (store in ('apple', 'google', 'huawei', 'harmony'));
alter table store_periods drop constraint store_periods_store_check,
  add constraint store_periods_store_check check (store in ('apple', 'google', 'huawei', 'harmony'));
alter table store_notices drop constraint store_notices_store_check,
  add constraint store_notices_store_check check (store in ('apple', 'google', 'huawei', 'harmony'));
alter table store_voids drop constraint store_voids_store_check,
  add constraint store_voids_store_check check (store in ('apple', 'google', 'huawei', 'harmony'));
alter table store_sweeps drop constraint store_sweeps_store_check,
  add constraint store_sweeps_store_check check (store in ('apple', 'google', 'huawei', 'harmony'));
