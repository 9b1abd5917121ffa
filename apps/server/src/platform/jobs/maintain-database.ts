import type { Platform } from '../platform.ts';

/** Minimum number of dead rows for vacuuming a table. */
const worthVacuum = 1000;

/**
 * Does what a PostgreSQL server does automatically and the embedded engine does not: vacuums, updates the
 * planner's statistics, and writes a checkpoint, which shortens the log and the next start.
 */
export async function maintainDatabase({ db }: Pick<Platform, 'db'>): Promise<void> {
  if (db.engine !== 'embedded') return;
  const tables = await db.run(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name
     from pg_stat_user_tables where n_dead_tup + n_mod_since_analyze > $1`,
    [worthVacuum],
  );
  // One table at a time, so that other statements get the single session in between.
  for (const { name } of tables) await db.run(`vacuum (analyze) ${name}`);
  await db.run('checkpoint');
}
