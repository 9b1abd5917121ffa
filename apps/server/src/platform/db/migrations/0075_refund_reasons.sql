-- Why staff asked for a refund, and why a second person approved or denied it; null where nobody gave a reason. `reason` is
-- what the provider is told.
alter table refunds
  add column asked_why text,
  add column decided_why text;

-- How the bill of the simulated provider states a payment: as it was, not at all, with another amount, or beside a payment
-- that was never made.
alter table sim_trades
  add column billed text not null default 'true' check (billed in ('true', 'missing', 'other_amount', 'beside_extra'));
