-- What the first page of the back office counts.
create index subscriptions_retrying on subscriptions (created_at) where state = 'retrying';
create index tickets_held on tickets (created_at) where state = 'held';
