/**
 * Server tests that run on the embedded database in addition to PostgreSQL: all that depend on the engine,
 * and the main task of each module. Paths under `apps/server/src`; a folder ends with a slash. `script/soak embedded` runs
 * all others.
 */
export const embeddedTests = [
  // Opening, copying, moving, vacuuming and losing a database, and a whole process with one, also for commands.
  'platform/db/',
  'platform/jobs/',
  'platform/ledger/',
  'platform/due/',
  'platform/backup/backup.int.test.ts',
  'integration/main.int.test.ts',
  // Acknowledgements wait for its group commit; compaction and removal lock rows.
  'platform/sync/durability.int.test.ts',
  'platform/sync/compaction.int.test.ts',
  'platform/sync/random-peers.int.test.ts',
  // Reads the engine's catalogue, and fills every table.
  'account-data/remove-due-accounts.int.test.ts',
  // Statements with an index or a function that the other engine may lack, over every module's tables.
  'modules/documents/search/search.int.test.ts',
  'modules/documents/listing/',
  'integration/every-module.int.test.ts',
  // Triggers, and transactions that wait for each other's locks.
  'modules/membership/grants/span-overlap.int.test.ts',
  'modules/membership/reservations/',
  'modules/orders/many-payments.int.test.ts',
  'modules/staff/audit/tampering.int.test.ts',
] as const;

/**
 * Whether the tests run on the embedded database in addition to PostgreSQL. Tests of these files that take seconds and
 * know nothing of the engine are not repeated.
 */
export const areRepeated = process.env.TESTS_ARE_REPEATED === 'true';
