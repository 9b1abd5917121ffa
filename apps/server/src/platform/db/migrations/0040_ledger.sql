-- Accounts of the double-entry ledger: what people have, and counter accounts of the system.
create table ledger_accounts (
  -- Names the account: a fixed name of the system, or an id that only the table of its owner links to a person.
  account_key text primary key,
  -- `word`, `coin`, or the code of a currency.
  unit text not null check (unit ~ '^(word|coin|[A-Z]{3})$'),
  -- The balance less what is held may not fall below it; null for no limit.
  floor bigint,
  -- Kept by a trigger; changed by entries only.
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  created_at bigint not null,
  constraint ledger_floor check (floor is null or balance - held >= floor)
);

create table ledger_txns (
  txn_id text primary key,
  reason text not null,
  -- What caused it; together with the reason it can be posted once.
  source_id text not null,
  posted_at bigint not null,
  unique (reason, source_id)
);

create table ledger_entries (
  txn_id text not null references ledger_txns (txn_id),
  account_key text not null references ledger_accounts (account_key),
  amount bigint not null check (amount <> 0),
  primary key (txn_id, account_key)
);
create index ledger_entries_by_account on ledger_entries (account_key, txn_id);

-- Amounts reserved for something whose cost is not known yet. `seq` is the order in which they are used.
create table ledger_holds (
  hold_id text not null,
  seq integer not null,
  account_key text not null references ledger_accounts (account_key),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'settled', 'released')),
  expires_at bigint not null,
  primary key (hold_id, seq)
);

create function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where account_key = new.account_key;
  return null;
end
$$;
create trigger ledger_entries_change_balances after insert on ledger_entries
  for each row execute function apply_ledger_entry();

create function check_ledger_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries entry join ledger_accounts account using (account_key)
    where entry.txn_id = new.txn_id group by account.unit having sum(entry.amount) <> 0
  ) then
    raise exception 'entries of % do not sum to zero', new.txn_id
      using errcode = 'check_violation', constraint = 'ledger_zero_sum';
  end if;
  return null;
end
$$;
create constraint trigger ledger_zero_sum after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_sum();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end
$$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_txns_append_only before update or delete or truncate on ledger_txns
  for each statement execute function refuse_ledger_change();

-- What has to be done at a time, in the order of time. Never a delayed job: those run by the database's clock.
create table due (
  kind text not null,
  ref text not null,
  due_at bigint not null,
  tries integer not null,
  primary key (kind, ref)
);
create index due_by_time on due (due_at);
