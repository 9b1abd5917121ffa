-- Logins that were begun here and are expected back from a provider. A row is found by the hash of its state.
create table social_attempts (
  state_hash text primary key,
  provider text not null,
  purpose text not null,
  account_id text,
  device_id text not null,
  next text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index social_attempts_by_end on social_attempts (expires_at);

-- QR codes that wait to be scanned and confirmed. The page knows the ticket, the code says the scene.
create table wechat_qr_codes (
  ticket_hash text primary key,
  scene text not null,
  device_id text not null,
  purpose text not null,
  account_id text,
  next text not null,
  state text not null,
  identity text,
  user_agent text not null,
  address text not null,
  created_at bigint not null,
  expires_at bigint not null,
  looked_at bigint
);
create unique index wechat_qr_codes_by_scene on wechat_qr_codes (scene);
create index wechat_qr_codes_by_end on wechat_qr_codes (expires_at);

-- What is known of the social identities of an account beside their row in account_logins: one of each kind.
create table social_identities (
  account_id text not null,
  kind text not null,
  subject text not null,
  shown_name text,
  email text,
  revocation text,
  bound_at bigint not null,
  primary key (account_id, kind)
);
