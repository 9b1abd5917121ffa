import { describe, expect, it } from 'vitest';
import { createRetryingLoader } from './retrying-loader.ts';

/** Creates a loader with a simulated network and clock. */
function start() {
  const world = { now: 0, isReachable: false, tries: 0 };
  const loader = createRetryingLoader(
    async () => {
      world.tries++;
      if (!world.isReachable) throw new TypeError('Failed to fetch');
      return 'engine';
    },
    () => world.now,
  );
  return { world, loader };
}

describe('createRetryingLoader', () => {
  it('loads once for all callers', async () => {
    const { world, loader } = start();
    world.isReachable = true;
    expect(await Promise.all([loader.get(), loader.get()])).toEqual(['engine', 'engine']);
    expect(await loader.get()).toBe('engine');
    expect(world.tries).toBe(1);
  });

  it('retries after a delay that doubles up to five minutes', async () => {
    const { world, loader } = start();
    const pauses: number[] = [];
    let last = 0;
    for (; world.now < 1_000_000; world.now += 1000) {
      const before = world.tries;
      expect(await loader.get()).toBeNull();
      if (world.tries === before) continue;
      pauses.push((world.now - last) / 1000);
      last = world.now;
    }
    expect(pauses).toEqual([0, 5, 10, 20, 40, 80, 160, 300, 300]);
    world.isReachable = true;
    world.now += 300_000;
    expect(await loader.get()).toBe('engine');
  });

  it('retries at once on request', async () => {
    const { world, loader } = start();
    await loader.get();
    world.isReachable = true;
    expect(await loader.get()).toBeNull();
    loader.retryNow();
    expect(await loader.get()).toBe('engine');
  });
});
