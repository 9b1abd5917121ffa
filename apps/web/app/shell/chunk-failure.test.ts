import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, watchLeaving } from './chunk-failure.ts';

const stays = () => Promise.resolve();

function tab({ isServerThere = true, untilStaying = stays } = {}) {
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
      untilStaying,
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
    expect(await reloadOnce({ buildId: 'a', untilStaying: stays, storage, isServerThere, reload })).toBe(
      false,
    );
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('watchLeaving', () => {
  afterEach(() => void vi.useRealTimers());

  it('does not reload while the page is being left, but if it has stayed', async () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    const { fail, reload } = tab({ untilStaying: watchLeaving(page) });
    page.dispatchEvent(new Event('beforeunload'));
    const failed = fail('a');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await failed).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads at once on a page that was left and is shown again', async () => {
    const page = new EventTarget();
    const { fail, reload } = tab({ untilStaying: watchLeaving(page) });
    page.dispatchEvent(new Event('beforeunload'));
    page.dispatchEvent(new Event('pageshow'));
    expect(await fail('a')).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});
