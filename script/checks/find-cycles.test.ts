import { expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';

const cyclesOf = (edges: Record<string, string[]>) => findCycles(new Map(Object.entries(edges)));

it('finds none in files that only share imports', () => {
  expect(cyclesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'] })).toEqual([]);
});

it('finds a file that imports itself', () => {
  expect(cyclesOf({ a: ['b'], b: ['b'] })).toEqual([['b', 'b']]);
});

it('finds the shortest cycle of each group', () => {
  const edges = { a: ['b'], b: ['c'], c: ['a', 'd', 'b'], d: ['e'], e: ['f'], f: ['d'] };
  const cycles = cyclesOf(edges).map((cycle) => [...new Set(cycle)].sort().join(''));
  expect(cycles.sort()).toEqual(['bc', 'def']);
});

it('follows a path of many files', () => {
  const count = 20_000;
  const ring = Array.from({ length: count }, (_, i) => [`${i}`, [`${(i + 1) % count}`]] as const);
  const path = new Map(ring.slice(0, -1));
  expect(findCycles(path)).toEqual([]);
});
