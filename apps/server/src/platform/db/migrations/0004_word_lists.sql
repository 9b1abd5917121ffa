-- Lists that proofreading minds. account_id is 'operator' for those of the whole installation.
create table word_lists (
  account_id text not null,
  list_id text not null,
  kind text not null,
  active_version integer,
  updated_at bigint not null,
  primary key (account_id, list_id)
);

-- Every version as it was imported; none is changed or removed.
create table word_list_versions (
  account_id text not null,
  list_id text not null,
  version integer not null,
  content text not null,
  entries integer not null,
  author text not null,
  created_at bigint not null,
  primary key (account_id, list_id, version)
);

create table sensitive_choices (
  account_id text primary key,
  categories text not null,
  updated_at bigint not null
);
