create table documents (
  account_id text not null,
  id text not null,
  title text not null,
  excerpt text not null,
  characters integer not null,
  words integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  trashed_at bigint,
  primary key (account_id, id)
);

create index documents_by_id on documents (id);
create index documents_by_change on documents (account_id, updated_at, id);
create index documents_by_trashing on documents (trashed_at) where trashed_at is not null;

create table document_updates (
  document_id text not null,
  id bigserial not null,
  data bytea not null,
  created_at bigint not null,
  primary key (document_id, id)
);

-- Updates are many and short-lived: let vacuum come early, and keep the bytes as they are.
alter table document_updates set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);

create table document_snapshots (
  document_id text primary key,
  data bytea not null,
  version integer not null,
  created_at bigint not null
);

create table document_images (
  account_id text not null,
  id text not null,
  hash text not null,
  file_key text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  size integer not null,
  created_at bigint not null,
  primary key (account_id, id),
  constraint document_images_once unique (account_id, hash)
);
