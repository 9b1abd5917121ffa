import type { Span } from '@inkstone/kernel';
import { boundaryBefore } from './graphemes.ts';

/**
 * Maximum length of a sentence in UTF-16 units. Longer text without a sentence end is split, so that the input of rules is
 * bounded.
 */
const maxLength = 1000;

const closers = '”’」』）】》〉〕"\')\\]';
const ends = new RegExp(
  `(?:(?<![。！？；!?…])[。！？；!?…]+|(?<!\\.)\\.{3,}|(?<=[\\p{L}\\p{N}\\p{M}${closers}%])\\.)[${closers}]*(?:\\s+|$)|(?<![！？；!?…])[。！？；…][。！？；!?…]*[”’」』）】》〉〕]*|[\\n\\r]+`,
  'gu',
);
const abbreviation =
  /(?:^|[\s(（“"‘'\uFFFC])(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Rev|Gen|Col|Lt|Sgt|Hon|Gov|Sen|Rep|Inc|Ltd|Co|Corp|vs|cf|eg|ie|e\.g|i\.e|etc|al|viz|approx|ca|c|Fig|Figs|Eq|Eqs|Ch|Sec|Vol|No|Nos|pp?|ed|eds|trans|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|a\.m|p\.m|Ph\.D|M\.D|B\.A|M\.A|U\.S|U\.K|U\.N|\p{Lu}(?:\.\p{Lu})*)$/u;
/** The abbreviations that also end sentences, as in “at 5 p.m. The room was empty.” */
const endingAbbreviation =
  /(?:^|[^\p{L}.])(?:Inc|Ltd|Co|Corp|Sr|Jr|etc|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|a\.m|p\.m|Ph\.D|M\.D|B\.A|M\.A|\p{Lu}(?:\.\p{Lu})*)$/u;
/** Words that are rarely capitalised except at the start of a sentence. */
const firstWord =
  /^[“‘"'(]*(?:The|This|That|These|Those|It|He|She|We|They|You|There|However|But|And|If|When|After|Before|Our|His|Her|Its|Their|My|Your|What|Why|How|Where|Then|So|Now)(?![\p{L}\p{N}])/u;
const opensSentence =
  /^(?:[“‘"'(（《「『[]*[\p{Lu}\p{Lt}\p{N}\p{Script=Han}\uFFFC]|\([a-z]{1,4}\)\s+\p{Lu})/u;

/**
 * Returns the sentences of a paragraph, each with the white space after it, so that they add up to the paragraph. `text` is the
 * masked text, so that a dot in an address does not end a sentence.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const found of text.matchAll(ends)) {
    const end = found.index + found[0].length;
    if (!isEnd(text, found.index, found[0], start)) continue;
    cutLong(text, { start, end }, spans);
    start = end;
  }
  if (start < text.length) cutLong(text, { start, end: text.length }, spans);
  return spans;
}

function isEnd(text: string, at: number, mark: string, start: number): boolean {
  if (!mark.startsWith('.') && !/^[!?…]/.test(mark)) return true;
  const end = at + mark.length;
  if (end === text.length) return true;
  if (!opensSentence.test(text.slice(end, end + 12))) return false;
  const before = text.slice(Math.max(start, at - 12), at);
  if (mark.startsWith('...') || !abbreviation.test(before)) return true;
  return endingAbbreviation.test(before) && firstWord.test(text.slice(end, end + 16));
}

function cutLong(text: string, span: Span, into: Span[]): void {
  let { start } = span;
  while (span.end - start > maxLength) {
    const part = text.slice(start, start + maxLength);
    const pause = Math.max(part.lastIndexOf('，'), part.lastIndexOf(', '), part.lastIndexOf(' '));
    const end = pause > 0 ? start + pause + 1 : boundaryBefore(text, start + maxLength);
    into.push({ start, end });
    start = end;
  }
  if (start < span.end) into.push({ start, end: span.end });
}
