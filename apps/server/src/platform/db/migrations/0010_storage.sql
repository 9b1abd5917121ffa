-- How many bytes of files an account keeps. Counted with the files themselves, in the same transaction.
create table account_storage (
  account_id text primary key,
  used bigint not null
);

insert into account_storage (account_id, used)
select account_id, sum(size) from document_images group by account_id;
