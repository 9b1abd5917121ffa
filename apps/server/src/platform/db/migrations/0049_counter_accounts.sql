-- Accounts without a floor are the other side of many postings at once. A kept balance would be one row that each of
-- them has to lock until its commit; theirs is the sum of their entries instead.
create or replace function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount
    where account_key = new.account_key and floor is not null;
  return null;
end
$$;

alter table ledger_accounts alter column balance drop not null;
update ledger_accounts set balance = null where floor is null;
alter table ledger_accounts
  add constraint ledger_balance_kept check ((balance is null) = (floor is null)),
  -- What is held is compared with a balance.
  add constraint ledger_held_of_kept check (floor is not null or held = 0);
