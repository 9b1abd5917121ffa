import type { Instant } from '@inkstone/kernel';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { socialAttempts } from '../../../../platform/db/tables/social-login.ts';

type Row = typeof socialAttempts.$inferSelect;

/** The purpose of a social login. */
export type Intent = Pick<Row, 'purpose' | 'accountId' | 'next'>;

export async function insertAttempt(db: Sql, attempt: Omit<Row, 'usedAt'>): Promise<void> {
  await db.insert(socialAttempts).values(attempt);
}

/** Uses an attempt up; null when it is unknown, expired, used, or belongs to another provider or browser. */
export async function takeAttempt(
  db: Sql,
  { stateHash, provider, deviceId }: Pick<Row, 'stateHash' | 'provider' | 'deviceId'>,
  now: Instant,
): Promise<Intent | null> {
  const [row] = await db
    .update(socialAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(socialAttempts.stateHash, stateHash),
        eq(socialAttempts.provider, provider),
        eq(socialAttempts.deviceId, deviceId),
        gt(socialAttempts.expiresAt, now),
        isNull(socialAttempts.usedAt),
      ),
    )
    .returning({
      purpose: socialAttempts.purpose,
      accountId: socialAttempts.accountId,
      next: socialAttempts.next,
    });
  return row ?? null;
}

/** Records the use of a credential; false when it was used before. */
export async function spendCredential(
  db: Sql,
  spent: Pick<Row, 'stateHash' | 'provider' | 'deviceId'> & { readonly at: Instant; readonly until: Instant },
): Promise<boolean> {
  const { at, until, ...which } = spent;
  const rows = await db
    .insert(socialAttempts)
    .values({ ...which, purpose: 'sign_in', next: '', createdAt: at, expiresAt: until, usedAt: at })
    .onConflictDoNothing()
    .returning({ stateHash: socialAttempts.stateHash });
  return rows.length > 0;
}

export async function deleteExpiredAttempts(db: Sql, now: Instant): Promise<void> {
  await db.delete(socialAttempts).where(lt(socialAttempts.expiresAt, now));
}
