-- Words that somebody's own mistakes have taught: on the list (added_at) from their third check. A word that was
-- deleted keeps its row, so that counting does not bring it back.
create table learned_words (
  account_id text not null,
  word text not null,
  language text not null,
  -- The mistake, and the words of its sentence before and behind it; '' where there are none.
  wrong text not null,
  before_word text not null,
  behind_word text not null,
  checks integer not null,
  added_at bigint,
  deleted_at bigint,
  box integer not null,
  due_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, word)
);

-- The list comes by when words were added, reviews by when they are due.
create index learned_words_by_addition on learned_words (account_id, added_at, word)
  where added_at is not null and deleted_at is null;
create index learned_words_by_due on learned_words (account_id, due_at, word)
  where added_at is not null and deleted_at is null;
create index learned_words_by_change on learned_words (updated_at) where added_at is null;

-- Checks that are counted: a finding counts once in a document. A job removes old ones.
create table word_checks (
  account_id text not null,
  document_id text not null,
  finding text not null,
  checked_at bigint not null,
  primary key (account_id, document_id, finding)
);

create index word_checks_by_time on word_checks (checked_at);

-- A sign before an exempt word is its rule about case from now on; words that begin with such a sign get one.
update exempt_words set word = case when word = lower(word) then '~' else '=' end || word where word ~ '^[=~]';
