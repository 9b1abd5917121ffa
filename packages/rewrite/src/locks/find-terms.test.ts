import { type Random, randomInt, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';

/** Reference implementation: tries every term at every position. */
function findSlowly(text: string, terms: readonly string[]) {
  const isPart = (at: number) => /[\p{Script=Latin}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const lengths = terms
      .filter((term) => !(at > 0 && isPart(at)) && text.startsWith(term, at))
      .map(({ length }) => {
        const end = at + length;
        if (!isPart(end)) return length;
        return text[end] === 's' && !isPart(end + 1) ? length + 1 : 0;
      });
    // Of two terms the longer one counts, even if the shorter one has a plural s.
    const byLength = terms.filter((term) => text.startsWith(term, at)).sort((a, b) => b.length - a.length);
    const longest = byLength.find((term) =>
      lengths.some((found) => found === term.length || found === term.length + 1),
    );
    const found = longest
      ? Math.max(0, ...lengths.filter((one) => one === longest.length || one === longest.length + 1))
      : 0;
    if (found === 0) continue;
    spans.push({ start: at, end: at + found });
    at += found - 1;
  }
  return spans;
}

const someOf = (random: Random, letters: string, length: number) =>
  Array.from({ length }, () => letters[randomInt(random, letters.length)]).join('');

it('equals a search for every term at every position, also at the end of the text', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = seededRandom(seed);
    const letters = seed % 2 === 0 ? '甲乙丙' : 'abs 1';
    const terms = Array.from({ length: 1 + randomInt(random, 6) }, () =>
      someOf(random, letters, 1 + randomInt(random, 4)).trim(),
    ).filter((term) => term !== '');
    const text = someOf(random, letters, randomInt(random, 30));
    expect(findTerms(text, terms), `${seed}: ${text} | ${terms}`).toEqual(findSlowly(text, terms));
  }
});

it('does not match a term longer than the rest of the text', () => {
  expect(findTerms('乙甲', ['甲', '甲乙丙'])).toEqual([{ start: 1, end: 2 }]);
});
