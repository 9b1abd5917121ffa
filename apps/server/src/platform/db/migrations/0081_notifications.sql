-- What users are told in the product.
create table notifications (
  account_id text not null,
  notification_id text not null,
  kind text not null,
  params jsonb not null,
  created_at bigint not null,
  read_at bigint,
  primary key (account_id, notification_id)
);

create index notifications_by_account on notifications (account_id, created_at desc, notification_id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_by_time on notifications (created_at);

-- Of which kinds a user also wants e-mails, where that differs from the default.
create table notification_choices (
  account_id text not null,
  kind text not null,
  mail boolean not null,
  primary key (account_id, kind)
);

-- The signed-in reporter of a shared document, who is told the outcome; deleted when the report is closed.
alter table share_complaints add column reporter_id text;
alter table share_complaints add column locale text;
