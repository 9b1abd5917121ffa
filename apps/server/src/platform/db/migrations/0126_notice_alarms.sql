-- Notifications of providers that people have to look at: one alarm for each provider, kind, type and day in Asia/Shanghai.
create table notice_alarms (
  alarm_id text primary key,
  provider text not null
    check (provider in ('apple', 'google', 'huawei', 'harmony', 'wechat', 'alipay', 'stripe')),
  -- `unknown`: of a type that this product does not know. `alarming`: of a type on which somebody has to act.
  kind text not null check (kind in ('unknown', 'alarming')),
  type text not null,
  day text not null,
  -- Notifications, without repetitions.
  count integer not null check (count >= 0),
  state text not null check (state in ('open', 'resolved')),
  first_at bigint not null,
  last_at bigint not null,
  resolved_at bigint,
  unique (provider, kind, type, day),
  check ((resolved_at is null) = (state = 'open'))
);
create index notice_alarms_by_state on notice_alarms (state, first_at);
create index notice_alarms_by_time on notice_alarms (first_at);

-- Their raw text, and what it states in plain text. Deleted some time after the alarm was resolved.
create table notice_alarm_messages (
  provider text not null,
  event_key text not null,
  alarm_id text not null references notice_alarms (alarm_id),
  body text not null,
  content text not null,
  received_at bigint not null,
  primary key (provider, event_key)
);
create index notice_alarm_messages_by_alarm on notice_alarm_messages (alarm_id, received_at);
