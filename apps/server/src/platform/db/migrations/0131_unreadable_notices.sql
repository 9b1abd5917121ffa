-- `unreadable`: of a known type, in a form that is not documented.
alter table notice_alarms drop constraint notice_alarms_kind_check;
alter table notice_alarms add constraint notice_alarms_kind_check
  check (kind in ('unknown', 'unreadable', 'alarming'));
