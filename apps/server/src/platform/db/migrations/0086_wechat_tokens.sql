-- Credentials that WeChat gives to an app, shared by all processes: sealed, because each opens the app's interfaces.
-- Only the process that has the lease asks for new ones.
create table wechat_tokens (
  app_id text not null,
  kind text not null check (kind in ('access_token', 'jsapi_ticket')),
  sealed text,
  expires_at bigint not null,
  -- Raised with every new value, so that a value that WeChat refused is replaced once.
  generation integer not null,
  lease_holder text,
  lease_until bigint not null,
  -- After a failure: not asked again before then, and why.
  retry_at bigint not null,
  failure text,
  primary key (app_id, kind)
);
