import { expect, it, vi } from 'vitest';
import type { SensitiveList } from '../sensitive/entry.ts';
import { createOptionsKeys } from './options-key.ts';

const listOf = (version: number): SensitiveList => ({ id: 'personal', version, name: '', entries: [] });

it('tells options apart by what they say, and lists by identity', () => {
  const keyOf = createOptionsKeys();
  const list = listOf(1);
  const key = keyOf({ english: 'US', sensitive: { lists: [list] } });
  expect(keyOf({ english: 'US', sensitive: { lists: [list] } })).toBe(key);
  const others = [
    { english: 'GB', sensitive: { lists: [list] } },
    { english: 'US', sensitive: { lists: [listOf(2)] } },
    // Two users each have version 1 of a list with this name.
    { english: 'US', sensitive: { lists: [listOf(1)] } },
    { english: 'US', sensitive: { lists: [list, list] } },
    { english: 'US', sensitive: { lists: [list], categories: ['insult'] } },
    { english: 'US' },
  ] as const;
  expect(new Set([key, ...others.map((options) => keyOf(options))]).size).toBe(others.length + 1);
});

it('never reads the entries', () => {
  const entries = vi.fn(() => []);
  const list = Object.defineProperty(listOf(1), 'entries', { get: entries, enumerable: true });
  createOptionsKeys()({ sensitive: { lists: [list] } });
  expect(entries).not.toHaveBeenCalled();
});
