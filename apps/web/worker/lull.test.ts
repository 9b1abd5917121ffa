import { expect, it } from 'vitest';
import { createLull } from './lull.ts';

/** A lull on a clock that goes on only while somebody waits. */
function arrange(whileWaiting: (at: number) => void = () => undefined) {
  let at = 0;
  const lull = createLull({
    now: () => at,
    wait: async (ms) => {
      at += ms;
      whileWaiting(at);
    },
    quiet: 1000,
    most: 60_000,
  });
  return { lull, at: () => at };
}

it('is there while nobody writes', async () => {
  const { lull, at } = arrange();
  await lull.come();
  expect(at()).toBe(0);
});

it('comes a moment after the last key', async () => {
  const { lull, at } = arrange((now) => {
    if (now < 5000) lull.note();
  });
  lull.note();
  await lull.come();
  expect(at()).toBe(5000);
});

it('is not waited for longer than it may take in all', async () => {
  const { lull, at } = arrange(() => lull.note());
  lull.note();
  await lull.come();
  await lull.come();
  expect(at()).toBe(60_000);
});
