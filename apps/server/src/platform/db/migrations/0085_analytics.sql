-- Visitors who agreed to analytics: a random identifier, and the first day (of Asia/Shanghai, since 1970) of each step.
create table analytics_people (
  visitor_id text primary key,
  account_id text,
  language text not null,
  device text not null,
  first_day integer not null,
  visit_day integer,
  trial_day integer,
  registration_day integer,
  correction_day integer,
  plan_day integer,
  order_day integer,
  purchase_day integer
);
create index analytics_people_by_account on analytics_people (account_id) where account_id is not null;
create index analytics_people_by_first_day on analytics_people (first_day);

-- Their events. Every value but time and identifiers is one of a list.
create table analytics_events (
  -- Ascends with the time at which the event was stored.
  event_id text primary key,
  visitor_id text not null references analytics_people on delete cascade,
  account_id text,
  at bigint not null,
  day integer not null,
  event text not null,
  page text not null,
  language text not null,
  device text not null,
  details jsonb not null
);
create index analytics_events_by_day on analytics_events (day);
create index analytics_events_by_visitor on analytics_events (visitor_id);
create index analytics_events_by_account on analytics_events (account_id) where account_id is not null;

-- Events without consent: numbers without identifier and without a time of day. A job adds them to analytics_daily;
-- rows are only inserted until then, so that transactions do not wait for each other.
create table analytics_increments (
  day integer not null,
  event text not null,
  page text not null,
  language text not null,
  device text not null,
  events integer not null check (events > 0)
);

-- Events of a day: counted without consent, and recorded with consent. Kept when raw events are deleted.
create table analytics_daily (
  day integer not null,
  event text not null,
  page text not null,
  language text not null,
  device text not null,
  counted bigint not null default 0,
  recorded bigint not null default 0,
  primary key (day, event, page, language, device)
);

-- Weeks (from Monday, since 1970) in which a visitor came.
create table analytics_activity (
  visitor_id text not null references analytics_people on delete cascade,
  week integer not null,
  primary key (visitor_id, week)
);

-- People by the day of their first visit, and by the steps that they have reached since.
create table analytics_funnels (
  day integer not null,
  language text not null,
  device text not null,
  visit integer not null,
  trial integer not null,
  registration integer not null,
  correction integer not null,
  plan integer not null,
  "order" integer not null,
  purchase integer not null,
  primary key (day, language, device)
);

-- People by the week of their first visit, and how many of them came `later` weeks after it.
create table analytics_retention (
  week integer not null,
  later integer not null,
  people integer not null,
  primary key (week, later)
);

-- When the tables above were computed last. The row is locked meanwhile.
create table analytics_state (
  id integer primary key check (id = 1),
  aggregated_at bigint
);
insert into analytics_state (id) values (1);
