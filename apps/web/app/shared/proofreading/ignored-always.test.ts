import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIgnoredAlways } from './ignored-always.ts';

function createStorage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return () => vi.unstubAllGlobals();
});

describe('createIgnoredAlways', () => {
  it('keeps ignored findings for the next visit, until undone', () => {
    const storage = createStorage();
    createIgnoredAlways(storage).add('rule\u0000teh');
    const later = createIgnoredAlways(storage);
    expect(later.has('rule\u0000teh')).toBe(true);
    later.delete('rule\u0000teh');
    expect(createIgnoredAlways(storage).has('rule\u0000teh')).toBe(false);
  });

  it('notifies listeners, also when the storage is full', () => {
    const full = createStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const ignored = createIgnoredAlways(full);
    const changed = vi.fn();
    ignored.subscribe(changed);
    ignored.add('a');
    expect(changed).toHaveBeenCalledOnce();
    expect(ignored.has('a')).toBe(true);
  });

  it('starts empty if the stored data are invalid', () => {
    expect(createIgnoredAlways(createStorage({ 'inkstone.ignored': '{' })).has('a')).toBe(false);
  });
});
