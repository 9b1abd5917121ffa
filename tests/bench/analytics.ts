import { exportAnalytics, readAnalytics } from '@inkstone/contracts/staff/analytics';
import { dayName } from '@inkstone/domain/analytics';
import { shanghaiDay } from '@inkstone/kernel';
import { aggregateAnalytics } from '../../apps/server/src/modules/analytics/aggregation/aggregate.ts';
import { purgeAnalytics } from '../../apps/server/src/modules/analytics/aggregation/purge.ts';
import { createStaff } from '../../apps/server/src/modules/staff/testing/staff.ts';
import { createTestServer } from '../../apps/server/src/testing/server.ts';

/**
 * Measures aggregation, reports, export and deletion of analytics with many events, ten for each visitor over 170 days:
 * `TEST_DATABASE_URL=… node tests/bench/analytics.ts 10000000`. Prints each time with the peak memory of the process.
 */
const events = Number(process.argv[2] ?? 1_000_000);
const days = 170;
await using server = await createTestServer();
const { deps } = server;
const today = shanghaiDay(deps.clock.now());

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  let maxRss = process.memoryUsage.rss();
  const watch = setInterval(() => {
    maxRss = Math.max(maxRss, process.memoryUsage.rss());
  }, 50);
  const result = await work();
  clearInterval(watch);
  const reported = typeof result === 'string' ? ` (${result})` : '';
  console.log(
    `${name}: ${Math.round(performance.now() - start)} ms, ${Math.round(maxRss / 1e6)} MB${reported}`,
  );
}

// Event n is the n-th in time. Every tenth event is the first of a visitor; the other nine belong to earlier visitors.
await timed(`seed ${events} events`, async () => {
  await deps.db.run(
    `insert into analytics_people (visitor_id, language, device, first_day, visit_day, trial_day, registration_day, purchase_day)
     select 'v' || v, case v % 3 when 0 then 'en' else 'zh' end, case v % 4 when 0 then 'phone' else 'desktop' end,
       first_day, first_day, case v % 3 when 0 then first_day end, case v % 5 when 0 then first_day end,
       case v % 50 when 0 then $1::int end
     from (select v, $1::int - $2::int + 1 + (v * 10 * $2::bigint / $3::bigint)::int as first_day
       from generate_series(0, $3::int / 10 - 1) v) first`,
    [today, days, events],
  );
  await deps.db.run(
    `insert into analytics_events (event_id, visitor_id, at, day, event, page, language, device, details)
     select '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 'v' || (case when n >= n % 10 * ($3::int / 100) then n - n % 10 * ($3::int / 100) else n end) / 10,
       0, $1::int - $2::int + 1 + (n * $2::bigint / $3::bigint)::int,
       case n % 10 when 0 then 'page_view' when 1 then 'trial_started' else 'page_view' end,
       case n % 7 when 0 then 'plan' else 'home' end, 'zh', 'desktop', '{"language": "zh"}'
     from generate_series(0, $3::int - 1) n`,
    [today, days, events],
  );
  await deps.db.run('analyze');
});
await timed('first aggregation', () => aggregateAnalytics(deps));
await timed('next aggregation', () => aggregateAnalytics(deps));
const staff = server.as((await createStaff(deps, { roles: ['analyst'] })).token);
const from = dayName(today - days + 1);
await timed('report', () => staff.call(readAnalytics, {}));
await timed('report again', () => staff.call(readAnalytics, {}));
await timed('report of 170 days', () => staff.call(readAnalytics, { from }));

/** Reads some parts of an export; skipped events must not be read. */
async function exportParts(range: { readonly from: string; readonly to: string }): Promise<string> {
  let after: string | undefined;
  let rows = 0;
  for (let part = 0; part < 5; part++) {
    const reply = await staff.call(exportAnalytics, { ...range, ...(after && { after }), reason: 'bench' });
    rows += reply.rows;
    if (reply.next === null) break;
    after = reply.next;
  }
  return `${rows} rows`;
}
await timed('five parts of an export of the last 28 days', () =>
  exportParts({ from: dayName(today - 27), to: dayName(today) }),
);
await timed('five parts of an export of 170 days', () => exportParts({ from, to: dayName(today) }));
await timed('five parts of an export of one day', () =>
  exportParts({ from: dayName(today - 30), to: dayName(today - 30) }),
);

const left = async () => {
  const [row] = await deps.db.run('select count(*)::int as people from analytics_people');
  return `${String(row?.people)} visitors are left`;
};
server.clock.advance((deps.config.analytics.keptDays - days + 1) * 86_400_000);
await timed('deletion of what became too old within a day', () => purgeAnalytics(deps).then(left));
server.clock.advance(29 * 86_400_000);
await timed('deletion of what became too old within 29 days', () => purgeAnalytics(deps).then(left));
