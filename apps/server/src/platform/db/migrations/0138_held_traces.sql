-- Whether a request was held for review: many held ones of an hour are a flood.
alter table ticket_traces add column is_held boolean not null default false;
