/** Three symbols on either side of a position, nearest first, and their groups. */
export interface Context {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly leftGroups: Int32Array;
  readonly rightGroups: Int32Array;
  /** The first word of the clause before the position: after the last comma or sentence boundary. */
  opener: number;
  /** Number of words of that clause before the position, in increasing steps. */
  length: number;
  /** The last finite verb of the clause, or the next one if it follows closely; 0 if there is none. */
  lastVerb: number;
  nextVerb: number;
  /** The tense of the last finite verb of the sentence; 0 if there is none. */
  tense: number;
  /** The last subject pronoun and the last word that marks number, without a verb after them. */
  subject: number;
  determiner: number;
}

/** Maximum number of features of a position. */
export const maxFeatures = 56;

/** Creates a context object for repeated use. */
export function makeContext(): Context {
  const three = () => new Int32Array(3);
  return {
    left: three(),
    right: three(),
    leftGroups: three(),
    rightGroups: three(),
    opener: 0,
    length: 0,
    lastVerb: 0,
    nextVerb: 0,
    tense: 0,
    subject: 0,
    determiner: 0,
  };
}

/** Fills a context with the symbols around `start` to `end`; sentence boundaries fill missing ones. */
export function readContext(
  context: Context,
  symbols: ArrayLike<number>,
  groups: Uint8Array,
  [start, end]: readonly [number, number],
): void {
  for (let i = 0; i < 3; i++) {
    const left = symbols[start - 1 - i] ?? 0;
    const right = symbols[end + i] ?? 0;
    context.left[i] = left;
    context.right[i] = right;
    context.leftGroups[i] = groups[left] ?? 0;
    context.rightGroups[i] = groups[right] ?? 0;
  }
}

/** Maximum distance that is searched in a sentence, in both directions, in words. */
const farBack = 24;
const farAhead = 4;
const nearDeterminer = 4;

/** Syntactic properties by symbol. */
export interface ClauseWords {
  readonly comma: number;
  /** Finite verbs by tense: 1 present, 2 past, 3 neither. */
  readonly tenses: Uint8Array;
  /** 1: a subject pronoun; 2: a word that marks number; 3: both. */
  readonly kinds: Uint8Array;
}

/** Fills in the syntactic context of the symbols from `start` to `end`. */
export function lookFar(
  context: Context,
  symbols: ArrayLike<number>,
  words: ClauseWords,
  [start, end]: readonly [number, number],
): void {
  context.lastVerb = context.tense = context.subject = context.determiner = 0;
  let opening = -1;
  let at = start - 1;
  for (; at >= 0 && start - at <= farBack; at--) {
    const symbol = symbols[at] ?? 0;
    if (symbol === 0) break;
    if (symbol === words.comma && opening === -1) opening = at;
    const tense = words.tenses[symbol] ?? 0;
    if (tense > 0 && context.tense === 0) context.tense = tense;
    if (opening === -1) noteWord(context, symbol, words, start - at);
    else if (context.tense > 0) break;
  }
  measureClause(context, symbols, start, opening === -1 ? at : opening);
  context.nextVerb = verbAhead(symbols, words, end);
}

/** Like `lookFar`, but limited to the needs of `clauseFeatures`, because there are many gaps. */
export function lookBack(
  context: Context,
  symbols: ArrayLike<number>,
  { comma, tenses }: ClauseWords,
  start: number,
): void {
  context.lastVerb = 0;
  let at = start - 1;
  for (; at >= 0 && start - at <= farBack; at--) {
    const symbol = symbols[at] ?? 0;
    if (symbol === 0 || symbol === comma) break;
    if (context.lastVerb === 0 && (tenses[symbol] ?? 0) > 0) context.lastVerb = symbol;
  }
  measureClause(context, symbols, start, at);
}

function measureClause(context: Context, symbols: ArrayLike<number>, start: number, edge: number): void {
  const length = start - 1 - edge;
  context.opener = length === 0 ? 0 : (symbols[edge + 1] ?? 0);
  context.length = length < 5 ? length : length < 8 ? 5 : length < 12 ? 6 : 7;
}

function noteWord(context: Context, symbol: number, words: ClauseWords, distance: number): void {
  if (context.lastVerb > 0) return;
  const kind = words.kinds[symbol] ?? 0;
  if ((words.tenses[symbol] ?? 0) > 0) context.lastVerb = symbol;
  if ((kind & 1) > 0 && context.subject === 0) context.subject = symbol;
  if ((kind & 2) > 0 && context.determiner === 0 && distance <= nearDeterminer) context.determiner = symbol;
}

function verbAhead(symbols: ArrayLike<number>, { comma, tenses }: ClauseWords, end: number): number {
  for (let at = end; at < end + farAhead; at++) {
    const symbol = symbols[at] ?? 0;
    if (symbol === 0 || symbol === comma) return 0;
    if ((tenses[symbol] ?? 0) > 0) return symbol;
  }
  return 0;
}

function mix(key: number, value: number): number {
  const mixed = Math.imul(key ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/**
 * Combines values to a feature. Each value is rotated by its position, so that equal words on the left and right give different
 * features.
 */
function combine(seed: number, kind: number, a = 0, b = 0, c = 0, d = 0): number {
  let key = mix(Math.imul(seed + 1, 0x85ebca6b), kind);
  key = mix(key, a + 1);
  key = mix(key, b + 7);
  key = mix(key, c + 13);
  key = Math.imul(mix(key, d + 29), 0xc2b2ae35);
  return (key ^ (key >>> 16)) >>> 0;
}

/**
 * Writes the features of a context into `into` and returns their number. `seed` separates kinds of choices.
 */
export function contextFeatures(context: Context, seed: number, into: Uint32Array): number {
  const [l1 = 0, l2 = 0, l3 = 0] = context.left;
  const [r1 = 0, r2 = 0, r3 = 0] = context.right;
  const [a1 = 0, a2 = 0, a3 = 0] = context.leftGroups;
  const [b1 = 0, b2 = 0, b3 = 0] = context.rightGroups;
  let n = 0;
  into[n++] = combine(seed, 0);
  into[n++] = combine(seed, 1, l1);
  into[n++] = combine(seed, 2, r1);
  into[n++] = combine(seed, 3, l1, r1);
  into[n++] = combine(seed, 4, l2, l1);
  into[n++] = combine(seed, 5, r1, r2);
  into[n++] = combine(seed, 6, l2, l1, r1);
  into[n++] = combine(seed, 7, l1, r1, r2);
  into[n++] = combine(seed, 8, l2, l1, r1, r2);
  into[n++] = combine(seed, 9, l3, l2, l1);
  into[n++] = combine(seed, 10, r1, r2, r3);
  into[n++] = combine(seed, 11, a1, b1);
  into[n++] = combine(seed, 12, a2, a1, b1);
  into[n++] = combine(seed, 13, a1, b1, b2);
  into[n++] = combine(seed, 14, a2, a1, b1, b2);
  into[n++] = combine(seed, 15, l1, b1);
  into[n++] = combine(seed, 16, a1, r1);
  into[n++] = combine(seed, 17, a1, r1, b2);
  into[n++] = combine(seed, 18, l1, b1, b2);
  into[n++] = combine(seed, 19, a2, l1, b1);
  into[n++] = combine(seed, 20, b1, b2, b3);
  into[n++] = combine(seed, 21, a3, a2, a1);
  into[n++] = combine(seed, 22, l2, r1);
  into[n++] = combine(seed, 23, l1, r2);
  into[n++] = combine(seed, 24, a2, a1, r1);
  into[n++] = combine(seed, 25, b1, r2);
  into[n++] = combine(seed, 26, a1, b1, r2);
  into[n++] = combine(seed, 27, b1, b2, r3);
  return n;
}

/** Adds features of the clause before a gap, because commas depend on the beginning of the clause. */
export function clauseFeatures(context: Context, seed: number, into: Uint32Array, start: number): number {
  const { opener, length, lastVerb } = context;
  const [r1 = 0, r2 = 0] = context.right;
  const [b1 = 0, b2 = 0] = context.rightGroups;
  const [l1 = 0] = context.left;
  const [a1 = 0] = context.leftGroups;
  const hasVerb = lastVerb > 0 ? 1 : 0;
  const shape = length * 2 + hasVerb;
  let n = start;
  into[n++] = combine(seed, 48, opener, shape);
  into[n++] = combine(seed, 49, opener, shape, b1);
  into[n++] = combine(seed, 50, opener, hasVerb, r1);
  into[n++] = combine(seed, 51, shape, r1, r2);
  into[n++] = combine(seed, 52, shape, a1, b1, b2);
  into[n++] = combine(seed, 53, opener, hasVerb, l1, b1);
  return n;
}

/** Adds syntactic features for the choice of a word form. */
export function buildFeatures(
  { opener, lastVerb, nextVerb, tense, subject, determiner, left, leftGroups, rightGroups }: Context,
  seed: number,
  [base, group]: readonly [number, number],
  into: Uint32Array,
  start: number,
): number {
  const [l1 = 0] = left;
  const [a1 = 0] = leftGroups;
  const [b1 = 0] = rightGroups;
  const hasVerb = lastVerb > 0 ? 1 : 0;
  let n = start;
  into[n++] = combine(seed, 64, lastVerb, l1);
  into[n++] = combine(seed, 65, lastVerb, a1, b1);
  into[n++] = combine(seed, 66, opener, hasVerb, a1);
  into[n++] = combine(seed, 67, tense, group, a1);
  into[n++] = combine(seed, 68, tense, base, hasVerb);
  into[n++] = combine(seed, 69, tense, subject, a1);
  into[n++] = combine(seed, 70, subject, hasVerb, a1, b1);
  into[n++] = combine(seed, 71, determiner, a1, b1);
  into[n++] = combine(seed, 72, determiner, group, b1);
  into[n++] = combine(seed, 73, determiner, base);
  into[n++] = combine(seed, 74, nextVerb, b1);
  into[n++] = combine(seed, 75, nextVerb, determiner);
  into[n++] = combine(seed, 76, nextVerb, lastVerb, subject);
  return n;
}

/** Adds features of the word itself, whose base form is known. */
export function wordFeatures(
  context: Context,
  seed: number,
  [base, group]: readonly [number, number],
  into: Uint32Array,
  start: number,
): number {
  const [l1 = 0, l2 = 0] = context.left;
  const [r1 = 0] = context.right;
  const [a1 = 0, a2 = 0] = context.leftGroups;
  const [b1 = 0] = context.rightGroups;
  let n = start;
  into[n++] = combine(seed, 32, base);
  into[n++] = combine(seed, 33, base, l1);
  into[n++] = combine(seed, 34, base, r1);
  into[n++] = combine(seed, 35, base, l1, r1);
  into[n++] = combine(seed, 36, base, l2, l1);
  into[n++] = combine(seed, 37, base, a1);
  into[n++] = combine(seed, 38, base, a1, b1);
  into[n++] = combine(seed, 39, group, l1);
  into[n++] = combine(seed, 40, group, r1);
  into[n++] = combine(seed, 41, group, l1, r1);
  into[n++] = combine(seed, 42, group, a2, a1, b1);
  into[n++] = combine(seed, 43, group, l2, l1);
  return n;
}
