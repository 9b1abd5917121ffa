create table api_keys (
  account_id text not null,
  key_hash text not null,
  key_id text not null,
  name text not null,
  ending text not null,
  created_at bigint not null,
  last_used_at bigint,
  primary key (account_id, key_hash)
);

create table exempt_words (
  account_id text not null,
  word text collate "C" not null,
  created_at bigint not null,
  primary key (account_id, word)
);

create table proofreading_preferences (
  account_id text primary key,
  english text not null,
  mode text not null,
  latin_spacing text not null,
  threshold double precision not null,
  updated_at bigint not null
);
