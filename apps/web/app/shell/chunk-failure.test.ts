import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './chunk-failure.ts';

function tab({ isServerThere = true } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const network = { isServerThere };
  const reload = vi.fn();
  const fail = (buildId: string) =>
    reloadOnce({
      buildId,
      storage: () => storage,
      isServerThere: () => Promise.resolve(network.isServerThere),
      reload,
    });
  return { network, reload, fail };
}

describe('reloadOnce', () => {
  it('reloads once for a build, however often chunks fail', async () => {
    const { fail, reload } = tab();
    expect([await fail('a'), await fail('a'), await fail('a')]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again for the next build', async () => {
    const { fail, reload } = tab();
    expect([await fail('a'), await fail('b')]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps the page while the server is unavailable, and reloads when it is back', async () => {
    const { network, fail, reload } = tab({ isServerThere: false });
    expect([await fail('a'), await fail('a')]).toEqual([false, false]);
    expect(reload).not.toHaveBeenCalled();
    network.isServerThere = true;
    expect(await fail('a')).toBe(true);
  });

  it('does not reload if it cannot remember it', async () => {
    const reload = vi.fn();
    const storage = () => {
      throw new Error('denied');
    };
    const isServerThere = () => Promise.resolve(true);
    expect(await reloadOnce({ buildId: 'a', storage, isServerThere, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
