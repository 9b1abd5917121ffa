-- Where texts are generated, chosen by staff: one row. The key is encrypted for the origin of the address.
create table text_models (
  id integer primary key check (id = 1),
  way text not null check (way in ('service', 'local', 'none')),
  service_url text not null,
  service_model text not null,
  sealed_key text,
  local_model text not null,
  overrides jsonb not null,
  changed_at bigint not null
);
