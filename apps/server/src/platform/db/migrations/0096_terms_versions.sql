-- Versions of legal documents that staff publish, one row for each language. The version is the day from which it is in force.
create table terms_versions (
  document text not null check (document in ('terms', 'privacy', 'policy', 'clause', 'continue')),
  version text not null,
  language text not null,
  -- Markdown, as docs/terms.md describes it.
  source text not null,
  published_at bigint not null,
  -- The account of the member of staff. Kept after the account is deleted, as in the audit log.
  published_by text not null,
  primary key (document, version, language)
);

-- For the consent log of staff.
create index consents_by_time on consents (agreed_at);
