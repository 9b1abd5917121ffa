import { describe, expect, it } from 'vitest';
import { extendTo, nothingSelected, restrictTo, selectAll, toggle } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('');

describe('a selection', () => {
  it('adds and removes rows', () => {
    const b = toggle(nothingSelected, 'b');
    expect(idsOf(b)).toBe('b');
    expect(idsOf(toggle(b, 'b'))).toBe('');
  });

  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
  ])('extends from %s to %s', (from, to, expected) => {
    expect(idsOf(extendTo(toggle(nothingSelected, from), to, order))).toBe(expected);
  });

  it('keeps its anchor while it is extended, and starts without one', () => {
    const toD = extendTo(toggle(nothingSelected, 'b'), 'd', order);
    expect(toD.anchor).toBe('b');
    expect(idsOf(extendTo(nothingSelected, 'd', order))).toBe('d');
    expect(idsOf(extendTo(toggle(nothingSelected, 'gone'), 'd', order))).toBe('dgone');
  });

  it('can contain everything, and loses removed rows', () => {
    const all = selectAll(nothingSelected, order);
    expect(idsOf(all)).toBe('abcde');
    expect(restrictTo(all, order)).toBe(all);
    expect(idsOf(restrictTo(all, ['b', 'x']))).toBe('b');
  });
});
