import type { AnalyticDevice, FunnelStep } from '@inkstone/contracts/analytics';
import type { Locale } from '@inkstone/phrases';
import { and, desc, eq, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { analyticsEvents, analyticsIncrements, analyticsPeople } from '../../platform/db/tables/analytics.ts';

export type NewEvent = typeof analyticsEvents.$inferInsert;
export type NewIncrement = typeof analyticsIncrements.$inferInsert;
export type KnownPerson = typeof analyticsPeople.$inferSelect;

/** A visitor, and the first day of each step in what is about to be recorded. */
export interface Appearance {
  readonly visitorId: string;
  readonly accountId: string | null;
  readonly language: Locale;
  readonly device: AnalyticDevice;
  readonly day: number;
  readonly steps: Partial<Readonly<Record<FunnelStep, number>>>;
}

const stepColumns = {
  visit: 'visitDay',
  trial: 'trialDay',
  registration: 'registrationDay',
  correction: 'correctionDay',
  plan: 'planDay',
  order: 'orderDay',
  purchase: 'purchaseDay',
} as const satisfies Record<FunnelStep, keyof KnownPerson>;

/** Records that a visitor appeared and took steps. The first day of a step stays; the account is the last one used. */
export async function noteAppearance(sql: Sql, seen: Appearance): Promise<void> {
  const { visitorId, accountId, language, device, day, steps } = seen;
  const taken = Object.entries(stepColumns).flatMap(([step, column]) => {
    const on = steps[step as FunnelStep];
    return on === undefined ? [] : [[column, on] as const];
  });
  const days = Object.fromEntries(taken) as Partial<KnownPerson>;
  const set: Record<string, SQL | string> = {
    firstDay: query`least(${analyticsPeople.firstDay}, ${day})`,
    ...Object.fromEntries(
      taken.map(([column, on]) => [column, query`least(coalesce(${analyticsPeople[column]}, ${on}), ${on})`]),
    ),
    ...(accountId !== null && { accountId }),
  };
  await sql
    .insert(analyticsPeople)
    .values({ visitorId, accountId, language, device, firstDay: day, ...days })
    .onConflictDoUpdate({ target: analyticsPeople.visitorId, set });
  if (accountId !== null) await claimEvents(sql, visitorId, accountId);
}

/** Assigns what a visitor did before they signed in to the account, so that it is removed with it. */
async function claimEvents(sql: Sql, visitorId: string, accountId: string): Promise<void> {
  await sql
    .update(analyticsEvents)
    .set({ accountId })
    .where(and(eq(analyticsEvents.visitorId, visitorId), isNull(analyticsEvents.accountId)));
}

export async function insertEvents(sql: Sql, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await sql.insert(analyticsEvents).values([...events]);
}

export async function insertIncrements(sql: Sql, increments: readonly NewIncrement[]): Promise<void> {
  if (increments.length > 0) await sql.insert(analyticsIncrements).values([...increments]);
}

/** The visitor who last appeared with an account; null if nobody of the account agreed to analytics. */
export async function findPersonOf(sql: Sql, accountId: string): Promise<KnownPerson | null> {
  const [person] = await sql
    .select()
    .from(analyticsPeople)
    .where(eq(analyticsPeople.accountId, accountId))
    .orderBy(desc(analyticsPeople.firstDay), analyticsPeople.visitorId)
    .limit(1);
  return person ?? null;
}

/** Deletes a visitor and everything that was recorded of them. */
export async function deleteVisitor(sql: Sql, visitorId: string): Promise<void> {
  await sql.delete(analyticsPeople).where(eq(analyticsPeople.visitorId, visitorId));
}
