create table document_versions (
  document_id text not null,
  id text not null,
  account_id text not null,
  kind text not null,
  moment text not null,
  name text,
  tier text not null,
  content bytea not null,
  content_hash text not null,
  characters integer not null,
  words integer not null,
  words_added integer not null,
  words_removed integer not null,
  restored_from bigint,
  created_at bigint not null,
  primary key (document_id, id)
);

create index document_versions_by_time on document_versions (document_id, created_at, id);

-- The content is compressed already.
alter table document_versions alter column content set storage external;
