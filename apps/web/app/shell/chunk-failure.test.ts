import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './chunk-failure.ts';

function tab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const reload = vi.fn();
  return { reload, fail: (buildId: string) => reloadOnce({ buildId, storage: () => storage, reload }) };
}

describe('reloadOnce', () => {
  it('reloads once for a build, however often parts fail', () => {
    const { fail, reload } = tab();
    expect([fail('a'), fail('a'), fail('a')]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads again for the next build', () => {
    const { fail, reload } = tab();
    expect([fail('a'), fail('b')]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where it could not remember having done so', () => {
    const reload = vi.fn();
    const storage = () => {
      throw new Error('denied');
    };
    expect(reloadOnce({ buildId: 'a', storage, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
