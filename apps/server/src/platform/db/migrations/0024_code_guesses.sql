-- Wrong codes of browsers that asked for none: counted apart, so that they cost the one who did no try.
create table code_guesses (
  receiver text not null,
  guess_id text not null,
  action text not null,
  address_hash text not null,
  at bigint not null,
  primary key (receiver, guess_id)
);
create index code_guesses_by_address on code_guesses (address_hash, at);
create index code_guesses_by_time on code_guesses (at);
