-- What an announcement of a charge stated: the facts of which `content_hash` is the SHA-256, as JSON, and the message as it was
-- sent; both '' for those before, and `message` for an announcement on the page.
alter table renewal_notices add column content text not null default '';
alter table renewal_notices add column message text not null default '';
