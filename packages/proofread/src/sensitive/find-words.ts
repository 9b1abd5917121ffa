import { type Automaton, buildAutomaton } from './automaton.ts';
import type { SensitiveEntry, SensitiveList } from './entry.ts';
import { type FoldedText, foldText, foldWord } from './fold-text.ts';
import { respelledForms } from './respell.ts';
import { soundsOf } from './sounds.ts';
import { splitForms } from './split-characters.ts';

/** Kind of obfuscation; `none`: as in the list, except for letter case and width. */
export type Disguise = 'none' | 'filler' | 'traditional' | 'split' | 'sound' | 'respelled';

/** Name of the built-in lists. */
export const ownListName = '';

/** An entry with the name of its list. */
export interface ListedEntry extends SensitiveEntry {
  readonly list: string;
}

/** A listed word at its position in the text. */
export interface FoundWord {
  readonly entry: ListedEntry;
  readonly start: number;
  readonly end: number;
  readonly disguise: Disguise;
}

/**
 * Finds listed words in a text, except inside phrases in which they are harmless; of overlapping ones the
 * longest at each position.
 */
export interface FindWords {
  (text: string, isWanted?: (found: FoundWord) => boolean): FoundWord[];
  /**
   * Returns the offset at which an unfinished word at the end of the text may begin; otherwise the length of
   * the text.
   */
  beginningOfWord(text: string): number;
}

/** Payload of a pattern of the automaton. */
type Pattern =
  | { readonly kind: 'word' | 'split' | 'respelled'; readonly entry: ListedEntry; readonly form: string }
  | { readonly kind: 'harmless'; readonly form: string };

/** Compiles lists; of several entries for one word the last one applies. */
export function compileLists(lists: readonly SensitiveList[]): FindWords {
  const entries = lastOfEach(lists);
  const patterns = entries.flatMap(patternsOf);
  const byForm = buildAutomaton(patterns.map(({ form }) => unitsOf(form)));
  const sounding = entries.filter(isKnownBySound);
  const bySound = buildAutomaton(sounding.map(({ word }) => soundsOf(foldWord(word))));
  const find = (text: string, isWanted: (found: FoundWord) => boolean = () => true) => {
    if (patterns.length === 0) return [];
    const folded = foldText(text);
    const { found, harmless } = findForms(text, folded, byForm, patterns);
    const all = [...found, ...findSounds(folded, bySound, sounding)];
    return longestOf(all.filter((one) => !isWithin(harmless, one.start, one.end) && isWanted(one)));
  };
  const beginningOfWord = (text: string) => {
    const folded = foldText(text.slice(-longestOpenWord));
    const units = unitsOf(folded.text);
    const open = Math.max(byForm.openEnd(units), bySound.openEnd(soundsOf(folded.text)));
    const start = open === 0 ? undefined : folded.starts[units.length - open];
    return start === undefined ? text.length : Math.max(0, text.length - longestOpenWord) + start;
  };
  return Object.assign(find, { beginningOfWord });
}

/** Longer than every word with filler between its characters, in UTF-16 units. */
const longestOpenWord = 200;

function lastOfEach(lists: readonly SensitiveList[]): ListedEntry[] {
  const byWord = new Map<string, ListedEntry>();
  for (const { name, entries } of lists) {
    for (const entry of entries) {
      const word = foldWord(entry.word);
      byWord.delete(word);
      byWord.set(word, { ...entry, list: name });
    }
  }
  return [...byWord.values()];
}

function patternsOf(entry: ListedEntry): Pattern[] {
  const form = foldWord(entry.word);
  if (entry.grade === 'allow') return [{ kind: 'harmless', form }];
  return [
    { kind: 'word', entry, form },
    ...splitForms(form).map((split): Pattern => ({ kind: 'split', entry, form: split })),
    ...respelledForms(entry).map((other): Pattern => ({ kind: 'respelled', entry, form: other })),
    ...entry.except.map((phrase): Pattern => ({ kind: 'harmless', form: foldWord(phrase) })),
  ];
}

function isKnownBySound({ bySound, grade, word }: ListedEntry): boolean {
  return bySound && grade !== 'allow' && word.length > 1 && !soundsOf(foldWord(word)).includes(-1);
}

function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function findForms(text: string, folded: FoldedText, byForm: Automaton, patterns: readonly Pattern[]) {
  const found: FoundWord[] = [];
  const harmless: Place[] = [];
  byForm.find(unitsOf(folded.text), (index, from, to) => {
    const pattern = patterns[index];
    const place = placeOf(folded, from, to);
    if (pattern === undefined || !isWhole(text, place)) return;
    if (pattern.kind === 'harmless') harmless.push(place);
    else {
      const shown = text.slice(place.start, place.end);
      found.push({
        entry: pattern.entry,
        ...place,
        disguise: pattern.kind === 'word' ? disguiseOf(shown, pattern) : pattern.kind,
      });
    }
  });
  return { found, harmless };
}

function placeOf({ starts, ends }: FoldedText, from: number, to: number): Place {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 };
}

function disguiseOf(shown: string, { form, entry }: { form: string; entry: ListedEntry }): Disguise {
  if (shown.normalize('NFKC').toLowerCase() === entry.word.normalize('NFKC').toLowerCase()) return 'none';
  return shown.length > form.length ? 'filler' : 'traditional';
}

/**
 * Finds homophones. Two homophones alone are weak evidence: at least one character must be the listed one, and half of them for
 * entries that are searched in every text.
 */
function findSounds(folded: FoldedText, bySound: Automaton, entries: readonly ListedEntry[]): FoundWord[] {
  if (entries.length === 0) return [];
  const found: FoundWord[] = [];
  bySound.find(soundsOf(folded.text), (index, from, to) => {
    const entry = entries[index];
    if (entry === undefined) return;
    const word = foldWord(entry.word);
    const written = folded.text.slice(from, to);
    const place = placeOf(folded, from, to);
    // Filler and homophones combined would match any text of numbers and names.
    if (written === word || place.end - place.start !== word.length) return;
    const right = [...written].filter((character, at) => character === word[at]).length;
    if (word.length < 3 ? right === 0 : entry.kind !== undefined && right * 2 < word.length) return;
    found.push({ entry, ...place, disguise: 'sound' });
  });
  return found;
}

const letter = /[\p{Script=Latin}\p{N}]/u;

/** Whether a match is a whole word: if it begins or ends with a letter or digit, it must not be inside a longer word. */
function isWhole(text: string, { start, end }: Place): boolean {
  const cuts = (inside: number, outside: number) =>
    letter.test(text[inside] ?? '') && letter.test(text[outside] ?? '');
  return !cuts(start, start - 1) && !cuts(end - 1, end);
}

function isWithin(places: readonly Place[], start: number, end: number): boolean {
  let low = 0;
  let high = places.length;
  // Matches are sorted by their end.
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const longestPhrase = 100;
  for (let at = low; at < places.length && (places[at]?.end ?? 0) <= start + longestPhrase; at++) {
    if ((places[at]?.start ?? 0) <= start) return true;
  }
  return false;
}

/** Removes matches inside or overlapping a longer match. */
function longestOf(found: readonly FoundWord[]): FoundWord[] {
  const order = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: FoundWord[] = [];
  for (const each of order) {
    const last = kept.at(-1);
    if (last === undefined || each.start >= last.end) kept.push(each);
    else if (each.end - each.start > last.end - last.start) kept[kept.length - 1] = each;
  }
  return kept;
}
