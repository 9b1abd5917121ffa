-- Which version of which document somebody agreed to, in which language it was shown, and when.
create table consents (
  account_id text not null,
  document text not null,
  version text not null,
  language text not null,
  agreed_at bigint not null,
  primary key (account_id, document, version)
);
