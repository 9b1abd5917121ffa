-- Finds the payments of an attempt: whether a charge that counts as failed was paid.
create index payments_by_attempt on payments (attempt_id);
