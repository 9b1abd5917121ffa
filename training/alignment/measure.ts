import { type AlignmentLink, alignSentences, alignTexts } from '@inkstone/translate';
import type { Pair } from './read-pairs.ts';

/** The numbers of expected, found, and correct links. */
export interface Score {
  readonly wanted: number;
  readonly found: number;
  readonly right: number;
}

/** Returns the harmonic mean of precision and recall of links; a link is correct only as a whole. */
export function rateOf({ wanted, found, right }: Score): number {
  return (2 * right) / (wanted + found);
}

/** Aligns each pair separately, from Chinese to English or in the opposite direction. */
export function measurePairs(
  pairs: readonly Pair[],
  isTurned: boolean,
  onWrong: (pair: Pair, found: readonly AlignmentLink[]) => void = () => {},
): Score {
  const scores = pairs.map((pair) => {
    const found = isTurned
      ? alignSentences(pair.en, pair.zh).map(({ source, target }) => ({ source: target, target: source }))
      : alignSentences(pair.zh, pair.en);
    const score = compare(pair.links, found);
    if (score.right < score.wanted) onWrong(pair, found);
    return score;
  });
  return sum(scores);
}

/** Aligns all pairs as one text without paragraphs. */
export function measureWhole(pairs: readonly Pair[]): Score {
  const [zh, en] = [pairs.flatMap((pair) => pair.zh), pairs.flatMap((pair) => pair.en)];
  const wanted: AlignmentLink[] = [];
  let [left, right] = [0, 0];
  for (const pair of pairs) {
    for (const { source, target } of pair.links)
      wanted.push({ source: source.map((at) => at + left), target: target.map((at) => at + right) });
    left += pair.zh.length;
    right += pair.en.length;
  }
  return compare(wanted, alignSentences(zh, en));
}

/** Aligns all pairs as two texts of paragraphs, and counts the links within one pair. */
export function measureParagraphs(pairs: readonly Pair[]): Score {
  const endsOf = (parts: readonly string[]) => {
    let end = 0;
    return parts.map((part) => (end += part.length + 1));
  };
  const [zh, en] = [pairs.map((pair) => pair.zh.join('')), pairs.map((pair) => pair.en.join(' '))];
  const [left, right] = [endsOf(zh), endsOf(en)];
  const pairAt = (ends: readonly number[], at: number) => ends.findIndex((end) => at < end);
  const found = alignTexts(zh.join('\n'), en.join('\n'));
  const isWithin = (link: (typeof found)[number]) => {
    const all = [
      ...link.source.map(({ start }) => pairAt(left, start)),
      ...link.target.map(({ start }) => pairAt(right, start)),
    ];
    return all.every((at) => at === all[0]);
  };
  return { wanted: found.length, found: found.length, right: found.filter(isWithin).length };
}

function compare(wanted: readonly AlignmentLink[], found: readonly AlignmentLink[]): Score {
  const keys = new Set(wanted.map((link) => JSON.stringify(link)));
  const right = found.filter(({ source, target }) => keys.has(JSON.stringify({ source, target }))).length;
  return { wanted: wanted.length, found: found.length, right };
}

function sum(scores: readonly Score[]): Score {
  const total = (key: keyof Score) => scores.reduce((all, score) => all + score[key], 0);
  return { wanted: total('wanted'), found: total('found'), right: total('right') };
}
