import type { Deps } from '../deps.ts';

/** Rows that updates and deletes left behind before a table is worth a vacuum. */
const worthVacuum = 1000;

/**
 * Does what a PostgreSQL server does by itself and the embedded engine does not: gives space of dead rows
 * back, keeps the planner's figures, and writes a checkpoint, which shortens the log and the next start.
 */
export async function maintainDatabase({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (db.engine !== 'embedded') return;
  const tables = await db.run(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name
     from pg_stat_user_tables where n_dead_tup + n_mod_since_analyze > $1`,
    [worthVacuum],
  );
  // One at a time: whoever waits for the one session gets in between.
  for (const { name } of tables) await db.run(`vacuum (analyze) ${name}`);
  await db.run('checkpoint');
}
