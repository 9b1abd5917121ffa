import { readFileSync } from 'node:fs';
import type { AlignmentLink } from '@inkstone/translate';

/** A paragraph in both languages with the links of its sentences. */
export interface Pair {
  readonly kind: string;
  readonly isHeldOut: boolean;
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly links: readonly AlignmentLink[];
}

/** Files of pairs: those used for developing the algorithm, and those written afterwards. */
export type PairSet = 'pairs' | 'unseen';

/** Returns the pairs of a file. */
export function readPairs(set: PairSet = 'pairs'): Pair[] {
  const text = readFileSync(new URL(`${set}.txt`, import.meta.url), 'utf8');
  const [tuned = '', heldOut = ''] = text.split('# held-out half\n');
  return [tuned, heldOut].flatMap((half, at) =>
    half
      .split(/^= /m)
      .slice(1)
      .map((block) => readPair(block, at === 1)),
  );
}

function readPair(block: string, isHeldOut: boolean): Pair {
  const [kind = '', ...lines] = block.trim().split('\n');
  const [zh, en, links]: [string[], string[], AlignmentLink[]] = [[], [], []];
  const add = (side: string[], cell: string) => {
    const sentences = cell.trim() === '' ? [] : cell.trim().split(' / ');
    side.push(...sentences);
    return sentences.map((_, at) => side.length - sentences.length + at);
  };
  for (const line of lines.filter((each) => !each.startsWith('#'))) {
    const [source, target, more] = line.split('||');
    if (source === undefined || target === undefined || more !== undefined)
      throw new Error(`Not a link: ${line}`);
    links.push({ source: add(zh, source), target: add(en, target) });
  }
  return { kind, isHeldOut, zh, en, links };
}
