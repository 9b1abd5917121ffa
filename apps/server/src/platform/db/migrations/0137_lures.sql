-- Keyed hashes of the sites, accounts and telephone numbers that the text of a request names.
alter table ticket_traces add column lures jsonb not null default '[]';
