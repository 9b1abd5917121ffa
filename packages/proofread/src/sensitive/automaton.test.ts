import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildAutomaton } from './automaton.ts';

const units = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

function findAll(patterns: readonly string[], text: string): string[] {
  const found: string[] = [];
  buildAutomaton(patterns.map(units)).find(units(text), (pattern, start, end) =>
    found.push(`${pattern}@${start}-${end}`),
  );
  return found.sort();
}

it('equals a search for each pattern', () => {
  const short = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength });
  fc.assert(
    fc.property(fc.array(short(4), { maxLength: 8 }), short(40), (patterns, text) => {
      const wanted = patterns.flatMap((pattern, index) =>
        Array.from(text, (_, at) => at)
          .filter((at) => pattern !== '' && text.startsWith(pattern, at))
          .map((at) => `${index}@${at}-${at + pattern.length}`),
      );
      expect(findAll(patterns, text)).toEqual(wanted.sort());
    }),
  );
});

it('finds nothing across a negative symbol', () => {
  const found: number[] = [];
  buildAutomaton([[1, 2]]).find([1, -1, 2, 1, 2], (_, start) => found.push(start));
  expect(found).toEqual([3]);
});
