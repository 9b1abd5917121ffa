-- Where a device was when its session was renewed last, in words; the address itself is nowhere.
alter table sessions add column place jsonb;
