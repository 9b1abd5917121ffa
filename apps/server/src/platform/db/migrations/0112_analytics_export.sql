-- Raw events are exported by day and, within a day, in the order in which they were stored. The former index of days alone made
-- each part of an export of late days read every earlier event.
create index analytics_events_by_day_and_id on analytics_events (day, event_id);
drop index analytics_events_by_day;
