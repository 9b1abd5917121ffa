import {
  type AnalyticDevice,
  type AnalyticPage,
  type FunnelStep,
  funnelSteps,
} from '@inkstone/contracts/analytics';
import { type StepEvent, stepEvents } from '@inkstone/domain/analytics';
import type { Locale } from '@inkstone/phrases';
import { type AnyColumn, and, asc, between, desc, eq, inArray, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import {
  analyticsDaily,
  analyticsEvents,
  analyticsFunnels,
  analyticsRetention,
  analyticsState,
} from '../../../platform/db/tables/analytics.ts';

/** The filter of a report. */
export interface ReportFilter {
  readonly from: number;
  readonly to: number;
  readonly language?: Locale | undefined;
  readonly device?: AnalyticDevice | undefined;
}

export type StepNumbers = Readonly<Record<FunnelStep, number>>;
export type RawEvent = typeof analyticsEvents.$inferSelect;

const sumOf = (column: AnyColumn) => query<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const stepSums = {
  visit: sumOf(analyticsFunnels.visit),
  trial: sumOf(analyticsFunnels.trial),
  registration: sumOf(analyticsFunnels.registration),
  correction: sumOf(analyticsFunnels.correction),
  plan: sumOf(analyticsFunnels.plan),
  order: sumOf(analyticsFunnels.order),
  purchase: sumOf(analyticsFunnels.purchase),
};

function matches(
  table: typeof analyticsFunnels | typeof analyticsDaily,
  { from, to, language, device }: ReportFilter,
): SQL | undefined {
  return and(
    between(table.day, from, to),
    language && eq(table.language, language),
    device && eq(table.device, device),
  );
}

/** When the aggregates were last computed; null before the first run. */
export async function findAggregatedAt(sql: Sql): Promise<number | null> {
  const [row] = await sql.select().from(analyticsState);
  return row?.aggregatedAt ?? null;
}

/** Visitors whose first visit is in the range, by funnel step reached. */
export async function sumFunnel(sql: Sql, filter: ReportFilter): Promise<StepNumbers> {
  const [row] = await sql.select(stepSums).from(analyticsFunnels).where(matches(analyticsFunnels, filter));
  return row ?? (Object.fromEntries(funnelSteps.map((step) => [step, 0])) as Record<FunnelStep, number>);
}

/** The same by language, the largest first. */
export async function sumByLanguage(
  sql: Sql,
  filter: ReportFilter,
): Promise<{ name: Locale; steps: StepNumbers }[]> {
  const rows = await sql
    .select({ name: analyticsFunnels.language, ...stepSums })
    .from(analyticsFunnels)
    .where(matches(analyticsFunnels, filter))
    .groupBy(analyticsFunnels.language)
    .orderBy(desc(stepSums.visit), asc(analyticsFunnels.language));
  return rows.map(({ name, ...steps }) => ({ name, steps }));
}

/** The same by class of device. */
export async function sumByDevice(
  sql: Sql,
  filter: ReportFilter,
): Promise<{ name: AnalyticDevice; steps: StepNumbers }[]> {
  const rows = await sql
    .select({ name: analyticsFunnels.device, ...stepSums })
    .from(analyticsFunnels)
    .where(matches(analyticsFunnels, filter))
    .groupBy(analyticsFunnels.device)
    .orderBy(desc(stepSums.visit), asc(analyticsFunnels.device));
  return rows.map(({ name, ...steps }) => ({ name, steps }));
}

const eventSum = query<number>`sum(${analyticsDaily.counted} + ${analyticsDaily.recorded})`.mapWith(Number);

/** Events per day; days without events are missing. */
export async function sumDays(
  sql: Sql,
  filter: ReportFilter,
): Promise<{ day: number; event: string; events: number }[]> {
  const eventNames: StepEvent[] = Object.values(stepEvents);
  return sql
    .select({ day: analyticsDaily.day, event: analyticsDaily.event, events: eventSum })
    .from(analyticsDaily)
    .where(and(matches(analyticsDaily, filter), inArray(analyticsDaily.event, eventNames)))
    .groupBy(analyticsDaily.day, analyticsDaily.event);
}

/** The pages that were viewed most. */
export async function sumPages(
  sql: Sql,
  filter: ReportFilter,
): Promise<{ page: AnalyticPage; views: number }[]> {
  return sql
    .select({ page: analyticsDaily.page, views: eventSum })
    .from(analyticsDaily)
    .where(and(matches(analyticsDaily, filter), eq(analyticsDaily.event, 'page_view')))
    .groupBy(analyticsDaily.page)
    .orderBy(desc(eventSum), asc(analyticsDaily.page));
}

/** Visitors by week of the first visit, and by number of weeks since. */
export async function findRetention(
  sql: Sql,
  weeks: { readonly from: number; readonly to: number },
): Promise<(typeof analyticsRetention.$inferSelect)[]> {
  return sql
    .select()
    .from(analyticsRetention)
    .where(between(analyticsRetention.week, weeks.from, weeks.to))
    .orderBy(asc(analyticsRetention.week), asc(analyticsRetention.later));
}

/** The position of a raw event: its day, then the order of insertion. */
export interface EventPlace {
  readonly day: number;
  readonly eventId: string;
}

/** Up to `limit` raw events of a range of days, after a position, or from the beginning. */
export async function findEvents(
  sql: Sql,
  { from, to, after }: { readonly from: number; readonly to: number; readonly after: EventPlace | null },
  limit: number,
): Promise<RawEvent[]> {
  const { day, eventId } = analyticsEvents;
  return sql
    .select()
    .from(analyticsEvents)
    .where(
      and(
        between(day, from, to),
        after ? query`(${day}, ${eventId}) > (${after.day}, ${after.eventId})` : undefined,
      ),
    )
    .orderBy(asc(day), asc(eventId))
    .limit(limit);
}
