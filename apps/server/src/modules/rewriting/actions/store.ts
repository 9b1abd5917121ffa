import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { rewriteActions } from '../../../platform/db/tables/rewriting.ts';

/** A custom action of an account. Times are in ms. */
export type StoredAction = typeof rewriteActions.$inferSelect;

/** Actions of an account in the order of their names. */
export function listActions(sql: Sql, accountId: string): Promise<StoredAction[]> {
  return sql
    .select()
    .from(rewriteActions)
    .where(eq(rewriteActions.accountId, accountId))
    .orderBy(asc(rewriteActions.name), asc(rewriteActions.actionId));
}

/** Number of actions of an account, excluding one. */
export async function countOthers(sql: Sql, accountId: string, actionId: string): Promise<number> {
  const [row] = await sql
    .select({ others: count() })
    .from(rewriteActions)
    .where(and(eq(rewriteActions.accountId, accountId), ne(rewriteActions.actionId, actionId)));
  return row?.others ?? 0;
}

/** Adds an action, or changes the one with its id. */
export async function putAction(sql: Sql, action: StoredAction): Promise<void> {
  const { name, prompt, changedAt } = action;
  await sql
    .insert(rewriteActions)
    .values(action)
    .onConflictDoUpdate({
      target: [rewriteActions.accountId, rewriteActions.actionId],
      set: { name, prompt, changedAt },
    });
}

export async function deleteAction(sql: Sql, accountId: string, actionId: string): Promise<void> {
  await sql
    .delete(rewriteActions)
    .where(and(eq(rewriteActions.accountId, accountId), eq(rewriteActions.actionId, actionId)));
}
