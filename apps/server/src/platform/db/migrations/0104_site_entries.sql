-- Banners, downloads and choices of fonts that staff show on the website for a period.
create table site_entries (
  entry_id text primary key,
  -- By its kind, as `siteEntryContent` of the contracts describes it.
  content jsonb not null,
  starts_at bigint not null,
  ends_at bigint,
  -- Counts changes.
  version integer not null,
  changed_at bigint not null
);
