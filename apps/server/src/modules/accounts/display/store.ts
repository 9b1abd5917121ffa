import { type Display, type DisplayChange, nothingChosen } from '@inkstone/contracts/accounts/display';
import type { Instant } from '@inkstone/kernel';
import { eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/statements.ts';
import { accountDisplay } from '../../../platform/db/tables/display.ts';

const { accountId: account, theme, language, font, scale, lineHeight } = accountDisplay;
const choices = { theme, language, font, scale, lineHeight };

/** Returns the account's display settings. */
export async function findDisplay(sql: Sql, accountId: string): Promise<Display> {
  const [row] = await displayFind(sql).execute({ accountId });
  return row ?? nothingChosen;
}

const displayFind = prepared((sql) =>
  sql
    .select(choices)
    .from(accountDisplay)
    .where(eq(account, query.placeholder('accountId')))
    .prepare('accounts_find_display'),
);

/** Stores a change field by field, and returns all current settings. */
export async function changeDisplay(
  sql: Sql,
  accountId: string,
  change: DisplayChange,
  updatedAt: Instant,
): Promise<Display> {
  const [row] = await sql
    .insert(accountDisplay)
    .values({ accountId, ...change, updatedAt })
    .onConflictDoUpdate({ target: account, set: { ...change, updatedAt } })
    .returning(choices);
  return row ?? nothingChosen;
}
