-- The text of a section before it was written again, which can be restored.
alter table inspire_sections add column earlier jsonb;
