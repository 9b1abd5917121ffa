import { type Instant, instant } from '@inkstone/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { handovers } from '../../../platform/db/tables/handovers.ts';

/** A pending handover. */
export interface Handover {
  readonly accountId: string;
  readonly codeHash: string;
  readonly sessionId: string;
  readonly origin: string;
  readonly challenge: string;
  readonly expiresAt: Instant;
}

export async function insertHandover(db: Sql, handover: Handover): Promise<void> {
  await db.insert(handovers).values(handover);
}

/** Deletes a handover and returns it to the first caller; null to all others. */
export async function consumeHandover(
  db: Sql,
  { accountId, codeHash }: Pick<Handover, 'accountId' | 'codeHash'>,
): Promise<Handover | null> {
  const [row] = await db
    .delete(handovers)
    .where(and(eq(handovers.accountId, accountId), eq(handovers.codeHash, codeHash)))
    .returning();
  return row ? { ...row, expiresAt: instant(row.expiresAt) } : null;
}

export async function deleteExpiredHandovers(db: Sql, now: Instant): Promise<void> {
  await db.delete(handovers).where(lt(handovers.expiresAt, now));
}
