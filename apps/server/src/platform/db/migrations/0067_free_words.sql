-- Who was given free words for rewriting, by keyed hashes. There is no account in it, so that it can stay when the account
-- is removed: otherwise removing an account would bring words again.
create table free_word_marks (
  purpose text not null check (purpose in ('wechat', 'share')),
  hash text not null,
  granted_at bigint not null,
  primary key (purpose, hash)
);

-- Pictures of shares in WeChat Moments, for a review by staff. The file goes some time after the decision; the row stays.
create table share_pictures (
  picture_id text primary key,
  account_id text not null,
  state text not null check (state in ('pending', 'approved', 'refused')),
  -- Hashes of the sender, as in free_word_marks; empty after the decision.
  marks jsonb not null,
  sent_at bigint not null,
  due_at bigint not null,
  decided_at bigint,
  refusal text,
  has_file boolean not null
);

create index share_pictures_by_account on share_pictures (account_id, sent_at);
create unique index share_pictures_waiting on share_pictures (account_id) where state = 'pending';
create index share_pictures_queue on share_pictures (sent_at, picture_id) where state = 'pending';
