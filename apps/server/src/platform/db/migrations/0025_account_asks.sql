-- Which accounts were asked about from where, so that lists cannot be asked about. Kept for an hour, hashed.
create table account_asks (
  address_hash text not null,
  device_id text not null,
  receiver_hash text not null,
  at bigint not null,
  primary key (address_hash, device_id, receiver_hash)
);
create index account_asks_by_device on account_asks (device_id, at);
create index account_asks_by_time on account_asks (at);
