import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

const refusal = { code: 'service_unavailable' };

describe('a gate', () => {
  it('runs some, queues some, and refuses the others', async () => {
    const gate = createGate({ running: 2, waiting: 1 });
    const started: number[] = [];
    const tasks = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const runs = tasks.map(({ promise }, i) =>
      gate(async () => {
        started.push(i);
        await promise;
      }),
    );
    await expect(gate(async () => {})).rejects.toMatchObject(refusal);
    expect(started).toEqual([0, 1]);
    tasks[1]?.resolve();
    await runs[1];
    await expect.poll(() => started).toEqual([0, 1, 2]);
    for (const { resolve } of tasks) resolve();
    await Promise.all(runs);
    expect(await gate(async () => 'again')).toBe('again');
  });

  it('reopens after failing work', async () => {
    const gate = createGate({ running: 1, waiting: 0 });
    const failing = gate(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await gate(async () => 1)).toBe(1);
  });

  it('serves its queues in turn, and refuses only if one is full', async () => {
    const gate = createGate({ running: 1, waiting: 3, queues: 3 });
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const come = (queue: string) => gate(async () => void order.push(queue), queue);
    const runs = [gate(() => first.promise, 'crowd'), ...Array.from({ length: 3 }, () => come('crowd'))];
    await expect(come('crowd')).rejects.toMatchObject(refusal);
    runs.push(come('ann'), come('bob'), come('bob'));
    await expect(come('eve')).rejects.toMatchObject(refusal);
    first.resolve();
    await Promise.all(runs);
    expect(order).toEqual(['crowd', 'ann', 'bob', 'crowd', 'bob', 'crowd']);
    await come('eve');
  });

  it('reserves a place for other queues', async () => {
    const gate = createGate({ running: 2, runningPerQueue: 1, waiting: 2, queues: 3 });
    const order: string[] = [];
    const slow = Promise.withResolvers<void>();
    const crowd = ['first', 'second'].map((name) =>
      gate(async () => {
        order.push(name);
        await slow.promise;
      }, 'crowd'),
    );
    await gate(async () => void order.push('ann'), 'ann');
    await gate(async () => void order.push('bob'), 'bob');
    expect(order).toEqual(['first', 'ann', 'bob']);
    slow.resolve();
    await Promise.all(crowd);
    expect(order).toEqual(['first', 'ann', 'bob', 'second']);
    await Promise.all([gate(async () => void order.push('again'), 'crowd'), gate(async () => 1, 'ann')]);
  });
});
