/**
 * Server tests that run on the embedded database in addition to PostgreSQL: all that depend on the engine,
 * and one of each module. Paths under `apps/server/src`; a folder ends with a slash.
 */
export const embeddedTests = [
  // Opening, copying, moving, vacuuming or losing a database, and a whole process over one.
  'platform/db/',
  'platform/jobs/',
  'platform/ledger/',
  'platform/due/',
  'backup/',
  'main.int.test.ts',
  'integration/changed-secret.int.test.ts',
  // Acknowledgements wait for its group commit; compaction and removal lock rows.
  'platform/sync/durability.int.test.ts',
  'platform/sync/compaction.int.test.ts',
  'platform/sync/random-peers.int.test.ts',
  'account-data/',
  // Queries with an index or a function that an engine may lack.
  'modules/documents/search/',
  'modules/documents/listing/',
  // One of each module.
  'modules/accounts/accounts.int.test.ts',
  'modules/accounts/sessions.int.test.ts',
  'modules/analytics/',
  'modules/assist/word-lists/',
  'modules/content/content.int.test.ts',
  'modules/desk/',
  'modules/documents/documents.int.test.ts',
  'modules/generation/',
  'modules/invoices/',
  'modules/membership/',
  'modules/models/',
  'modules/notifications/',
  'modules/ocr/',
  'modules/orders/',
  'modules/rewriting/',
  'modules/sharing/sharing.int.test.ts',
  'modules/site/feedback/',
  'modules/staff/audit/',
  'modules/stores/',
  'modules/subscriptions/changes-during-renewal.int.test.ts',
  'modules/subscriptions/subscriptions.int.test.ts',
  'modules/terms/',
  'modules/translation/',
  // Commands with and without a running server.
  'cli/',
] as const;
