-- On tables that PostgreSQL took to be small, taking one pending document could take all of them, of which one was indexed. The
-- others were missing in searches, or with their former text: all documents are indexed again, in the background.
insert into search_pending (account_id, document_id)
  select account_id, id from documents on conflict do nothing;
