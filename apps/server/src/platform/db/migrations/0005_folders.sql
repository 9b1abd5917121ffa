-- Folders lie in each other: parent_id null is the top. That they form a tree is decided under the lock that
-- every change of an account's folders takes.
create table folders (
  account_id text not null,
  id text not null,
  parent_id text,
  name text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

-- title_key is made by the server and compared byte by byte, so that titles sort alike on every engine.
-- '' is a key that has yet to be made: the job key-titles makes those of documents that are older than it.
alter table documents
  add column folder_id text,
  add column file_type text not null default 'written',
  add column title_key text collate "C" not null default '',
  add column favourited_at bigint,
  add column opened_at bigint;

-- One for each order that lists come in, so that a page is read off an index however many documents there are.
drop index documents_by_change;
create index documents_by_change on documents (account_id, updated_at, id) where trashed_at is null;
create index documents_by_creation on documents (account_id, created_at, id) where trashed_at is null;
create index documents_by_title on documents (account_id, title_key, id) where trashed_at is null;
create index documents_by_size on documents (account_id, words, id) where trashed_at is null;
create index documents_by_opening on documents (account_id, opened_at, id)
  where trashed_at is null and opened_at is not null;
create index documents_by_favour on documents (account_id, favourited_at) where favourited_at is not null;
create index documents_by_folder on documents (account_id, folder_id) where folder_id is not null;
create index documents_in_trash on documents (account_id, trashed_at, id) where trashed_at is not null;
create index documents_without_title_key on documents (id) where title_key = '';
