-- Staff who block an account can also close its shared links until it is unblocked.
alter table account_blocks add column closes_shares boolean not null default false;
