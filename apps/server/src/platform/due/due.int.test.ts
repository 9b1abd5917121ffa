import { instant, later, manualClock, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Deps } from '../../deps.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type DueHandler, dropDue, runDue, scheduleDue } from './index.ts';

let db: TestDatabase;
let deps: Deps;
const clock = manualClock(0);
const captured = captureLog();
beforeAll(async () => {
  db = await createTestDatabase();
  deps = { db, clock, log: captured.log } as unknown as Deps;
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.run('delete from due');
  clock.set(1000);
});

const schedule = (kind: string, ref: string, at: number) =>
  db.transact(({ sql }) => scheduleDue(sql, { kind, ref, at: instant(at) }));

function recorder(kind: string, fail = false): DueHandler & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    kind,
    seen,
    run: async (_deps, ref) => {
      seen.push(ref);
      if (fail) throw new Error('not today');
    },
  };
}

it('runs due rows by time, once', async () => {
  const handler = recorder('a');
  await schedule('a', 'a third', 900);
  await schedule('a', 'first', 100);
  await schedule('a', 'later', 1001);
  await schedule('a', 'moved', 5000);
  await schedule('a', 'moved', 500);
  await schedule('unknown', 'x', 1);
  expect(await runDue(deps, [handler])).toBe(3);
  expect(await runDue(deps, [handler])).toBe(0);
  expect(handler.seen).toEqual(['first', 'moved', 'a third']);
});

it('retries failures with increasing delays, and continues with the others', async () => {
  const [broken, good] = [recorder('broken', true), recorder('good')];
  await schedule('broken', 'x', 1);
  await schedule('good', 'y', 2);
  const run = () => runDue(deps, [broken, good]);
  await run();
  expect(good.seen).toEqual(['y']);
  clock.advance(minute);
  await run();
  clock.advance(minute);
  await run();
  expect(broken.seen).toHaveLength(2);
  clock.advance(minute);
  await run();
  expect(broken.seen).toHaveLength(3);
});

it('leaves a row to the process that claimed it, and to another when that one died', async () => {
  let finish = () => {};
  const slow: DueHandler = { kind: 'a', run: () => new Promise((resolve) => (finish = () => resolve())) };
  const other = recorder('a');
  await schedule('a', 'x', 1);
  const first = runDue(deps, [slow]);
  await expect.poll(async () => (await db.run('select tries from due'))[0]?.tries).toBe(1);
  expect(await runDue(deps, [other])).toBe(0);
  clock.advance(5 * minute);
  expect(await runDue(deps, [other])).toBe(1);
  finish();
  await first;
  expect(other.seen).toEqual(['x']);
});

it('does not delay other rows by a slow one', async () => {
  let finish = () => {};
  const slow: DueHandler = { kind: 'a', run: () => new Promise((resolve) => (finish = () => resolve())) };
  const other = recorder('b');
  await schedule('a', 'x', 1);
  await schedule('b', 'y', 2);
  const running = runDue(deps, [slow, other]);
  await expect.poll(() => other.seen).toEqual(['y']);
  finish();
  expect(await running).toBe(2);
  expect(await db.run('select ref from due')).toEqual([]);
});

it('keeps a row that its handler reschedules, also at the end of the claim', async () => {
  const again: DueHandler = {
    kind: 'a',
    run: ({ clock: now }, ref) => schedule('a', ref, later(now.now(), 5 * minute)),
  };
  await schedule('a', 'x', 1);
  await runDue(deps, [again]);
  expect(await db.run('select due_at::int as at, tries from due')).toEqual([
    { at: 1000 + 5 * minute, tries: 0 },
  ]);
});

it('does not run a dropped row, and leaves others', async () => {
  const handler = recorder('a');
  await schedule('a', 'x', 1);
  await schedule('a', 'y', 1);
  await db.transact(({ sql }) => dropDue(sql, { kind: 'a', ref: 'x' }));
  await runDue(deps, [handler]);
  expect(handler.seen).toEqual(['y']);
});

it('finishes many rows at once, and keeps those rescheduled meanwhile', async () => {
  const seen: string[] = [];
  const handler: DueHandler = {
    kind: 'a',
    run: async ({ clock: now }, ref) => {
      seen.push(ref);
      if (ref.endsWith('5')) await schedule('a', ref, later(now.now(), minute));
    },
  };
  const refs = Array.from({ length: 60 }, (_, place) => `row ${place}`);
  for (const ref of refs) await schedule('a', ref, 1);
  expect(await runDue(deps, [handler])).toBe(60);
  expect(seen.toSorted()).toEqual(refs.toSorted());
  const left = await db.run('select ref, tries from due order by ref');
  expect(left).toEqual(
    refs
      .filter((ref) => ref.endsWith('5'))
      .toSorted()
      .map((ref) => ({ ref, tries: 0 })),
  );
});
