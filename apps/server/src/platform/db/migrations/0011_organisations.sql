create table organisations (
  organisation_id text primary key,
  name text not null,
  created_at bigint not null
);

-- By account first: every check asks what somebody belongs to, and only the operator who belongs to something.
create table organisation_members (
  account_id text not null,
  organisation_id text not null,
  role text not null,
  created_at bigint not null,
  primary key (account_id, organisation_id)
);

create index organisation_members_of_organisation on organisation_members (organisation_id);

comment on column word_lists.account_id is
  'whose list it is: an account, ''operator'' for the installation, ''organisation/<id>'' for an organisation';
