import { describe, expect, it } from 'vitest';
import { readTrial, removeTrial, type StoredTrial, storedFor, storeTrial } from './stored-trial.ts';

const trial: StoredTrial = { documentId: 'd', title: '题', body: 'AAA=', keptAt: 1000, accountId: null };

/** Creates the storage of a tab. */
function storage(kept: Record<string, string> = {}, room = 10_000): Storage {
  const items = new Map(Object.entries(kept));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

describe('the text of a trial', () => {
  it('is stored until it is too old, and is removed then', () => {
    const tab = storage();
    expect(storeTrial(trial, tab)).toBe(true);
    expect(readTrial(1000 + storedFor - 1, tab)).toEqual(trial);
    expect(readTrial(1000 + storedFor, tab)).toBeNull();
    expect(tab.length).toBe(0);
  });

  it('is removed with its document, not with another', () => {
    const tab = storage();
    storeTrial(trial, tab);
    removeTrial('another', tab);
    expect(readTrial(1000, tab)).toEqual(trial);
    removeTrial('d', tab);
    expect(readTrial(1000, tab)).toBeNull();
  });

  it('that does not fit is not stored, and invalid data are removed', () => {
    expect(storeTrial(trial, storage({}, 5))).toBe(false);
    for (const junk of ['{', '[]', '"x"', '{"documentId":1}', JSON.stringify({ ...trial, keptAt: 'now' })])
      expect(readTrial(1000, storage({ 'inkstone.trial': junk }))).toBeNull();
  });
});
