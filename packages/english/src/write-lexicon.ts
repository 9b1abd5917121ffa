import { createByteWriter, sharedLength } from './byte-writer.ts';
import { dialectBits, flagBits, frequencySteps, lexiconKind } from './lexicon.ts';

/** A word with all its spellings. */
export interface CollectedWord {
  /** In lower case. */
  readonly text: string;
  readonly forms: ReadonlySet<string>;
  readonly dialects: number;
  /** Occurrences per billion words. */
  readonly frequency: number;
  readonly isRude: boolean;
}

/** Encodes words in the format of `readLexicon`, in columns of similar bytes for better compression. */
export function writeLexicon(words: readonly CollectedWord[]): Uint8Array {
  const sorted = [...words].sort((a, b) => (a.text < b.text ? -1 : 1));
  const shared = sorted.map(({ text }, i) => sharedLength(sorted[i - 1]?.text ?? '', text));
  const suffixes = sorted.map(({ text }, i) => text.slice(shared[i]));
  const writer = createByteWriter(lexiconKind);
  writer.varint(sorted.length);
  writer.put(shared);
  writer.put(suffixes.map(({ length }) => length));
  writer.put(sorted.map(flagsOf));
  writer.put(sorted.map(({ frequency }) => Math.round(frequencySteps * Math.log(frequency + 1))));
  writer.text(suffixes.join(''));
  const mixed = sorted.flatMap((word, at) => mixedForms(word).map((form) => ({ at, form })));
  writer.varint(mixed.length);
  mixed.forEach(({ at, form }, i) => {
    writer.varint(at - (mixed[i - 1]?.at ?? 0));
    writer.text(form);
  });
  return writer.bytes();
}

function flagsOf({ text, forms, dialects, isRude }: CollectedWord): number {
  const [title = '', upper = ''] = usualForms(text);
  let flags = dialects & (dialectBits.us | dialectBits.gb | dialectBits.au | dialectBits.ca);
  if (forms.has(text)) flags |= flagBits.lower;
  if (forms.has(title)) flags |= flagBits.title;
  if (forms.has(upper)) flags |= flagBits.upper;
  return isRude ? flags | flagBits.rude : flags;
}

function usualForms(text: string): string[] {
  return [text.slice(0, 1).toUpperCase() + text.slice(1), text.toUpperCase()];
}

function mixedForms({ text, forms }: CollectedWord): string[] {
  return [...forms].filter((form) => form !== text && !usualForms(text).includes(form)).sort();
}
