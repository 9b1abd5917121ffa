import { type Better, indefiniteArticle, type Ngrams, type NumberedWords, sameCase } from '@inkstone/english';
import type { RuleText } from '../rules/rule.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { fitToPlace } from './fit-to-place.ts';
import type { Kind, LikelierFinding } from './likelier-finding.ts';

interface Sentence {
  readonly ngrams: Ngrams;
  readonly tokens: readonly Token[];
  readonly numbers: NumberedWords;
}

const word = /^\p{L}/u;
/** Words before which "a" is Latin and not an article: a priori. */
const latin = /^(?:priori|posteriori|fortiori|la)$/;
const formOfBe = /^(?:is|are|was|were)$/;
const articles = new Set(['the', 'a']);
const prepositions = new Set('of in to for on with at by from about as into'.split(' '));
const known = new WeakMap<RuleText, readonly LikelierFinding[]>();

/** Returns all n-gram findings of a sentence. Cached for the lifetime of the text, because several rules use them. */
export function likelierOf(text: RuleText, ngrams: Ngrams): readonly LikelierFinding[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const tokens = tokensOf(text);
  const sentence = { ngrams, tokens, numbers: ngrams.number(tokens.map((token) => token.text)) };
  const words = text.words();
  // A comma is inserted at the end of a word, before the next one.
  const places = new Map(
    words.flatMap(({ start, end }, at) => [[end, at + 1] as const, [start, at] as const]),
  );
  const found = tokens
    .flatMap((_, at) => [...findAt(sentence, at)])
    .flatMap((one) => fitToPlace(one, words, places.get(one.start)));
  known.set(text, found);
  return found;
}

function* findAt(sentence: Sentence, at: number): Generator<LikelierFinding> {
  const { ngrams, tokens, numbers } = sentence;
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined) return;
  if (before !== undefined && isGap(before, token)) yield* missing(sentence, before, token, at);
  if (!isPlain(sentence, at)) return;
  const changes = ngrams.isSmall(numbers[at] ?? 0) ? [...small(sentence, token, at)] : [];
  yield* changes.length > 0 ? changes : otherWord(sentence, token, at);
}

/** Insertions are possible only between words separated by a space. */
const isGap = (before: Token, token: Token) =>
  before.end < token.start && word.test(token.text) && /[\p{L}\p{N},]/u.test(before.text);

/** Whether a word follows the grammar of the sentence; titles, quoted words and parts of compounds do not. */
function isPlain({ tokens }: Sentence, at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || isMark(before) || isMark(after)) return false;
  if (tokens[at + 2]?.text === '-' && word.test(after?.text ?? '')) return false;
  return at === 0 ? word.test(token.text) : token.text === token.lower || token.text === 'I';
}

const isMark = (token: Token | undefined) =>
  token !== undefined && /["“”‘\-–—/\\()[\]{}<>_@#*=+\ufffc]/.test(token.text);

function* missing(
  { ngrams, numbers }: Sentence,
  before: Token,
  token: Token,
  at: number,
): Generator<LikelierFinding> {
  const better = ngrams.inGap(numbers, at, at);
  if (better === null) return;
  if (better.word === ',') {
    if (word.test(before.text)) yield insertion(before.end, ',', 'commaMissing', better);
    return;
  }
  const kind = kindOfGap(better.word, 'Missing');
  yield insertion(token.start, `${spell(better.word, token)} `, kind, better);
}

function* small({ ngrams, numbers, tokens }: Sentence, token: Token, at: number): Generator<LikelierFinding> {
  const better = ngrams.inGap(numbers, at, at + 1);
  const next = tokens[at + 1];
  if (better === null || next === undefined || latin.test(next.text)) return;
  if (latin.test(tokens[at + 2]?.text ?? '') || isBesideMistake(tokens, at)) return;
  const kind = kindOfChange(token.lower === 'an' ? 'a' : token.lower, better.word);
  if (kind === null) return;
  if (better.word !== '') yield change(token, sameCase(token.text, spell(better.word, next)), kind, better);
  else if (token.text === ',') yield change(token, '', kind, better);
  else if (at > 0 && token.end < next.start) {
    yield { ...change(token, '', kind, better), end: next.start };
  }
}

/**
 * Whether the next verb, or "too", is more likely the wrong word: "What we have are this", "I know that that are true", "those,
 * that are all", "came too the party".
 */
function isBesideMistake(tokens: readonly Token[], at: number): boolean {
  const [before, word, next, further] = tokens.slice(Math.max(0, at - 1), at + 3).map(({ lower }) => lower);
  if (at === 0 || word === undefined || next === undefined) return false;
  if (before === 'too') return articles.has(word) || word === 'an';
  if (/^(?:have|has|had)$/.test(word) || (word === 'that' && before === 'that')) return formOfBe.test(next);
  return word === ',' && next === 'that' && formOfBe.test(further ?? '');
}

function kindOfChange(written: string, better: string): Kind | null {
  if (written === ',') return better === '' ? 'commaNeedless' : null;
  if (better === ',') return null;
  if (articles.has(written)) {
    if (better === '') return 'articleNeedless';
    return articles.has(better) ? 'articleChoice' : null;
  }
  if (better === '') return kindOfGap(written, 'Needless');
  return prepositions.has(written) && prepositions.has(better) ? 'prepositionChoice' : null;
}

function kindOfGap<Lack extends 'Missing' | 'Needless'>(small: string, lack: Lack) {
  if (articles.has(small)) return `article${lack}` as const;
  return prepositions.has(small) ? (`preposition${lack}` as const) : (`word${lack}` as const);
}

function* otherWord(
  { ngrams, numbers, tokens }: Sentence,
  token: Token,
  at: number,
): Generator<LikelierFinding> {
  const form = ngrams.formAt(numbers, at);
  if (form !== null && !(form.kind === 'noun' && tokens[at - 1]?.text === '1')) {
    yield change(
      token,
      sameCase(token.text, form.word),
      form.kind === 'noun' ? 'nounNumber' : 'verbForm',
      form,
    );
  }
  const other = ngrams.wordAt(numbers, at);
  if (other !== null) {
    const replacement =
      other.word === 'i' ? 'I' : sameCase(token.text === 'I' ? 'i' : token.text, other.word);
    yield change(token, replacement, other.reason, other);
  }
}

const spell = (small: string, next: Token) => (small === 'a' ? indefiniteArticle(next.text) : small);

function change(token: Token, replacement: string, kind: Kind, { credible }: Better): LikelierFinding {
  return { start: token.start, end: token.end, replacements: [replacement], kind, credible };
}

function insertion(at: number, text: string, kind: Kind, { credible }: Better): LikelierFinding {
  return { start: at, end: at, replacements: [text], kind, credible };
}
