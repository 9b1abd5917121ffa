import type { Lexicon, WordEntry } from '@inkstone/english';
import type { WordPlace } from './credible.ts';
import { findEntry, isBritish, plainWord } from './known-words.ts';
import { isKnownSlip } from './speller.ts';

/** A possible misspelling and its position. */
export interface SuspectWord {
  /** With straight apostrophes, without a possessive 's. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly place: WordPlace;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;
const usual = /^[a-z]+(?:'[a-z]+)*$/;
const title = /^[A-Z][a-z]+(?:'[a-z]+)*$/;

/** Characters that indicate that an adjacent word is part of a name, a path or code. */
const codeBefore = /[\d_@/\\#$%&=<>{}|~^`+*.\uFFFC\p{M}\u200D]/u;
const codeAfter = /[\d_@/\\=<>{}|~^`+*(\uFFFC\p{M}\u200D]|\.[\p{L}\d]|:[:/]/uy;

const sentenceStart = /(?:^|[.!?:;"“”‘(—–*•-])\s*$/;

/** Frequency below which a word is itself suspect, as a logarithm. */
const rare = 4.5;
const minLength = 3;
const maxLength = 24;

/**
 * Number of different unknown words, and the number of words on either side within which they indicate another language or verse.
 */
const foreign = { words: 3, reach: 6 };

/** Returns all words of a text that are missing from the lexicon or very rare in it, except in clusters of unknown words. */
export function suspectWords(text: string, lexicon: Lexicon): SuspectWord[] {
  const found: { readonly at: number; readonly order: number; readonly written: string }[] = [];
  let order = 0;
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    order++;
    if (!isFine(written, lexicon)) found.push({ at: index, order, written });
  }
  const times = new Map<string, number>();
  for (const { written } of found) times.set(written, (times.get(written) ?? 0) + 1);
  return found.flatMap(({ at, order, written }, i) => {
    const around = found.slice(Math.max(0, i - foreign.words), i + foreign.words + 1);
    const near = around.filter((other) => Math.abs(other.order - order) <= foreign.reach);
    if (new Set(near.map((one) => one.written)).size > foreign.words) return [];
    return suspectAt(text, at, written, times.get(written) ?? 1);
  });
}

/**
 * Whether a word is known or not checked: other scripts, accents, inner capitals, very short and very long
 * words.
 */
function isFine(written: string, lexicon: Lexicon): boolean {
  if (written.length < minLength || written.length > maxLength) return true;
  const plain = plainWord(written);
  if (isKnownSlip(plain)) return false;
  const entry = findEntry(plain, lexicon);
  const isUnremarkable =
    entry === undefined ? !usual.test(plain) && !title.test(plain) : !isRare(plain, entry);
  return isUnremarkable || isBritish(plain, lexicon);
}

/** Whether a rare word may be a misspelling of a common one: only in lower case, because a capitalised word is a name. */
function isRare(plain: string, entry: WordEntry): boolean {
  return usual.test(plain) && plain === entry.text && (!entry.isLower || entry.logFrequency < rare);
}

function suspectAt(text: string, at: number, written: string, times: number): SuspectWord[] {
  const whole = at + written.length;
  codeAfter.lastIndex = whole;
  if (codeBefore.test(text[at - 1] ?? '') || codeAfter.test(text)) return [];
  // Intended dialect, such as runnin' and o'.
  if (/['’]/.test(text[whole] ?? '') && written.endsWith('in')) return [];
  const possessive = /['’]s$/.exec(written)?.[0].length ?? 0;
  const word = plainWord(written).slice(0, plainWord(written).length - possessive);
  const isTitle = title.test(word);
  const isAtStart = isTitle && sentenceStart.test(text.slice(Math.max(0, at - 20), at));
  return [
    {
      ...{ word, start: at, end: whole - possessive },
      place: {
        isTitleAtStart: isAtStart,
        isTitleInside: isTitle && !isAtStart,
        isHyphenated: text[at - 1] === '-' || text[whole] === '-',
        times,
      },
    },
  ];
}
