import { expect, it } from 'vitest';
import { findOverBudget } from './page-budget.ts';
import type { RouteManifest } from './route-manifest.ts';

const manifest: RouteManifest = {
  entry: { module: '/assets/entry-a.js', imports: ['/assets/vendor-b.js'] },
  routes: {
    root: { module: '/assets/root-c.js', imports: ['/assets/vendor-b.js'] },
    list: { module: '/assets/list-d.js#list', imports: ['/assets/rows-e.js'], parentId: 'root' },
    write: { module: '/assets/write-f.js', imports: ['/assets/editor-g.js'], parentId: 'root' },
  },
};
const sizes: Readonly<Record<string, number>> = {
  '/assets/vendor-b.js': 300_000,
  '/assets/editor-g.js': 500_000,
};
const sizeOf = (file: string) => sizes[file] ?? 1000;

it('counts each file of a page, its layouts and the entry once', () => {
  // vendor 300, entry, root, list, rows: 304.
  expect(findOverBudget(manifest, sizeOf, [{ route: 'list', maxKilobytes: 304, without: [] }])).toEqual([]);
  expect(findOverBudget(manifest, sizeOf, [{ route: 'list', maxKilobytes: 303, without: [] }])).toEqual([
    'list needs 304 KB of JavaScript, at most 303',
  ]);
});

it('names chunks that a page must not need', () => {
  const pages = ['list', 'write'].map((route) => ({ route, maxKilobytes: 1000, without: ['editor'] }));
  expect(findOverBudget(manifest, sizeOf, pages)).toEqual(['write needs /assets/editor-g.js']);
});

it('fails for a page that the build does not have', () => {
  expect(() => findOverBudget(manifest, sizeOf, [{ route: 'gone', maxKilobytes: 1, without: [] }])).toThrow(
    'gone',
  );
});
