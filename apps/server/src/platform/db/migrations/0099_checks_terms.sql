-- Whether texts are checked for the terms of the account, of its organisations and of the document.
alter table proofreading_preferences add column checks_terms boolean not null default true;
