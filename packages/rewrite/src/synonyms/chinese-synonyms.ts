import { chineseActions } from './chinese-actions.ts';
import { chineseModifiers } from './chinese-modifiers.ts';
import { chineseNouns } from './chinese-nouns.ts';
import { chineseVerbs } from './chinese-verbs.ts';

/** Synonyms by word; the list was written for this project. Parsed on first use. */
let entries: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the synonyms of a Chinese word, the most usual first; none for unknown words. */
export function chineseSynonyms(word: string): readonly string[] {
  entries ??= readEntries([chineseVerbs, chineseActions, chineseNouns, chineseModifiers].join('\n'));
  return entries.get(word) ?? [];
}

function readEntries(lists: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const line of lists.split('\n')) {
    const [word = '', ...others] = line.trim().split(/\s+/);
    if (word === '') continue;
    const all = [...(found.get(word) ?? []), ...others].filter((other) => other !== word);
    found.set(word, [...new Set(all)]);
  }
  return found;
}
