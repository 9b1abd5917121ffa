-- Glossaries of accounts, documents and organisations. `account_id` is empty for those of organisations, which stay when
-- a member goes.
create table glossaries (
  glossary_id text primary key,
  scope text not null check (scope in ('me', 'document', 'organisation')),
  -- The account, document or organisation.
  owner_id text not null,
  account_id text,
  -- Grows with every change, so that readers know whether what they keep is current.
  revision bigint not null,
  unique (scope, owner_id)
);

create index glossaries_by_account on glossaries (account_id) where account_id is not null;

create table glossary_terms (
  term_id text primary key,
  glossary_id text not null references glossaries on delete cascade,
  account_id text,
  zh text not null,
  zh_variants jsonb not null,
  zh_forbidden jsonb not null,
  en text not null,
  en_variants jsonb not null,
  en_forbidden jsonb not null,
  part_of_speech text not null,
  case_sensitive boolean not null,
  note text not null,
  -- Both preferred forms as they are compared: a glossary has each pair once.
  pair_key text not null,
  updated_at bigint not null,
  unique (glossary_id, pair_key)
);

create index glossary_terms_by_account on glossary_terms (account_id) where account_id is not null;
