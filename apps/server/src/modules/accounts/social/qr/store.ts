import { type Instant, instant } from '@inkstone/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { wechatQrCodes } from '../../../../platform/db/tables/social-login.ts';

type Row = typeof wechatQrCodes.$inferSelect;

/** A stored QR code. */
export type StoredQr = Omit<Row, 'expiresAt' | 'createdAt'> & {
  readonly expiresAt: Instant;
  readonly createdAt: Instant;
};

export async function insertQr(
  db: Sql,
  code: Omit<StoredQr, 'identity' | 'lookedAt' | 'state'>,
): Promise<void> {
  await db.insert(wechatQrCodes).values({ ...code, state: 'created' });
}

/** Returns the code of a ticket, locked until the transaction ends; null for a ticket of another browser. */
export async function lockQrOfTicket(
  db: Sql,
  ticketHash: string,
  deviceId: string,
): Promise<StoredQr | null> {
  const where = and(eq(wechatQrCodes.ticketHash, ticketHash), eq(wechatQrCodes.deviceId, deviceId));
  const [row] = await db.select().from(wechatQrCodes).where(where).for('update');
  return toQr(row);
}

/** Returns the code of a scene, locked until the transaction ends. */
export async function lockQrOfScene(db: Sql, scene: string): Promise<StoredQr | null> {
  const [row] = await db.select().from(wechatQrCodes).where(eq(wechatQrCodes.scene, scene)).for('update');
  return toQr(row);
}

export async function findQrOfScene(db: Sql, scene: string): Promise<StoredQr | null> {
  const [row] = await db.select().from(wechatQrCodes).where(eq(wechatQrCodes.scene, scene));
  return toQr(row);
}

export async function changeQr(
  db: Sql,
  ticketHash: string,
  change: Partial<Pick<StoredQr, 'state' | 'identity' | 'expiresAt' | 'lookedAt'>>,
): Promise<void> {
  await db.update(wechatQrCodes).set(change).where(eq(wechatQrCodes.ticketHash, ticketHash));
}

export async function deleteExpiredQr(db: Sql, now: Instant): Promise<void> {
  await db.delete(wechatQrCodes).where(lt(wechatQrCodes.expiresAt, now));
}

function toQr(row: Row | undefined): StoredQr | null {
  return row ? { ...row, expiresAt: instant(row.expiresAt), createdAt: instant(row.createdAt) } : null;
}
