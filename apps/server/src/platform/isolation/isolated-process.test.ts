import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { IsolatedProcess, TaskFailed, TaskLimitExceeded } from './isolated-process.ts';
import { ProcessPool } from './process-pool.ts';
import type { HostileTask } from './testing/hostile-worker.ts';

const options = { file: new URL('./testing/hostile-worker.ts', import.meta.url), heap: 128 };
const time = { processorTime: minute, clockTime: minute };
let isolated = new IsolatedProcess<HostileTask, unknown>(options);
afterEach(async () => {
  await isolated[Symbol.asyncDispose]();
  isolated = new IsolatedProcess(options);
});

describe('a task that exceeds its limits ends only its own process:', () => {
  it.each<[string, HostileTask, object]>([
    ['the heap of JavaScript', { kind: 'fill-heap' }, time],
    ['one allocation as large as an array can be', { kind: 'fill-array' }, time],
    ['memory outside of the heap', { kind: 'fill-buffers' }, time],
    ['the processor', { kind: 'spin' }, { ...time, processorTime: 200 }],
    ['the clock', { kind: 'sleep' }, { ...time, clockTime: 300 }],
  ])('%s', async (_, task, limits) => {
    const before = process.memoryUsage.rss();
    await expect(isolated.run(task, { ...time, ...limits })).rejects.toBeInstanceOf(TaskLimitExceeded);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    expect(await isolated.run({ kind: 'echo', value: 'still here' }, time)).toBe('still here');
  });
});

it('bytes and maps arrive unchanged', async () => {
  const value = new Map([['a', new Uint8Array([1, 2, 3])]]);
  expect(await isolated.run({ kind: 'echo', value }, time)).toEqual(value);
});

it('a catalogue error arrives as one, any other error with its name', async () => {
  await expect(isolated.run({ kind: 'refuse' }, time)).rejects.toThrow(new AppError('docx_encrypted'));
  const failed = await isolated.run({ kind: 'overflow' }, time).catch((error) => error);
  expect(failed).toBeInstanceOf(TaskFailed);
  expect(failed).toMatchObject({ isStackOverflow: true });
});

it('an overflow of the stack is recognised where a pattern was being compiled', async () => {
  const failed = await isolated.run({ kind: 'overflow-in-pattern' }, time).catch((error) => error);
  expect(failed).toMatchObject({
    message: expect.stringMatching(/^Invalid regular expression/),
    isStackOverflow: true,
  });
});

it('the process has no settings of the server', async () => {
  process.env.TEST_OF_SECRETS = 'secret';
  const names = await isolated.run({ kind: 'environment' }, time);
  delete process.env.TEST_OF_SECRETS;
  expect(names).not.toContain('TEST_OF_SECRETS');
  expect(names).not.toContain('TEST_DATABASE_URL');
});

it('one process is kept for the next caller, unless it has died', async () => {
  const pool = new ProcessPool<HostileTask, unknown>(options);
  const pidOf = async (task: HostileTask) => {
    await using taken = pool.take();
    await taken.process.run(task, time).catch(() => undefined);
    return taken.process.pid;
  };
  const first = await pidOf({ kind: 'echo', value: 1 });
  expect(await pidOf({ kind: 'echo', value: 1 })).toBe(first);
  expect(await pidOf({ kind: 'fill-heap' })).toBeNull();
  expect(await pidOf({ kind: 'echo', value: 1 })).not.toBe(first);
  await pool.take().process[Symbol.asyncDispose]();
});
