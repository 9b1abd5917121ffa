-- Text that was read from pictures of documents, so that searches find it. Stored pictures are unique by their bytes within an
-- account, so that each is read once.
create table picture_texts (
  account_id text not null,
  image_id text not null,
  -- waiting or done. What cannot be read is done, without text.
  state text not null check (state in ('waiting', 'done')),
  -- How often reading has begun: a picture that ends its process every time is given up.
  tries integer not null default 0,
  body text not null default '',
  -- Documents to be indexed again when it has been read.
  document_ids text[] not null default '{}',
  asked_at bigint not null,
  read_at bigint,
  primary key (account_id, image_id)
);
create index picture_texts_waiting on picture_texts (asked_at) where state = 'waiting';

-- Whether the owner wants the text of pictures to be found.
alter table account_storage add column finds_pictures boolean not null default false;
-- Whether a part of the index is the text of a picture.
alter table document_texts add column in_picture boolean not null default false;
