-- Codes and limits go by receiver, a phone number or an e-mail address, and by the browser that asks.
alter table accounts add column email text;

alter table sign_in_codes rename column phone to receiver;
alter table sign_in_codes add column device_id text not null default '';
create index sign_in_codes_by_device on sign_in_codes (device_id, sent_at);

alter table wrong_passwords rename column phone to name;

alter table slider_puzzles rename column phone to receiver;
alter table slider_puzzles add column device_id text not null default '';
alter table slider_puzzles add column address_hash text not null default '';
create index slider_puzzles_by_address on slider_puzzles (address_hash, answered_at);

-- What somebody has shown to own an account: good once, for one change, for some minutes.
create table owner_proofs (
  account_id text not null,
  proof_hash text not null,
  purpose text not null,
  expires_at bigint not null,
  primary key (account_id, proof_hash)
);

create index owner_proofs_by_end on owner_proofs (expires_at);
