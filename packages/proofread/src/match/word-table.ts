import type { Finding, RuleText } from '../rules/rule.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { noFindings } from './by-pattern.ts';
import { inflect, type VerbForm } from './inflect.ts';
import { callsForVerb } from './word-classes.ts';
import { readPattern, type Slot } from './word-pattern.ts';

/** A phrase and its replacements, best first. */
export interface WordRow {
  /**
   * Words, alternatives `a|b`, verbs in any form `take~`, classes `@poss`, optional `very?`, context `( )`,
   * `!absent`.
   */
  readonly wrong: string;
  /** Replacement of the core; `take~` takes the form found, `$2` repeats the second word of the core. */
  readonly right: readonly string[];
}

interface Way {
  readonly row: WordRow;
  readonly slots: readonly Slot[];
  /** Number of tokens before the word by which the pattern is indexed. */
  readonly ahead: number;
}

interface Hit {
  readonly core: readonly Token[];
  /** The words of the pattern that are not changed. */
  readonly context: readonly Token[];
  readonly forms: readonly VerbForm[];
}

/** Parses rows, one per line: `depend~ of => depend~ on / depend~ upon`. Lines with `#` are comments. */
export function readWordRows(lines: string): WordRow[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [wrong = '', right = ''] = line.split('=>');
      return { wrong: wrong.trim(), right: right.split(' / ').map((each) => each.trim()) };
    });
}

/**
 * Creates the `find` function of a phrase list, indexed by the rarest word of each phrase. All lists share one index and one pass
 * over the words of a text. A list is added to the index when it is first used.
 */
export function byWordTable(rows: readonly WordRow[]) {
  let table = -1;
  return function find(text: RuleText): Iterable<Finding> {
    if (table === -1) table = joinIndex(rows);
    const places = placesIn(text)[table];
    return places === undefined ? noFindings : findAt(text, places);
  };

  function* findAt(text: RuleText, places: readonly Place[]): Generator<Finding> {
    const tokens = tokensOf(text);
    let free = 0;
    for (const { at, ways } of places) {
      for (const way of ways) {
        const hit = matchAt(tokens, at - way.ahead, way.slots);
        const first = hit?.core[0];
        if (hit === null || first === undefined || first.start < free) continue;
        const finding = findingOf(text.text, way.row, hit, tokens);
        if (finding === null) continue;
        free = hit.core.at(-1)?.end ?? free;
        yield finding;
        break;
      }
    }
  }
}

/** Composes an example sentence for each row from its own words, to test that each row is found. */
export function sampleOf(row: WordRow): string {
  const [slots = []] = readPattern(row.wrong);
  return slots
    .filter(({ role }) => role !== 'absent')
    .map(({ words, fits, nouns }) => {
      const word = words?.keys().next().value ?? samples.find(fits) ?? '';
      return nouns.has(word) ? `to ${word}` : word;
    })
    .join(' ');
}

const samples = ['reading', '2019', 'word'];

/** The phrases of one table that are indexed by a word. */
interface Entry {
  readonly table: number;
  readonly ways: readonly Way[];
}

/** A word of a text by which phrases of a table are indexed. */
interface Place {
  readonly at: number;
  readonly ways: readonly Way[];
}

const index = new Map<string, Entry[]>();
let tables = 0;
/** The indexed words of each text by table, and the number of tables that were indexed at that time. */
const placesOfTexts = new WeakMap<
  RuleText,
  { readonly tables: number; readonly places: readonly (readonly Place[] | undefined)[] }
>();

/** Adds a table to the index; returns its number. Throws for a row that cannot be looked up. */
function joinIndex(rows: readonly WordRow[]): number {
  for (const [word, ways] of indexRows(rows)) {
    const others = index.get(word);
    if (others === undefined) index.set(word, [{ table: tables, ways }]);
    else others.push({ table: tables, ways });
  }
  tables += 1;
  return tables - 1;
}

function placesIn(text: RuleText): readonly (readonly Place[] | undefined)[] {
  const known = placesOfTexts.get(text);
  if (known?.tables === tables) return known.places;
  const places: Place[][] = [];
  for (const [at, { lower }] of tokensOf(text).entries()) {
    for (const { table, ways } of index.get(lower) ?? []) {
      const others = places[table];
      if (others === undefined) places[table] = [{ at, ways }];
      else others.push({ at, ways });
    }
  }
  placesOfTexts.set(text, { tables, places });
  return places;
}

function indexRows(rows: readonly WordRow[]): ReadonlyMap<string, readonly Way[]> {
  const byWord = new Map<string, Way[]>();
  for (const row of rows) {
    for (const slots of readPattern(row.wrong)) {
      const roles = slots.filter(({ role }) => role !== 'absent').map(({ role }) => role);
      if (roles.slice(roles.indexOf('core'), roles.lastIndexOf('core')).includes('context')) {
        throw new Error(`What a row changes must be in one piece: ${row.wrong}`);
      }
      const key = keySlot(slots);
      const ahead = slots.slice(0, slots.indexOf(key)).filter(({ role }) => role !== 'absent').length;
      for (const word of key.words?.keys() ?? []) {
        byWord.set(word, [...(byWord.get(word) ?? []), { row, slots, ahead }]);
      }
    }
  }
  return byWord;
}

/** Returns the slot whose shortest known word is longest, which is usually the rarest. */
function keySlot(slots: readonly Slot[]): Slot {
  const rank = ({ words, role }: Slot) =>
    words === null || role === 'absent' ? 0 : Math.min(...[...words.keys()].map(({ length }) => length));
  const [key] = [...slots].sort((a, b) => rank(b) - rank(a));
  if (key === undefined || rank(key) === 0) throw new Error('A row needs a word to be looked up by');
  return key;
}

function matchAt(tokens: readonly Token[], from: number, slots: readonly Slot[]): Hit | null {
  if (from < 0) return null;
  const core: Token[] = [];
  const context: Token[] = [];
  const forms: VerbForm[] = [];
  let at = from;
  for (const { words, fits, nouns, role } of slots) {
    if (role === 'absent') {
      // An excluded word before the core is looked up before the match, an excluded word after it after the match.
      const beside = tokens[core.length === 0 && at === from ? at - 1 : at];
      if (beside !== undefined && fits(beside.lower)) return null;
      continue;
    }
    const token = tokens[at++];
    if (token === undefined || !fits(token.lower)) return null;
    if (nouns.has(token.lower) && !callsForVerb(tokens[at - 2]?.lower)) return null;
    if (role !== 'core') {
      context.push(token);
      continue;
    }
    core.push(token);
    const form = chooseForm(words?.get(token.lower) ?? [], tokens, at - 1);
    if (form !== null) forms.push(form);
  }
  return { core, context, forms };
}

const perfect = /^(?:have|has|had|having|be|been|being|is|are|was|were|get|got|.*'ve)$/;

function chooseForm(forms: readonly VerbForm[], tokens: readonly Token[], at: number): VerbForm | null {
  const isPerfect = [1, 2].some((back) => perfect.test(tokens[at - back]?.lower ?? ''));
  const wanted = forms.find((form) => form === (isPerfect ? 'participle' : 'past'));
  return (forms.includes('base') ? 'base' : wanted) ?? forms[0] ?? null;
}

function findingOf(text: string, row: WordRow, hit: Hit, tokens: readonly Token[]): Finding | null {
  const [first] = hit.core;
  const last = hit.core.at(-1);
  if (first === undefined || last === undefined) return null;
  const phrase = text.slice(first.start, last.end);
  const isOpening = /^\p{Lu}/u.test(first.text) && first.lower !== 'i' && isSentenceStart(tokens, first);
  const better = row.right.map((right) => render(right, hit, isOpening)).filter((each) => each !== phrase);
  if (better.length === 0) return null;
  const params = { phrase, betterPhrase: better[0] || keptOf(text, hit) };
  return { ...trim(text, hit.core, better), params };
}

/** Returns the remaining phrase if its core is deleted. */
function keptOf(text: string, { core, context }: Hit): string {
  const all = [...context, ...core].sort((a, b) => a.start - b.start);
  const from = all[0]?.start ?? 0;
  const to = all.at(-1)?.end ?? 0;
  const kept = text.slice(from, core[0]?.start) + text.slice(core.at(-1)?.end, to);
  return kept.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,.]+$/g, '');
}

function isSentenceStart(tokens: readonly Token[], first: Token): boolean {
  const at = tokens.indexOf(first);
  return at === 0 || !/^\p{L}/u.test(tokens[at - 1]?.text ?? '');
}

function render(right: string, { core, forms }: Hit, isOpening: boolean): string {
  let verb = 0;
  const words = right.replace(
    /\$(\d)|(\p{L}+)~/gu,
    (_, place: string | undefined, base: string | undefined) =>
      base === undefined
        ? (core[Number(place) - 1]?.[place === '1' ? 'lower' : 'text'] ?? '').replace(/^i(?=$|')/, 'I')
        : inflect(base, forms[verb++] ?? 'base'),
  );
  return isOpening ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}

/** Narrows a change to the words that differ, if there is only one correction. */
function trim(text: string, core: readonly Token[], better: readonly string[]): Finding {
  const whole = { start: core[0]?.start ?? 0, end: core.at(-1)?.end ?? 0, replacements: better };
  const words = better[0]?.split(' ') ?? [];
  if (better.length > 1 || words.length === 0 || words[0] === '') return dropSpace(text, whole);
  const isSame = (token: Token | undefined, word: string | undefined) => token?.text === word;
  let head = 0;
  let tail = 0;
  while (head < core.length && head < words.length && isSame(core[head], words[head])) head++;
  while (
    tail < Math.min(core.length, words.length) - head &&
    isSame(core[core.length - 1 - tail], words[words.length - 1 - tail])
  ) {
    tail++;
  }
  // An insertion is reported at the word before it (or after it, at the beginning).
  if (head + tail >= core.length) {
    if (head > 0) head--;
    else tail--;
  }
  const from = core[head];
  const to = core[core.length - 1 - tail];
  if (from === undefined || to === undefined) return whole;
  const rest = words.slice(head, words.length - tail).join(' ');
  return dropSpace(text, { start: from.start, end: to.end, replacements: [rest] });
}

/** Deleting a word deletes the space before it as well. */
function dropSpace(text: string, finding: Finding): Finding {
  if (finding.replacements[0] !== '') return finding;
  if (text[finding.start - 1] === ' ') return { ...finding, start: finding.start - 1 };
  return text[finding.end] === ' ' ? { ...finding, end: finding.end + 1 } : finding;
}
