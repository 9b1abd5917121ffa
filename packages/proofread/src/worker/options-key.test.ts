import { expect, it, vi } from 'vitest';
import type { SensitiveList } from '../sensitive/entry.ts';
import type { Term } from '../terms/term.ts';
import { createOptionsKeys } from './options-key.ts';

const termOf = (zh: string): Term => ({
  ...{ id: zh, scope: 'me', partOfSpeech: 'noun', caseSensitive: false, note: '' },
  zh: { preferred: zh, variants: [], forbidden: [] },
  en: { preferred: '', variants: [], forbidden: [] },
});
const listOf = (version: number): SensitiveList => ({ id: 'personal', version, name: '', entries: [] });

it('distinguishes options by content, and lists by identity', () => {
  const keyOf = createOptionsKeys();
  const list = listOf(1);
  const key = keyOf({ english: 'US', sensitive: { lists: [list] } });
  expect(keyOf({ english: 'US', sensitive: { lists: [list] } })).toBe(key);
  const others = [
    { english: 'GB', sensitive: { lists: [list] } },
    { english: 'US', sensitive: { lists: [listOf(2)] } },
    // Two users have different lists with the same name and version 1.
    { english: 'US', sensitive: { lists: [listOf(1)] } },
    { english: 'US', sensitive: { lists: [list, list] } },
    { english: 'US', sensitive: { lists: [list], categories: ['insult'] } },
    { english: 'US' },
  ] as const;
  expect(new Set([key, ...others.map((options) => keyOf(options))]).size).toBe(others.length + 1);
});

it('distinguishes terms by identity, and treats missing terms as none', () => {
  const keyOf = createOptionsKeys();
  const terms = [termOf('登录')];
  expect(keyOf({ terms })).toBe(keyOf({ terms }));
  expect(keyOf({ terms })).not.toBe(keyOf({ terms: [...terms] }));
  expect(keyOf({ terms: [] })).toBe(keyOf({}));
});

it('never reads the entries', () => {
  const entries = vi.fn(() => []);
  const list = Object.defineProperty(listOf(1), 'entries', { get: entries, enumerable: true });
  createOptionsKeys()({ sensitive: { lists: [list] } });
  expect(entries).not.toHaveBeenCalled();
});
