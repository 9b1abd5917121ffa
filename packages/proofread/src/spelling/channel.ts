import { type EditCosts, makePairCosts } from '@inkstone/english';

// Costs are negative natural logarithms of the probability of a mistake relative to correct typing. They model typing and
// spelling: adjacent keys, similar sounds, and uncertain double letters.

const letters = "abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ'";
const vowels = new Set('aeiouy');

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that sound alike, each group with the cost of confusing two of them. */
const soundGroups: readonly (readonly [string, number])[] = [
  ['ae', 2.2],
  ['ei', 2.2],
  ['iy', 2.3],
  ['ao', 2.8],
  ['ou', 2.8],
  ['ai', 2.8],
  ['eo', 3.1],
  ['au', 3.2],
  ['ey', 3],
  ['cs', 2.5],
  ['ck', 2.7],
  ['sz', 2.4],
  ['gj', 2.8],
  ['mn', 2.9],
  ['dt', 3],
  ['bp', 3.3],
  ['fv', 3.2],
  ['vw', 3.3],
  ['kq', 3.3],
  ['lr', 3.6],
  ['xz', 3.6],
  ['aàáâãäå', 0.6],
  ['cç', 0.6],
  ['eèéêë', 0.6],
  ['iìíîï', 0.6],
  ['nñ', 0.6],
  ['oòóôõöø', 0.6],
  ['uùúûü', 0.6],
  ['yýÿ', 0.6],
];

/** Intended and typed letters with the cost: spellings of the same sound. */
const soundPairs: readonly (readonly [string, string, number])[] = [
  ...bothWays('ph', 'f', 2.2),
  ...bothWays('ck', 'k', 2.2),
  ...bothWays('qu', 'k', 3.2),
  ...bothWays('qu', 'kw', 2.6),
  ...bothWays('x', 'ks', 2.6),
  ...bothWays('x', 'cs', 2.8),
  ...bothWays('sc', 's', 2.4),
  ...bothWays('sc', 'c', 2.6),
  ...bothWays('wh', 'w', 2.2),
  ...bothWays('gh', 'g', 2.6),
  ...bothWays('kn', 'n', 2.6),
  ...bothWays('wr', 'r', 2.6),
  ...bothWays('ps', 's', 2.8),
  ...bothWays('ti', 'si', 2.2),
  ...bothWays('ti', 'ci', 2.4),
  ...bothWays('ci', 'si', 2.4),
  ...bothWays('ci', 'sh', 3),
  ...bothWays('ti', 'sh', 3),
  ...bothWays('ou', 'u', 2.6),
  ...bothWays('ea', 'e', 2.4),
  ...bothWays('ea', 'ee', 2.5),
  ...bothWays('ei', 'e', 2.7),
  ...bothWays('ie', 'i', 2.6),
  ...bothWays('ai', 'a', 2.7),
  ...bothWays('ai', 'ei', 2.8),
  ...bothWays('oa', 'o', 2.6),
  ...bothWays('oo', 'u', 2.8),
  ...bothWays('ow', 'ou', 2.6),
  ...bothWays('au', 'aw', 2.8),
  ...bothWays('eu', 'ew', 2.8),
  ...bothWays('dg', 'g', 2.4),
  ...bothWays('dg', 'j', 2.6),
  ...bothWays('ch', 'sh', 3.2),
  ...bothWays('ch', 'k', 3),
  ...bothWays('tc', 'c', 2.6),
  ...bothWays('er', 're', 2),
  ...bothWays('le', 'el', 2),
  ...bothWays('ei', 'ie', 1.4),
  ...bothWays('or', 'er', 2.2),
  ...bothWays('ar', 'er', 2.3),
  ...bothWays('er', 'ur', 2.6),
  ...bothWays('ir', 'er', 2.6),
  ...bothWays('ss', 'c', 2.8),
  ...bothWays('ay', 'ai', 2.6),
];

/** Costs of each kind of mistake. */
export const editCosts: EditCosts = {
  replaced: fill((meant, typed) => replacement(meant, typed)),
  omitted: fill((before, meant) => omission(before, meant)),
  added: fill((before, typed) => addition(before, typed)),
  swapped: 2.3,
  first: 1.4,
  pairs: makePairCosts(soundPairs),
};

function bothWays(one: string, other: string, cost: number): readonly (readonly [string, string, number])[] {
  return [
    [one, other, cost],
    [other, one, cost],
  ];
}

/** Creates a table of costs by two letters; the first may be '', the start of the word. */
function fill(costOf: (first: string, second: string) => number): Float32Array {
  const table = new Float32Array(65536).fill(8);
  for (const second of letters) {
    table[second.charCodeAt(0)] = costOf('', second);
    for (const first of letters)
      table[first.charCodeAt(0) * 256 + second.charCodeAt(0)] = costOf(first, second);
  }
  return table;
}

function replacement(meant: string, typed: string): number {
  const costs = soundGroups
    .filter(([group]) => group.includes(meant) && group.includes(typed))
    .map(([, cost]) => cost);
  if (areNeighbours(meant, typed)) costs.push(3.4);
  if (vowels.has(meant) && vowels.has(typed)) costs.push(3.4);
  return Math.min(4.6, ...costs);
}

function omission(before: string, meant: string): number {
  if (before === meant) return 1.5;
  if (meant === "'") return 1.6;
  if (meant === 'e') return 2.6;
  if (vowels.has(meant)) return 2.9;
  return meant === 'h' && 'cgrtw'.includes(before || '-') ? 2.6 : 3.3;
}

function addition(before: string, typed: string): number {
  if (before === typed) return 1.7;
  if (typed === "'") return 2.4;
  if (typed === 'e') return 2.8;
  if (areNeighbours(before, typed)) return 3.4;
  return vowels.has(typed) ? 3.3 : 3.9;
}

function areNeighbours(a: string, b: string): boolean {
  if (a === '') return false;
  return keyboard.some((row, at) => {
    const place = row.indexOf(a);
    if (place === -1) return false;
    const near = [
      row[place - 1],
      row[place + 1],
      ...[-1, 1].flatMap((step) => keysAcross(at + step, place, step)),
    ];
    return near.includes(b);
  });
}

/** Returns the keys above (one to the right) or below (one to the left) of a key. */
function keysAcross(at: number, place: number, step: number): (string | undefined)[] {
  const row = keyboard[at];
  return step === -1 ? [row?.[place], row?.[place + 1]] : [row?.[place - 1], row?.[place]];
}
