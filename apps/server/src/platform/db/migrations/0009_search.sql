-- The words of documents for search: titles, and texts cut into parts; part 0 has no text, but all words of the
-- document and its title. By account: whoever searches looks only at what is theirs, and a common word is common in
-- a small part of the whole.
create table document_titles (
  account_id text not null,
  document_id text not null,
  tokens tsvector not null,
  primary key (account_id, document_id)
) partition by hash (account_id);

create table document_texts (
  account_id text not null,
  document_id text not null,
  part integer not null,
  body text not null,
  tokens tsvector not null,
  primary key (account_id, document_id, part)
) partition by hash (account_id);

do $$
begin
  for i in 0..15 loop
    execute format(
      'create table document_titles_%s partition of document_titles for values with (modulus 16, remainder %s)', i, i);
    execute format(
      'create table document_texts_%s partition of document_texts for values with (modulus 16, remainder %s)', i, i);
  end loop;
end $$;

create index document_titles_tokens on document_titles using gin (tokens);
create index document_texts_tokens on document_texts using gin (tokens);

-- Documents whose words have changed since they were read for search.
create table search_pending (
  account_id text not null,
  document_id text not null,
  primary key (account_id, document_id)
);

insert into search_pending (account_id, document_id) select account_id, id from documents;
