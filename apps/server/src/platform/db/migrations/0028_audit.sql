-- What staff did. Each row holds a hash over its columns and the hash of the row before it.
create table audit_entries (
  seq bigint primary key,
  at bigint not null,
  -- An account, or null where an operator acted.
  actor_id text,
  -- The system's user, as a command states it.
  operator text,
  -- The roles that the actor had then, separated by commas.
  roles text not null,
  -- A permission, or another named event.
  action text not null,
  -- `POST /api/...`, or the command.
  via text not null,
  -- JSON with sorted keys: ids and named choices only.
  facts text not null,
  reason text,
  -- `begun`, `done`, `refused` or `failed`.
  outcome text not null,
  -- The error code of a refusal.
  refusal text,
  -- The row that says `begun`.
  begun_seq bigint,
  hash text not null
);
create index audit_entries_by_actor on audit_entries (actor_id, seq);
create index audit_entries_by_action on audit_entries (action, seq);

-- The last row's number and hash, authenticated with a key of the server that is not in the database.
create table audit_head (
  id integer primary key check (id = 1),
  seq bigint not null,
  hash text not null,
  mac text not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;

create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_head_stays before delete or truncate on audit_head
  for each statement execute function refuse_audit_change();
