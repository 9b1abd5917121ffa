import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('lets some run, some wait in line, and refuses the others', async () => {
    const gate = createGate({ running: 2, waiting: 1 });
    const started: number[] = [];
    const tasks = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const runs = tasks.map(({ promise }, i) =>
      gate(async () => {
        started.push(i);
        await promise;
      }),
    );
    await expect(gate(async () => {})).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(started).toEqual([0, 1]);
    tasks[1]?.resolve();
    await runs[1];
    await expect.poll(() => started).toEqual([0, 1, 2]);
    for (const { resolve } of tasks) resolve();
    await Promise.all(runs);
    expect(await gate(async () => 'again')).toBe('again');
  });

  it('opens again after work that fails', async () => {
    const gate = createGate({ running: 1, waiting: 0 });
    const failing = gate(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await gate(async () => 1)).toBe(1);
  });
});
