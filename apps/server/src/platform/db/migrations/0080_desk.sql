-- Requests of visitors and users, with their answers. account_id is null for visitors.
create table tickets (
  ticket_id text primary key,
  number text not null unique,
  account_id text,
  kind text not null check (kind in ('support', 'demo', 'feedback', 'bug')),
  topic text not null check (topic in ('default', 'sale', 'technical', 'team', 'partner')),
  state text not null check (state in ('held', 'open', 'answered', 'closed', 'spam')),
  locale text not null,
  name text not null,
  company text not null,
  post text not null,
  phone text not null,
  wechat text not null,
  email text not null,
  team_size text not null,
  created_at bigint not null,
  -- Until when staff should answer; null while nothing waits for them.
  due_at bigint,
  -- Since when the requester waits for the answer that is due.
  waits_since bigint,
  first_answer_at bigint,
  closed_at bigint,
  -- The feedback or bug report that the ticket is about.
  source_id text unique
);

create index tickets_by_account on tickets (account_id);
create index tickets_by_due on tickets (due_at, ticket_id) where state = 'open';
create index tickets_by_time on tickets (created_at, ticket_id);

create table ticket_messages (
  message_id text primary key,
  ticket_id text not null references tickets on delete cascade,
  account_id text,
  author text not null check (author in ('requester', 'staff')),
  text text not null,
  created_at bigint not null,
  is_by_mail boolean not null,
  -- Chosen by the sender, so that a message is added once: a key of the form, or the Message-ID of a mail.
  send_key text not null,
  unique (ticket_id, send_key)
);

create index ticket_messages_by_account on ticket_messages (account_id);
create index ticket_messages_by_ticket on ticket_messages (ticket_id, created_at);

-- What only staff see: notes.
create table ticket_notes (
  note_id text primary key,
  ticket_id text not null references tickets on delete cascade,
  account_id text,
  staff_id text not null,
  text text not null,
  created_at bigint not null
);

create index ticket_notes_by_account on ticket_notes (account_id);
create index ticket_notes_by_ticket on ticket_notes (ticket_id, created_at);

-- How a ticket is handled. Tokens stand here in clear: whoever reads this table can read the tickets as well.
create table ticket_handling (
  ticket_id text primary key references tickets on delete cascade,
  account_id text,
  link_token text not null unique,
  -- Part of the address that answers by e-mail go to; lower case.
  reply_token text not null unique,
  -- Chosen by the form, so that it opens one ticket.
  open_key text unique,
  assignee text,
  score integer not null,
  signals jsonb not null
);

create index ticket_handling_by_account on ticket_handling (account_id);
create index ticket_handling_by_assignee on ticket_handling (assignee) where assignee is not null;

-- What requests of the last week looked like, to recognise copies: keyed hashes, without personal data.
create table ticket_traces (
  trace_id text primary key,
  created_at bigint not null,
  address_hash text not null,
  network_hash text not null,
  sender_hash text not null,
  text_hash text not null,
  shape bigint,
  nonce text
);

create index ticket_traces_by_time on ticket_traces (created_at);
create index ticket_traces_by_nonce on ticket_traces (nonce);

-- Keyed hashes of addresses whose mails come back.
create table bounced_addresses (
  address_hash text primary key,
  bounced_at bigint not null
);

-- Days on which service differs from the week, as YYYY-MM-DD in Shanghai.
create table service_days (
  date text primary key,
  kind text not null check (kind in ('holiday', 'work')),
  name text not null
);

-- Feedback and reports that are open become tickets. They have waited longer than any answer time: due since their arrival.
insert into tickets (ticket_id, number, account_id, kind, topic, state, locale, name, company, post, phone, wechat, email,
  team_size, created_at, due_at, waits_since, source_id)
select feedback_id, 'F' || upper(right(replace(feedback_id, '-', ''), 10)), null, 'feedback', 'default', 'open', locale, '', '', '',
  case when contact like '%@%' then '' else coalesce(contact, '') end, '',
  case when contact like '%@%' then contact else '' end, '', created_at, created_at, created_at, feedback_id
from visitor_feedback where closed_at is null;

insert into tickets (ticket_id, number, account_id, kind, topic, state, locale, name, company, post, phone, wechat, email,
  team_size, created_at, due_at, waits_since, source_id)
select report_id, 'F' || upper(right(replace(report_id, '-', ''), 10)), account_id, 'bug', 'default', 'open', 'zh', '', '', '', '', '',
  '', '', created_at, created_at, created_at, report_id
from bug_reports where closed_at is null;

insert into ticket_messages (message_id, ticket_id, account_id, author, text, created_at, is_by_mail, send_key)
select feedback_id, feedback_id, null, 'requester', trim(both chr(10) from brief || chr(10) || chr(10) || content), created_at, false, 'first'
from visitor_feedback where closed_at is null;

insert into ticket_messages (message_id, ticket_id, account_id, author, text, created_at, is_by_mail, send_key)
select report_id, report_id, account_id, 'requester', trim(both chr(10) from brief || chr(10) || chr(10) || content), created_at, false, 'first'
from bug_reports where closed_at is null;

insert into ticket_handling (ticket_id, account_id, link_token, reply_token, score, signals)
select ticket_id, account_id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  replace(gen_random_uuid()::text, '-', ''), 0, '[]'
from tickets;
