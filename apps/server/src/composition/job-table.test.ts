import { expect, it } from 'vitest';
import { jobTable } from './job-table.ts';

it('every job has a unique name and handler', async () => {
  const names = jobTable.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const handlers = new Map<unknown, string[]>();
  for (const job of jobTable) {
    const handler = await job.load();
    handlers.set(handler, [...(handlers.get(handler) ?? []), job.name]);
  }
  expect([...handlers.values()].filter((jobs) => jobs.length > 1)).toEqual([]);
});
