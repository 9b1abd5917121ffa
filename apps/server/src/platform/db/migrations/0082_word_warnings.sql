-- Of which end of a package its owner was told last: 7 days ahead, or 1.
alter table word_packages add column warned_days integer;
