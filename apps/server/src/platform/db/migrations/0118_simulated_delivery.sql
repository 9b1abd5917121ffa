-- Whether a simulated store was told that a purchase was delivered; stores that do not ask for it ignore this.
alter table sim_store_purchases add column is_confirmed boolean not null default false;
