import { readAnalytics } from '@inkstone/contracts/staff/analytics';
import { analyticDay } from '@inkstone/domain/analytics';
import { aggregateAnalytics } from '../../apps/server/src/modules/analytics/aggregation/aggregate.ts';
import { createStaff } from '../../apps/server/src/modules/staff/testing/staff.ts';
import { createTestServer } from '../../apps/server/src/testing/server.ts';

/**
 * Measures the aggregation and the report of analytics with many events, ten for each visitor over 170 days:
 * `TEST_DATABASE_URL=… node tests/bench/analytics.ts 10000000`.
 */
const events = Number(process.argv[2] ?? 1_000_000);
await using server = await createTestServer();
const { deps } = server;
const today = analyticDay(deps.clock.now());

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name}: ${Math.round(performance.now() - start)} ms`);
}

await timed(`seed ${events} events`, async () => {
  await deps.db.run(
    `insert into analytics_people (visitor_id, language, device, first_day, visit_day, registration_day, purchase_day)
     select 'v' || n, case n % 3 when 0 then 'en' else 'zh' end, case n % 4 when 0 then 'phone' else 'desktop' end,
       $1::int - n % 170, $1::int - n % 170, case n % 5 when 0 then $1::int end, case n % 50 when 0 then $1::int end
     from generate_series(1, $2::int) n`,
    [today, events / 10],
  );
  await deps.db.run(
    `insert into analytics_events (event_id, visitor_id, at, day, event, page, language, device, details)
     select 'e' || n, 'v' || (1 + n % $2::int), 0, least($1::int, $1::int - (1 + n % $2::int) % 170 + n / $2::int * 5),
       'page_view', case n % 7 when 0 then 'plan' else 'home' end, 'zh', 'desktop', '{}'
     from generate_series(0, $3::int - 1) n`,
    [today, events / 10, events],
  );
  await deps.db.run('analyze');
});
await timed('first aggregation', () => aggregateAnalytics(deps));
await timed('next aggregation', () => aggregateAnalytics(deps));
const staff = server.as((await createStaff(deps, { roles: ['analyst'] })).token);
await timed('report', () => staff.call(readAnalytics, {}));
await timed('report again', () => staff.call(readAnalytics, {}));
await timed('report of 170 days', () => {
  const from = new Date((today - 169) * 86_400_000).toISOString().slice(0, 10);
  return staff.call(readAnalytics, { from });
});
