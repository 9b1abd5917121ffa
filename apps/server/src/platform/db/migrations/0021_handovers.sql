-- Sign-ins on their way from one domain of the operator to another. Of the code only its hash is kept.
create table handovers (
  account_id text not null,
  code_hash text not null,
  session_id text not null,
  origin text not null,
  challenge text not null,
  expires_at bigint not null,
  primary key (account_id, code_hash)
);
create index handovers_by_end on handovers (expires_at);

-- The session of the same browser from which this one was handed over: together they count as one device.
alter table sessions add column handed_from text;
