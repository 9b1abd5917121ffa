-- The share of a document, at most one. The link itself is nowhere in the clear: its hash finds it, and its
-- sealed form shows it to the owner again.
create table shares (
  account_id text not null,
  document_id text not null,
  state text not null,
  token_hash text not null,
  token_sealed text not null,
  password_hash text,
  password_version integer not null,
  author text not null,
  expires_at bigint,
  view_limit integer,
  views integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, document_id)
);

-- Every link there ever was, so that an old one can say what became of it. Distributed by its hash, like
-- account_logins by name. Without account and document once the document is removed for good.
create table share_links (
  token_hash text primary key,
  account_id text,
  document_id text,
  created_at bigint not null
);

create index share_links_of_document on share_links (account_id, document_id);

create table share_guesses (
  account_id text not null,
  document_id text not null,
  guess_id text not null,
  address_hash text not null,
  at bigint not null,
  primary key (account_id, document_id, guess_id)
);

create index share_guesses_by_time on share_guesses (at);

create table share_complaints (
  account_id text not null,
  document_id text not null,
  complaint_id text not null,
  reason text not null,
  text text not null,
  email text,
  created_at bigint not null,
  closed_at bigint,
  outcome text,
  primary key (account_id, document_id, complaint_id)
);

create index share_complaints_by_id on share_complaints (complaint_id);
create index share_complaints_open on share_complaints (created_at) where closed_at is null;
