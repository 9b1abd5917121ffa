-- Whether a key opens documents too. Keys made so far were given with the words that they do not.
alter table api_keys add column opens_documents boolean not null default false;
