-- Staff list purchases in stores, the newest first.
create index store_subscriptions_by_time on store_subscriptions (bound_at, subscription_id);
