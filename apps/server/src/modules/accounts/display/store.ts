import { type Display, type DisplayChange, nothingChosen } from '@inkstone/contracts/display';
import type { Instant } from '@inkstone/kernel';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { accountDisplay } from '../../../db/tables/display.ts';

const { accountId: account, theme, language, font, scale, lineHeight } = accountDisplay;
const choices = { theme, language, font, scale, lineHeight };

/** What the account has chosen. */
export async function findDisplay(sql: Sql, accountId: string): Promise<Display> {
  const [row] = await sql.select(choices).from(accountDisplay).where(eq(account, accountId));
  return row ?? nothingChosen;
}

/** Keeps a change, field by field, and gives all that holds now. */
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
