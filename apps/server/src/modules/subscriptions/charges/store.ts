import { and, asc, eq, exists, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../../platform/db/statements.ts';
import { payments } from '../../../platform/db/tables/orders.ts';
import { charges } from '../../../platform/db/tables/subscriptions.ts';

/** An attempt to charge a period. */
export type Charge = typeof charges.$inferSelect;

/** Charges of a period, oldest first. */
export async function findCharges(sql: Sql, subscriptionId: string, periodNo: number): Promise<Charge[]> {
  return chargesFind(sql).execute({ subscriptionId, periodNo });
}

const chargesFind = prepared((sql) => {
  const { subscriptionId, periodNo, tryNo } = charges;
  const isOf = and(
    eq(subscriptionId, query.placeholder('subscriptionId')),
    eq(periodNo, query.placeholder('periodNo')),
  );
  return sql.select().from(charges).where(isOf).orderBy(asc(tryNo)).prepare('subscriptions_find_charges');
});

export async function insertCharge(sql: Sql, charge: Charge): Promise<void> {
  await chargeInsert(sql).execute(charge);
}

const chargeInsert = prepared((sql) =>
  sql.insert(charges).values(placeholdersOf(charges)).prepare('subscriptions_insert_charge'),
);

export async function changeCharge(
  sql: Sql,
  attemptId: string,
  change: Pick<Charge, 'outcome' | 'fault'>,
): Promise<void> {
  await chargeUpdate(sql).execute({ ...change, attemptId });
}

const chargeUpdate = prepared((sql) => {
  const { attemptId, outcome, fault } = placeholdersOf(charges);
  return sql
    .update(charges)
    .set({ outcome: query`${outcome}`, fault: query`${fault}` })
    .where(eq(charges.attemptId, attemptId))
    .prepare('subscriptions_change_charge');
});

/** Records a charge of a period as paid, and any other one whose payment paid the order of the period. */
export async function recordPaidCharges(
  sql: Sql,
  period: { readonly subscriptionId: string; readonly periodNo: number; readonly attemptId?: string },
): Promise<void> {
  await paidUpdate(sql).execute({ attemptId: '', ...period });
}

const paidUpdate = prepared((sql) => {
  const { subscriptionId, periodNo, attemptId } = placeholdersOf(charges);
  const paying = sql
    .select({ attemptId: payments.attemptId })
    .from(payments)
    .where(and(eq(payments.attemptId, charges.attemptId), eq(payments.use, 'applied')));
  return sql
    .update(charges)
    .set({ outcome: 'paid', fault: '' })
    .where(
      and(
        ...[eq(charges.subscriptionId, subscriptionId), eq(charges.periodNo, periodNo)],
        or(eq(charges.attemptId, attemptId), exists(paying)),
      ),
    )
    .prepare('subscriptions_note_paid_charges');
});
