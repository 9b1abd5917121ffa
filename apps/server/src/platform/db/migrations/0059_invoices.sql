-- Buyers of invoices that an account has saved.
create table invoice_titles (
  title_id text primary key,
  account_id text not null,
  buyer jsonb not null,
  email text not null,
  created_at bigint not null
);
create index invoice_titles_by_account on invoice_titles (account_id);

-- Invoices and applications for them. They stay when the account is removed, as orders. Amounts are in fen.
create table invoices (
  invoice_id text primary key,
  buyer_id text not null,
  kind text not null check (kind in ('general', 'special')),
  buyer jsonb not null,
  email text not null,
  state text not null check (
    state in ('wanted', 'issuing', 'stalled', 'rejected', 'withdrawn', 'issued', 'red_wanted', 'red_issued')
  ),
  gross bigint not null check (gross > 0),
  -- The tax that the gross amount contains, fixed with the application, and its rate in basis points.
  tax bigint not null check (tax between 0 and gross),
  rate integer not null check (rate between 0 and 10000),
  -- Why it was rejected, or what the issuer waits for.
  note text not null,
  is_simulated boolean not null,
  -- The number under which the issuer is asked, of the invoice and of its red letter.
  request_no text unique,
  red_request_no text unique,
  -- Whether the issuer was asked and has not said that it knows nothing of the request.
  is_sent boolean not null,
  -- When the issuer said first that it knows nothing of the request.
  absent_since bigint,
  -- Until when one process is asking the issuer.
  leased_until bigint,
  number text unique check (number ~ '^[0-9]{20}$'),
  issued_at bigint,
  red_reason text check (red_reason in ('01', '02', '03', '04')),
  red_number text unique check (red_number ~ '^[0-9]{20}$'),
  red_issued_at bigint,
  -- The cancelled invoice in whose place it was applied for.
  replaces text references invoices (invoice_id),
  created_at bigint not null,
  changed_at bigint not null,
  check ((state in ('issued', 'red_wanted', 'red_issued')) = (number is not null)),
  check ((number is null) = (issued_at is null)),
  check ((state = 'red_issued') = (red_number is not null)),
  check ((red_number is null) = (red_issued_at is null)),
  check (state not in ('red_wanted', 'red_issued') or red_reason is not null)
);
create index invoices_by_buyer on invoices (buyer_id, created_at);
create index invoices_by_state on invoices (state, created_at);
create index invoices_by_tax_number on invoices ((buyer ->> 'taxNumber'));

-- What an invoice is about. An order has one live invoice at most.
create table invoice_orders (
  invoice_id text not null references invoices (invoice_id),
  order_no text not null references orders (order_no),
  amount bigint not null check (amount > 0),
  is_live boolean not null,
  primary key (invoice_id, order_no)
);
create unique index invoice_orders_one_live on invoice_orders (order_no) where is_live;
create index invoice_orders_by_order on invoice_orders (order_no);

-- Stored files of invoices (blue) and of their red letters.
create table invoice_files (
  invoice_id text not null references invoices (invoice_id),
  side text not null check (side in ('blue', 'red')),
  format text not null check (format in ('pdf', 'ofd', 'xml')),
  file_key text not null unique,
  size integer not null check (size > 0),
  sha256 text not null,
  stored_at bigint not null,
  primary key (invoice_id, side, format)
);
