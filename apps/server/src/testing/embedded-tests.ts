/**
 * Server tests that run on the embedded database in addition to PostgreSQL: all that depend on the engine,
 * and one of each module. Paths under `apps/server/src`; a folder ends with a slash. `script/soak embedded` runs all others.
 */
export const embeddedTests = [
  // Opening, copying, moving, vacuuming and losing a database, and a whole process with one.
  'platform/db/',
  'platform/jobs/',
  'platform/ledger/',
  'platform/due/',
  'platform/backup/',
  'integration/main.int.test.ts',
  'integration/changed-secret.int.test.ts',
  'integration/unknown-notices.int.test.ts',
  // Acknowledgements wait for its group commit; compaction and removal lock rows.
  'platform/sync/durability.int.test.ts',
  'platform/sync/compaction.int.test.ts',
  'platform/sync/random-peers.int.test.ts',
  'account-data/',
  // Queries with an index or a function that the other engine may lack.
  'modules/documents/search/',
  'modules/documents/listing/',
  // One test of each module; for money also the tests of concurrent settlement and of refunds.
  'modules/accounts/accounts.int.test.ts',
  'modules/accounts/sessions.int.test.ts',
  'modules/analytics/',
  'modules/assist/word-lists/word-lists.int.test.ts',
  'modules/content/content.int.test.ts',
  'modules/desk/desk.int.test.ts',
  'modules/documents/documents.int.test.ts',
  'modules/generation/generation.int.test.ts',
  'modules/invoices/invoices.int.test.ts',
  'modules/invoices/issuing/',
  'modules/membership/grants/span-overlap.int.test.ts',
  'modules/membership/membership.int.test.ts',
  'modules/membership/reservations/',
  'modules/models/gateway/',
  'modules/notifications/',
  'modules/ocr/ocr.int.test.ts',
  'modules/orders/many-payments.int.test.ts',
  'modules/orders/books/',
  'modules/orders/desk/',
  'modules/orders/orders.int.test.ts',
  'modules/orders/random-notices.int.test.ts',
  'modules/orders/reconciliation/',
  'modules/orders/refunds/',
  'modules/orders/settlement/',
  'modules/orders/stray-payments/',
  'modules/orders/upgrades/',
  'modules/rewriting/rewriting.int.test.ts',
  'modules/sharing/sharing.int.test.ts',
  'modules/site/feedback/',
  'modules/staff/audit/',
  'modules/stores/stores.int.test.ts',
  'modules/stores/sweeps/',
  'modules/subscriptions/agreement-ended.int.test.ts',
  'modules/subscriptions/changes-during-renewal.int.test.ts',
  'modules/subscriptions/late-provider.int.test.ts',
  'modules/subscriptions/subscriptions.int.test.ts',
  'modules/terms/terms.int.test.ts',
  'modules/translation/translation.int.test.ts',
  // Commands with a running server, and without.
  'cli/keys.int.test.ts',
  'cli/running-server.int.test.ts',
] as const;

/**
 * Whether the tests run on the embedded database in addition to PostgreSQL. Tests of these files that take seconds and
 * know nothing of the engine are not repeated.
 */
export const areRepeated = process.env.TESTS_ARE_REPEATED === 'true';
