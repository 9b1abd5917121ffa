import { listJobs, retryJob } from '@inkstone/contracts/staff/jobs';
import { listSettings } from '@inkstone/contracts/staff/settings';
import { instant } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobsCommand } from '../../../cli/jobs.ts';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { createJobs } from '../../../platform/jobs/create-jobs.ts';
import { type AnyJob, defineJob } from '../../../platform/jobs/jobs.ts';
import { outputOf } from '../../../testing/operator.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';

const reason = 'test';
/** A time after all tests. */
const startAt = instant(Date.UTC(2100, 0, 1));
let server: TestServer;
let operator: ReturnType<typeof callAsOperator>;
/** The next behaviour of the job. */
let work: () => Promise<void>;
const greet = defineJob({
  name: 'greet',
  payload: z.object({ words: z.string() }),
  retry: { limit: 0, delay: 0 },
  load: async () => () => work(),
});
const daily: AnyJob = defineJob({
  name: 'greet-daily',
  payload: z.object({}),
  schedule: { cron: '0 3 1 1 *', timeZone: 'Asia/Shanghai' },
  retry: { limit: 0, delay: 0 },
  load: async () => () => work(),
});

beforeAll(async () => {
  server = await createTestServer();
  const { config, db, log, metrics, clock } = server.deps;
  const jobs = createJobs({ config, db, log, metrics, clock, table: [greet, daily] });
  Object.assign(server.deps, { jobs });
  await jobs.start(server.deps);
  operator = callAsOperator(server.deps, 'tester');
});
afterAll(async () => {
  await server.deps.jobs.stop();
  await server.close();
});
beforeEach(async () => {
  work = async () => {};
  await server.deps.db.run('delete from jobs.job');
});

const jobsIn = async (state: 'waiting' | 'failed', page: { cursor?: string; limit?: number } = {}) =>
  operator(listJobs, { state, ...page });

async function fail(job: AnyJob): Promise<void> {
  work = () => Promise.reject(new Error('no ink'));
  await server.deps.jobs.send(job, { words: 'hello' });
  await expect.poll(async () => (await jobsIn('failed')).counts.failed, { timeout: 20_000 }).toBe(1);
}

describe('jobs', () => {
  it('that failed permanently are listed with the reason, and run again', async () => {
    await fail(greet);
    const { rows, counts } = await jobsIn('failed');
    expect(counts).toEqual({ waiting: 0, running: 0, failed: 1 });
    expect(rows).toMatchObject([{ name: 'greet', state: 'failed', failures: 1, error: 'no ink' }]);
    const { id = '', name = '' } = rows[0] ?? {};
    const { promise, resolve } = Promise.withResolvers<void>();
    work = async () => resolve();
    expect(await operator(retryJob, { id, name, reason })).toEqual({});
    await promise;
    await expect.poll(async () => (await jobsIn('failed')).counts.failed).toBe(0);
    await expect(operator(retryJob, { id, name, reason })).rejects.toMatchObject({ code: 'job_not_found' });
  });

  it('that are waiting are listed with their due time', async () => {
    await server.deps.jobs.send(greet, { words: 'later' }, { startAt });
    expect((await jobsIn('waiting')).rows).toMatchObject([{ at: startAt, failures: 0, error: null }]);
  });

  it('of the schedule count as run again if one is already waiting', async () => {
    await fail(daily);
    const { rows } = await jobsIn('failed');
    await server.deps.jobs.send(daily, {}, { startAt });
    const { id = '', name = '' } = rows[0] ?? {};
    expect(await operator(retryJob, { id, name, reason })).toEqual({});
  });

  it('are paged, each once, the newest first', async () => {
    for (let n = 0; n < 5; n++) await server.deps.jobs.send(greet, { words: `${n}` }, { startAt });
    await server.deps.db.run(`update jobs.job set state = 'failed', completed_on = now()`);
    const seen: number[] = [];
    const ids = new Set<string>();
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof jobsIn>> = await jobsIn('failed', {
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      for (const { id, createdAt } of page.rows) {
        ids.add(id);
        seen.push(createdAt);
      }
      cursor = page.next;
    }
    expect([ids.size, seen.length]).toEqual([5, 5]);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it.each(['x', '1', '_', '1_', 'x'.repeat(201)])('refuse the cursor %j', async (cursor) => {
    await expect(jobsIn('failed', { cursor })).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('are listed and run again by the command', async () => {
    const output = (...args: string[]) => outputOf(server, jobsCommand, ...args);
    expect(await output('list')).toEqual(['No job is failed.']);
    await fail(greet);
    const [line = '', error] = await output('list', 'failed');
    expect(line).toMatch(/^\S+ {2}\S+ {2}greet {2}failed 1 times$/);
    expect(error).toBe('    | no ink');
    work = async () => {};
    const id = line.split(' ')[0] ?? '';
    expect(await output('retry', 'greet', id)).toEqual([`greet ${id} is waiting again.`]);
    await expect(output('retry', 'other', id)).rejects.toThrow('no such failed job');
    for (const wrong of [[], ['list', 'lost'], ['retry', 'greet'], ['dance']]) {
      await expect(output(...wrong)).rejects.toThrow('inkstone jobs list');
    }
  });
});

it('shows the settings in force, without secrets', async () => {
  const { settings } = await operator(listSettings, {});
  const named = (name: string) => settings.find((setting) => setting.name === name);
  expect(named('SESSION_DAYS')).toEqual({ name: 'SESSION_DAYS', value: '21', isDefault: true });
  expect(named('SECRET_KEY')).toEqual({ name: 'SECRET_KEY', value: null, isDefault: true });
  expect(JSON.stringify(settings)).not.toContain(server.deps.config.secretKey);
});
