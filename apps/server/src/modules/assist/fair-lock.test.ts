import { expect, it } from 'vitest';
import { createFairLock } from './fair-lock.ts';

it('runs one task at a time, least recent users first, then in order of arrival', async () => {
  const turns = createFairLock();
  const order: string[] = [];
  let atWork = 0;
  async function work(name: string, parts: number): Promise<void> {
    for (let part = 0; part < parts; part++) {
      const release = await turns.take(part);
      expect(++atWork).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name}${part}`);
      atWork--;
      release();
      release();
    }
  }
  const book = work('book', 3);
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([book, work('a', 1), work('b', 2)]);
  expect(order).toEqual(['book0', 'a0', 'b0', 'book1', 'b1', 'book2']);
});
