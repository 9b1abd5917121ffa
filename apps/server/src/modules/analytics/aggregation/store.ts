import { lte, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { analyticsPeople, analyticsState } from '../../../platform/db/tables/analytics.ts';

/**
 * Returns when the aggregates were last computed, and locks the row until the transaction ends, so that only
 * one process computes.
 */
export async function lockState(sql: Sql): Promise<number | null> {
  const [row] = await sql.select().from(analyticsState).for('update');
  return row?.aggregatedAt ?? null;
}

export async function setAggregated(sql: Sql, at: number): Promise<void> {
  await sql.update(analyticsState).set({ aggregatedAt: at });
}

/** Adds the increments of visitors without consent to the daily counts. */
export async function foldIncrements(sql: Sql): Promise<void> {
  await sql.execute(query`
    with folded as (delete from analytics_increments returning *)
    insert into analytics_daily (day, event, page, language, device, counted)
    select day, event, page, language, device, sum(events) from folded group by 1, 2, 3, 4, 5
    on conflict (day, event, page, language, device)
    do update set counted = analytics_daily.counted + excluded.counted`);
}

/** Recounts the recorded events of `day` and later days. */
export async function recountDays(sql: Sql, day: number): Promise<void> {
  await sql.execute(query`update analytics_daily set recorded = 0 where day >= ${day}`);
  await sql.execute(query`
    insert into analytics_daily (day, event, page, language, device, recorded)
    select day, event, page, language, device, count(*) from analytics_events where day >= ${day}
    group by 1, 2, 3, 4, 5
    on conflict (day, event, page, language, device) do update set recorded = excluded.recorded`);
}

/** Records the weeks in which visitors were active, from the events of `day` and later days. */
export async function recordActivity(sql: Sql, day: number): Promise<void> {
  await sql.execute(query`
    insert into analytics_activity (visitor_id, week)
    select distinct visitor_id, (day + 3) / 7 from analytics_events where day >= ${day}
    on conflict do nothing`);
}

/** Recomputes the funnels of visitors whose first day is `day` or later. Earlier ones are final. */
export async function recountFunnels(sql: Sql, day: number): Promise<void> {
  await sql.execute(query`delete from analytics_funnels where day >= ${day}`);
  await sql.execute(query`
    insert into analytics_funnels
      (day, language, device, visit, trial, registration, correction, plan, "order", purchase)
    select first_day, language, device, count(visit_day), count(trial_day), count(registration_day),
      count(correction_day), count(plan_day), count(order_day), count(purchase_day)
    from analytics_people where first_day >= ${day} group by 1, 2, 3`);
}

/** Recomputes the retention of `week` and later weeks. */
export async function recountRetention(sql: Sql, week: number): Promise<void> {
  await sql.execute(query`delete from analytics_retention where week >= ${week}`);
  await sql.execute(query`
    insert into analytics_retention (week, later, people)
    select first.week, activity.week - first.week, count(*)
    from (select visitor_id, (first_day + 3) / 7 as week from analytics_people
      where first_day >= ${week * 7 - 3}) as first
    join analytics_activity as activity on activity.visitor_id = first.visitor_id
    where activity.week >= first.week group by 1, 2`);
}

/** Deletes up to `limit` visitors whose first day is `day` or earlier, with their events; returns how many there were. */
export async function deleteVisitors(sql: Sql, day: number, limit: number): Promise<number> {
  const old = sql
    .select({ id: analyticsPeople.visitorId })
    .from(analyticsPeople)
    .where(lte(analyticsPeople.firstDay, day))
    .limit(limit);
  const removed = await sql
    .delete(analyticsPeople)
    .where(query`${analyticsPeople.visitorId} in ${old}`)
    .returning({ id: analyticsPeople.visitorId });
  return removed.length;
}
