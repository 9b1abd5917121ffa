-- How somebody wants pages to look, on every device; null where nothing was chosen.
create table account_display (
  account_id text primary key,
  theme text,
  language text,
  font text,
  scale double precision,
  line_height double precision,
  updated_at bigint not null
);
