import { everyRule } from '@inkstone/proofread/internal/testing/every-rule';
import {
  createChance,
  type PlacedToken,
  placedSentences,
  plant,
  type Slip,
  typo,
} from '../english/slips/index.ts';

/** A sentence of the repository with planted slips. */
export interface PlantedSentence {
  readonly right: string;
  readonly written: string;
}

/** Words that are commonly confused. */
const wordSlips: readonly (readonly [right: string, written: string])[] = [
  ...agreements('is are, was were, has have, does do, this these, that those'),
  ...agreements("it's its, you're your, they're their, then than, to too, of off, loose lose"),
  ...([
    ['have', 'of'],
    ['an', 'a'],
    ['a', 'an'],
    ['I', 'i'],
    ['there', 'their'],
    ['much', 'many'],
  ] as const),
  ...([
    ["doesn't", 'dont'],
    ["don't", 'dont'],
    ["can't", 'cant'],
    ['which', 'wich'],
    ['because', 'becuase'],
  ] as const),
  ...([
    ['receive', 'recieve'],
    ['their', 'thier'],
    ['people', 'peoples'],
    ['better', 'more better'],
  ] as const),
];
const share = 0.5;
const typoShare = 0.1;
/** Chinese words that are commonly confused, and homophones. */
const hanSlips: readonly (readonly [right: string, written: string])[] = [
  ...agreements('已经 己经, 的 地, 得 的, 地 的, 在 再, 做 作, 他们 它们, 必须 必需, 即使 既使, 部署 布署'),
  ...agreements('按照 安照, 仍然 任然, 竟然 竞然, 因为 应为, 以及 以急, 根据 跟据, 工作 工做, 进行 近行'),
  ...([
    ['。', '。。'],
    ['，', ','],
    ['，', '，，'],
    ['“', '"'],
    ['的', '的的'],
    ['问题', '问提'],
  ] as const),
];

function agreements(pairs: string): (readonly [string, string])[] {
  return pairs.split(', ').flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return [[one, other] as const, [other, one] as const];
  });
}

/**
 * Yields the rules' own correct sentences that satisfy `isClean`, each with at least one unambiguous planted slip; reproducible
 * by seed. Only every `nth` sentence is tried; the seed chooses which.
 */
export function* plantedSentences(
  seed: number,
  isClean: (text: string) => boolean,
  nth = 1,
): Generator<PlantedSentence> {
  const chance = createChance(seed);
  for (const [at, text] of [...rightSentences()].entries()) {
    if (at % nth !== seed % nth) continue;
    const pairs = /\p{Script=Han}/u.test(text) ? hanSlips : wordSlips;
    const slips = pairs === hanSlips ? exchanged(text, pairs) : englishSlips(text, chance);
    const written = plant(text, slips, 1, chance).text;
    if (written !== text && isClean(text)) yield { right: text, written };
  }
}

/** Returns the correct examples of rules, and their wrong examples corrected. */
function rightSentences(): Set<string> {
  return new Set(
    everyRule.flatMap(({ right, wrong }) => [...right, ...wrong.map(([, corrected]) => corrected)]),
  );
}

function* englishSlips(text: string, chance: () => number): Generator<Slip> {
  const tokens: PlacedToken[] = placedSentences(text).flat();
  for (const { text: token, start, end } of tokens) {
    for (const [right, written] of wordSlips) {
      if (token.replace('’', "'") === right) yield { start, end, written, share };
    }
    if (/^\p{Ll}{5,}$/u.test(token)) yield { start, end, written: typo(token, chance), share: typoShare };
  }
}

function* exchanged(text: string, pairs: typeof hanSlips): Generator<Slip> {
  for (const [right, written] of pairs) {
    for (let at = text.indexOf(right); at !== -1; at = text.indexOf(right, at + right.length)) {
      yield { start: at, end: at + right.length, written, share };
    }
  }
}
