import { stemEnglish } from './stem.ts';

/** Stop words of questions. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my ' +
    'no not of on or our shall should so some that the their them then there these they this to too up us was we were ' +
    'what when where which while who why will with would you your am any about just get got want need please way ' +
    'im ive dont doesnt didnt cant wont isnt hi hello pls plz like really also keep keeps something thing things ' +
    'stuff much many here whats'
  ).split(' '),
);

/** Function characters of Chinese questions; bigrams that contain one have a lower weight. */
const weakHan: ReadonlySet<string> = new Set(
  '的了吗呢吧啊么嘛呀咋啥是在有我你您他它这那哪个和与或就都也还很会能可以要想把被从到对为怎什如何多少请问'.split(
    '',
  ),
);

/** A term of a text or a question, with its weight. */
export interface Token {
  readonly term: string;
  readonly weight: number;
}

const runs =
  /[\p{Script=Han}々]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]]+(?:['’]\p{Script=Latin}+)?/gv;
const pairs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Splits a text into runs of one script, in lower case: words, and sequences of Chinese, Japanese or Korean characters. */
export function runsOf(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(runs)].map(([run]) => run);
}

/** Whether a run belongs to a script that separates words by spaces. */
export function isWord(run: string): boolean {
  return !pairs.test(run);
}

/** The stem of a word, without `'s`. */
export function stemOf(word: string): string {
  return stemEnglish(word.replace(/['’].*$/, ''));
}

/** Whether a word is irrelevant to the subject of a question. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word.replace(/['’]/, '')) || stopWords.has(word.replace(/['’].*$/, ''));
}

/**
 * Splits a text into search terms: stems of words, and pairs of characters in Chinese, Japanese and Korean. `text` has
 * been folded to simplified characters.
 */
export function tokensOf(text: string): Token[] {
  return runsOf(text).flatMap((run) => {
    if (!isWord(run)) return pairsOf(run);
    return isStopWord(run) ? [] : [{ term: stemOf(run), weight: 1 }];
  });
}

/** Returns pairs of characters, and single characters with a low weight, so that words of one character are found. */
function pairsOf(run: string): Token[] {
  const signs = [...run];
  const tokens: Token[] = [];
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1];
    if (!weakHan.has(sign)) tokens.push({ term: sign, weight: signs.length === 1 ? 1 : 0.25 });
    if (next === undefined) continue;
    const weak = Number(weakHan.has(sign)) + Number(weakHan.has(next));
    if (weak < 2) tokens.push({ term: sign + next, weight: weak === 1 ? 0.3 : 1 });
  }
  return tokens;
}
