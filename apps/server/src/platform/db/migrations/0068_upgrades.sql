-- An upgrade is quoted line by line. `basis_hash`: of everything that the lines depend on; an upgrade whose basis has
-- changed is refused.
alter table quotes
  add column kind text not null default 'purchase' check (kind in ('purchase', 'upgrade')),
  add column lines jsonb not null default '[]',
  add column basis_hash text,
  add check ((kind = 'upgrade') = (basis_hash is not null)),
  add check (kind = 'upgrade' or credit = 0);

-- What a grant was made of: time of another grant. Never changed; removed with the account.
create table grant_lineage (
  account_id text not null,
  child_id text not null references grants (grant_id) on delete cascade,
  parent_id text not null references grants (grant_id) on delete cascade,
  -- converted: Pro for Plus. kept: the rest of it, which stays Plus. upgraded: Pro, paid in part by what Plus was worth.
  kind text not null check (kind in ('upgraded', 'converted', 'kept')),
  -- Time of the parent that became the child, in ms.
  length bigint not null check (length >= 0),
  -- By how much the parent lowered the price of the child, in minor units.
  credit bigint not null check (credit >= 0),
  primary key (child_id, parent_id),
  check (kind = 'upgraded' or credit = 0)
);
create index grant_lineage_by_account on grant_lineage (account_id);
create index grant_lineage_by_parent on grant_lineage (parent_id);

-- Conversions of Plus to Pro: as they were shown, and the consent to those that were made.
create table conversions (
  conversion_id text primary key,
  account_id text not null,
  -- Whole days of Pro, and the time of Plus in ms that they take and leave.
  days integer not null check (days > 0),
  taken bigint not null check (taken > 0),
  kept bigint not null check (kept >= 0),
  -- The time of each grant.
  lines jsonb not null,
  basis_hash text not null,
  -- SHA-256 of the text of the consent, in the language in which it was shown.
  consent_hash text not null,
  language text not null,
  quoted_at bigint not null,
  expires_at bigint not null,
  -- When it was agreed to and made, and the network of who agreed.
  converted_at bigint,
  network text,
  check ((converted_at is null) = (network is null))
);
create index conversions_by_account on conversions (account_id);
