import type { TaggedWord } from '../text/tagged-words.ts';

/** The head noun of a subject and the words between it and its verb. */
export interface Subject {
  readonly head: TaggedWord;
  /** Index of the head among the words of the sentence. */
  readonly at: number;
  /** Index of the first word of the subject, including articles and adjectives. */
  readonly start: number;
  /** Whether "and" may join the noun to another subject. */
  readonly followsAnd: boolean;
}

const inNounPhrase = new Set(['NN', 'NNS', 'NNP', 'NNPS', 'JJ', 'JJR', 'JJS', 'CD', 'POS', 'VBN', 'VBG']);
const determiners = new Set(['DT', 'PRP$', 'PDT']);
const nouns = new Set(['NN', 'NNS']);
const objects = new Set(['NN', 'NNS', 'NNP', 'NNPS', 'CD']);
const linking = new Set(
  'of in on at for from about between with against behind under over inside outside near within among towards to'.split(
    ' ',
  ),
);
const openers = new Set(
  `that because if when while although though whether whereas unless but so since until think says said believe
  know knows shows show means suggests how why where`.split(/\s+/),
);
const conjunctions = new Set('if before after because as since until for though although'.split(' '));
const subjects = new Set('i you he she we they'.split(' '));
const relativePronouns = new Set(['who', 'which', 'that']);
const finite = new Set(['VBZ', 'VBP', 'VBD', 'MD']);
/** Verbs with clausal complements: the words after them may contain another subject. */
const clauseVerbs = new Set(
  `think know believe say feel hope see mean suppose realise realize find show claim hear wish want let make help
  suggest argue understand remember notice assume ensure prove tell ask`.split(/\s+/),
);

/**
 * Returns the subject of the verb at `verb`, found by moving left over adverbs and prepositional phrases; null unless the
 * structure is unambiguous: a determiner and a noun at the start of a sentence or clause.
 */
export function findSubject(words: readonly TaggedWord[], verb: number): Subject | null {
  return findPlainSubject(words, verb) ?? findBeyondClause(words, verb);
}

/** Finds the subject before a relative clause that ends at the verb: "Students who work hard usually get". */
function findBeyondClause(words: readonly TaggedWord[], verb: number): Subject | null {
  const minIndex = Math.max(1, verb - 9);
  for (let at = verb - 2; at >= minIndex; at--) {
    const word = words[at];
    if (word === undefined || word.tag === ',' || word.tag === 'CC' || word.tag === ':') return null;
    // "the information you need": the relative pronoun is omitted.
    const isOmitted = word.tag === 'PRP' && nouns.has(words[at - 1]?.tag ?? '') && subjects.has(word.lower);
    if (!relativePronouns.has(word.lower) && !isOmitted) continue;
    return nouns.has(words[at - 1]?.tag ?? '') && isPlainClause(words.slice(isOmitted ? at : at + 1, verb))
      ? findPlainSubject(words, at)
      : null;
  }
  return null;
}

/** Whether a relative clause has one finite verb without a clausal complement, and no subject except a pronoun. */
function isPlainClause(clause: readonly TaggedWord[]): boolean {
  const verbs = clause.filter(({ tag }) => tag.startsWith('VB') || tag === 'MD');
  const place = clause.findIndex(({ tag }) => finite.has(tag));
  const opening = clause.slice(0, place).filter(({ tag }) => tag !== 'RB');
  return (
    place !== -1 &&
    verbs.filter(({ tag }) => finite.has(tag)).length === 1 &&
    (verbs[0]?.tag !== 'MD' || verbs.length > 1) &&
    verbs.every(({ base, lower }) => !clauseVerbs.has(base ?? lower)) &&
    (opening.length === 0 || (opening.length === 1 && opening[0]?.tag === 'PRP')) &&
    // "the question we have to ask"
    clause.at(-1)?.tag !== 'TO' &&
    !clause.some(({ tag, lower }) => tag === 'WRB' || lower === 'that' || lower === 'because')
  );
}

function findPlainSubject(words: readonly TaggedWord[], verb: number): Subject | null {
  let end = verb - 1;
  while (words[end]?.tag === 'RB' || words[end]?.lower === 'nowadays') end -= 1;
  for (let phrases = 0; phrases < 4; phrases++) {
    const head = words[end];
    if (head === undefined || !objects.has(head.tag)) return null;
    const start = startOfPhrase(words, end);
    if (words[start]?.lower.endsWith('ing')) return null;
    const before = words[start - 1];
    if (before !== undefined && linking.has(before.lower) && isLinked(words[start - 2])) {
      if (isQuantity(words, start - 2)) return subjectAt(words, start - 3, { head, at: end, start });
      end = start - 2;
      continue;
    }
    if (!nouns.has(head.tag)) return null;
    return subjectAt(words, start, { head, at: end, start });
  }
  return null;
}

/** Returns the subject if its clause begins at `opening`. */
function subjectAt(
  words: readonly TaggedWord[],
  opening: number,
  subject: Omit<Subject, 'followsAnd'>,
): Subject | null {
  if (opensClause(words, opening)) return { ...subject, followsAnd: false };
  return opensSecondClause(words, opening) ? { ...subject, followsAnd: mayBePair(words, opening) } : null;
}

/** Whether the conjunction before `start` may join two subjects: "When he left the dog and the cat …", "and the man and the …". */
function mayBePair(words: readonly TaggedWord[], start: number): boolean {
  return (
    words[start - 1]?.lower === 'and' &&
    words.slice(0, start - 1).some(({ tag, lower }) => tag === 'CC' || tag === ',' || conjunctions.has(lower))
  );
}

/**
 * Whether "and" or "but" precedes a subject with a determiner, and a clause precedes the conjunction: "The food was good and the
 * waiters …".
 */
function opensSecondClause(words: readonly TaggedWord[], start: number): boolean {
  if (!/^(?:and|but)$/.test(words[start - 1]?.lower ?? '') || !determiners.has(words[start]?.tag ?? ''))
    return false;
  const comma = words.slice(0, start - 2).findLastIndex(({ tag }) => tag === ',' || tag === ':');
  const clause = words.slice(comma + 1, start - 1);
  const verb = clause.find(({ tag }) => finite.has(tag));
  return (
    verb !== undefined &&
    !clauseVerbs.has(verb.base ?? verb.lower) &&
    !clause.some(({ tag, lower }) => /^W/.test(tag) || /^(?:that|not|n't|between|both)$/.test(lower))
  );
}

/** Whether the noun after "of" determines the number: "a lot of people". */
function isQuantity(words: readonly TaggedWord[], at: number): boolean {
  return words[at]?.lower === 'lot' && words[at - 1]?.lower === 'a' && words[at + 1]?.lower === 'of';
}

function isLinked(word: TaggedWord | undefined): boolean {
  return word !== undefined && nouns.has(word.tag);
}

function startOfPhrase(words: readonly TaggedWord[], end: number): number {
  let start = end;
  while (inNounPhrase.has(words[start - 1]?.tag ?? '')) start -= 1;
  while (['RBS', 'RBR'].includes(words[start - 1]?.tag ?? '')) start -= 1;
  while (determiners.has(words[start - 1]?.tag ?? '')) start -= 1;
  return start;
}

/** Whether a subject begins a simple sentence or clause; next to a list or a name its number is uncertain. */
function opensClause(words: readonly TaggedWord[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined) return true;
  if (before.tag === '"' && start === 1) return true;
  if (before.tag === 'RB' && start === 1) return true;
  if (before.tag === ',') return isIntroduction(words, start);
  if (before.lower === 'that' && !introducesClause(words, start - 2)) return false;
  return openers.has(before.lower) && before.tag !== 'DT' && before.tag !== 'WDT';
}

/** Whether a short phrase or clause precedes the only comma, as opposed to items of a list: "In my opinion, the people …". */
function isIntroduction(words: readonly TaggedWord[], start: number): boolean {
  const first = words[0];
  const head = words[start];
  if (first === undefined || head === undefined || start > 9) return false;
  const opening = words.slice(0, start - 1);
  // A plural without an article may be the second item of a list, unless the preceding word is not a
  // plural.
  const isBare = head.tag === 'NNS' && !['NNS', 'NNPS'].includes(opening.at(-1)?.tag ?? '');
  if (!determiners.has(head.tag) && !isBare && !/^(?:people|young|students)$/.test(head.lower)) return false;
  const isOpener =
    ['IN', 'RB', 'WRB'].includes(first.tag) || /^(?:compared|based|given|nowadays)$/.test(first.lower);
  return isOpener && opening.every(({ tag }) => tag !== ',' && tag !== 'CC');
}

/** Whether "that" introduces a clause. As a relative pronoun it follows a noun; in "inform you that" an object precedes it. */
function introducesClause(words: readonly TaggedWord[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (word?.tag === 'PRP') return before?.tag.startsWith('VB') === true;
  return word !== undefined && (word.tag.startsWith('VB') || word.tag === 'JJ');
}
