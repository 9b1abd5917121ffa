import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingDescriptions } from './config.ts';

describe('the settings in docs/settings.md', () => {
  const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
  const tables = [...page.matchAll(/^\| setting \| meaning .*\n\|.*\n((?:\|.*\n)+)/gm)];
  const names = Object.keys(settingDescriptions);
  /** The names in the first cell of each row; one that begins with `_` replaces the end of the full name before it. */
  const rows = tables
    .flatMap(([, table = '']) => table.split('\n'))
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const patterns = rows.flatMap((row) => {
    let full = '';
    return row.map((name) => {
      if (!name.startsWith('_')) full = name;
      const starts = name.startsWith('_')
        ? full.split('_').map((_, i, parts) => parts.slice(0, i).join('_'))
        : [''];
      const spellings = starts.map((start) => `${start}${name}`.replaceAll('*', '[A-Z]+'));
      return { name, pattern: new RegExp(`^(?:${spellings.join('|')})$`) };
    });
  });

  it('describes every setting', () => {
    expect(names.filter((name) => !patterns.some(({ pattern }) => pattern.test(name)))).toEqual([]);
  });

  it('describes no other', () => {
    expect(patterns.filter(({ pattern }) => !names.some((name) => pattern.test(name)))).toEqual([]);
  });
});
