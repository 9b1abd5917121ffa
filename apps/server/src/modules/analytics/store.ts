import type { AnalyticDevice, FunnelStep } from '@inkstone/contracts/analytics';
import type { Locale } from '@inkstone/phrases';
import { and, desc, eq, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { placeholdersOf, prepared } from '../../platform/db/statements.ts';
import { analyticsEvents, analyticsIncrements, analyticsPeople } from '../../platform/db/tables/analytics.ts';

export type NewEvent = typeof analyticsEvents.$inferInsert;
export type NewIncrement = typeof analyticsIncrements.$inferInsert;
export type KnownPerson = typeof analyticsPeople.$inferSelect;

/** A visitor, and the first day of each funnel step in the events to record. */
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

/**
 * Records a visitor and the funnel steps reached. An earlier first day of a step is kept; the account is the
 * one used last.
 */
export async function recordAppearance(sql: Sql, seen: Appearance): Promise<void> {
  const { visitorId, accountId, language, device, day, steps } = seen;
  const completed = Object.entries(stepColumns).flatMap(([step, column]) => {
    const on = steps[step as FunnelStep];
    return on === undefined ? [] : [[column, on] as const];
  });
  const days = Object.fromEntries(completed) as Partial<KnownPerson>;
  const set: Record<string, SQL | string> = {
    firstDay: query`least(${analyticsPeople.firstDay}, ${day})`,
    ...Object.fromEntries(
      completed.map(([column, on]) => [
        column,
        query`least(coalesce(${analyticsPeople[column]}, ${on}), ${on})`,
      ]),
    ),
    ...(accountId !== null && { accountId }),
  };
  await sql
    .insert(analyticsPeople)
    .values({ visitorId, accountId, language, device, firstDay: day, ...days })
    .onConflictDoUpdate({ target: analyticsPeople.visitorId, set });
  if (accountId !== null) await claimEvents(sql, visitorId, accountId);
}

/** Assigns a visitor's events from before signing in to the account, so that they are removed with it. */
async function claimEvents(sql: Sql, visitorId: string, accountId: string): Promise<void> {
  await sql
    .update(analyticsEvents)
    .set({ accountId })
    .where(and(eq(analyticsEvents.visitorId, visitorId), isNull(analyticsEvents.accountId)));
}

export async function insertEvents(sql: Sql, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await sql.insert(analyticsEvents).values([...events]);
}

/** Adds one increment. */
export async function insertIncrement(sql: Sql, increment: NewIncrement): Promise<void> {
  await incrementInsert(sql).execute({ ...increment });
}

const incrementInsert = prepared((sql) =>
  sql
    .insert(analyticsIncrements)
    .values(placeholdersOf(analyticsIncrements))
    .prepare('analytics_insert_increment'),
);

export async function insertIncrements(sql: Sql, increments: readonly NewIncrement[]): Promise<void> {
  if (increments.length > 0) await sql.insert(analyticsIncrements).values([...increments]);
}

/** The visitor last seen with an account; null if no visitor with that account agreed to analytics. */
export async function findPersonOf(sql: Sql, accountId: string): Promise<KnownPerson | null> {
  const [person] = await personFind(sql).execute({ accountId });
  return person ?? null;
}

const personFind = prepared((sql) =>
  sql
    .select()
    .from(analyticsPeople)
    .where(eq(analyticsPeople.accountId, query.placeholder('accountId')))
    .orderBy(desc(analyticsPeople.firstDay), analyticsPeople.visitorId)
    .limit(1)
    .prepare('analytics_find_person'),
);

/** Deletes a visitor with all recorded data. */
export async function deleteVisitor(sql: Sql, visitorId: string): Promise<void> {
  await sql.delete(analyticsPeople).where(eq(analyticsPeople.visitorId, visitorId));
}
