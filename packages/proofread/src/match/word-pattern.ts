import { formsOf, inflect, type VerbForm } from './inflect.ts';
import { nounsToo, wordClasses, wordTests } from './word-classes.ts';

/** One slot of a pattern: the words that may be in it. */
export interface Slot {
  /** Null if the slot accepts words by form. */
  readonly words: ReadonlyMap<string, readonly VerbForm[]> | null;
  readonly fits: (lower: string) => boolean;
  /** Verb forms that are also nouns (`answer`, `calls`): accepted only where a verb is expected. */
  readonly nouns: ReadonlySet<string>;
  /** Context that must be present (or, negated, absent) but is not changed. */
  readonly role: 'core' | 'context' | 'absent';
}

/** Parses the slots of a pattern; returns one list for each combination of its optional words. */
export function readPattern(source: string): Slot[][] {
  let isContext = false;
  let ways: Slot[][] = [[]];
  for (const part of source.match(/[()]|[^\s()]+/g) ?? []) {
    if (part === '(' || part === ')') {
      isContext = part === '(';
      continue;
    }
    const isAbsent = part.startsWith('!') && part.length > 1;
    // In "(.|?)" the question mark is an alternative.
    const isOptional = part.endsWith('?') && part.length > 1 && !part.endsWith('|?');
    const names = part.slice(isAbsent ? 1 : 0, isOptional ? -1 : undefined);
    const slot = readSlot(names, isAbsent ? 'absent' : isContext ? 'context' : 'core');
    const longer = ways.map((way) => [...way, slot]);
    ways = isOptional ? [...longer, ...ways] : longer;
  }
  return ways;
}

/** Slots by their source: phrases share most of their words. */
const slotsRead = new Map<string, Omit<Slot, 'role'>>();
const noWords: ReadonlySet<string> = new Set();

function readSlot(names: string, role: Slot['role']): Slot {
  const known = slotsRead.get(names) ?? readWords(names);
  slotsRead.set(names, known);
  return { ...known, role };
}

function readWords(names: string): Omit<Slot, 'role'> {
  const parts = names.split('|');
  const tests = parts.flatMap((part) => (part.startsWith('@') ? (wordTests[part.slice(1)] ?? []) : []));
  const words = new Map(parts.flatMap(wordsNamed));
  const found = parts
    .filter((part) => part.endsWith('~') && nounsToo.has(part.slice(0, -1)))
    .flatMap((part) => (['base', 'third'] as const).map((form) => inflect(part.slice(0, -1), form)));
  const nouns = found.length === 0 ? noWords : new Set(found);
  if (tests.length === 0) return { words, fits: (lower) => words.has(lower), nouns };
  return { words: null, fits: (lower) => words.has(lower) || tests.some((test) => test(lower)), nouns };
}

function wordsNamed(name: string): [string, readonly VerbForm[]][] {
  if (name.startsWith('@')) {
    if (name.slice(1) in wordTests) return [];
    const members = wordClasses[name.slice(1)];
    if (members === undefined) throw new Error(`No word class ${name}`);
    return members.map((word) => [word, []]);
  }
  return name.endsWith('~') ? [...formsOf(name.slice(0, -1))] : [[name, []]];
}
