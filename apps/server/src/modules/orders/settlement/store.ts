import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { payments, payNotices } from '../../../platform/db/tables/orders.ts';

/** Money that arrived. */
export type Payment = typeof payments.$inferSelect;
type NoticeKey = Pick<typeof payNotices.$inferSelect, 'channel' | 'eventKey'>;

/** False if the provider has sent this event before. */
export async function insertNotice(sql: Sql, notice: typeof payNotices.$inferSelect): Promise<boolean> {
  const added = await sql
    .insert(payNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ eventKey: payNotices.eventKey });
  return added.length > 0;
}

export async function setVerdict(sql: Sql, { channel, eventKey }: NoticeKey, verdict: string): Promise<void> {
  const isIt = and(eq(payNotices.channel, channel), eq(payNotices.eventKey, eventKey));
  await sql.update(payNotices).set({ verdict }).where(isIt);
}

/** False if the payment of the provider is known. */
export async function insertPayment(sql: Sql, payment: Payment): Promise<boolean> {
  const added = await sql
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: [payments.channel, payments.providerTxn] })
    .returning({ paymentId: payments.paymentId });
  return added.length > 0;
}
