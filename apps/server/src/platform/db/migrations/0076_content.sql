-- Articles that staff publish: news and help.
create table articles (
  article_id text primary key,
  kind text not null check (kind in ('news', 'help')),
  -- Counts changes; a change names the version it is based on.
  version integer not null check (version > 0),
  -- The newest revision, the public one, and the one that becomes public at publish_at.
  revision integer not null check (revision > 0),
  live_revision integer,
  next_revision integer,
  publish_at bigint,
  unpublish_at bigint,
  -- When it was first published, and when the public revision last changed.
  published_at bigint,
  updated_at bigint,
  -- Of the newest revision, for lists.
  slug text not null,
  category text not null,
  title text not null,
  languages jsonb not null,
  created_at bigint not null,
  changed_at bigint not null,
  check ((next_revision is null) = (publish_at is null)),
  check (live_revision is null or published_at is not null)
);
create index articles_by_change on articles (changed_at, article_id);

create table article_revisions (
  article_id text not null references articles (article_id),
  revision integer not null check (revision > 0),
  content jsonb not null,
  is_automatic boolean not null,
  -- The revision that a rollback repeats.
  repeats integer,
  saved_at bigint not null,
  -- Null for what the product brought.
  saved_by text,
  primary key (article_id, revision)
);

-- All slugs that an article has or had: former ones lead to the current one.
create table article_slugs (
  kind text not null,
  slug text not null,
  article_id text not null references articles (article_id),
  primary key (kind, slug)
);

-- One vote of a visitor, who is known by a keyed hash, for an article.
create table article_votes (
  article_id text not null references articles (article_id),
  voter text not null,
  is_helpful boolean not null,
  voted_at bigint not null,
  primary key (article_id, voter)
);

create table content_pictures (
  picture_id text primary key,
  hash text not null unique,
  file_key text not null,
  media_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size integer not null check (size > 0),
  stored_at bigint not null
);

-- Articles that the product brought. One that is named here is never imported again.
create table seeded_articles (
  seed_id text primary key,
  article_id text not null references articles (article_id),
  seeded_at bigint not null
);
