import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Tag, tagNumber, tagOfMark } from '@inkstone/english/internal/tag-set';
import { closedWords } from './closed-words.ts';

/** Words with their tags in the corpus; null for impossible tags. */
export interface Sentence {
  readonly words: readonly string[];
  readonly tags: readonly (Tag | null)[];
}

/**
 * Returns the sentences of a folder of `word_TAG` texts. Newspaper articles are omitted, because the corpus does not license
 * them.
 */
export function readCorpus(folder: string): Sentence[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.txt') && /written|spoken/.test(file) && !basename(file).startsWith('wsj'),
    )
    .sort();
  return files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map(readSentence)
      .filter(({ words }) => words.length > 1),
  );
}

function readSentence(line: string): Sentence {
  const pairs = line.split(/\s+/).flatMap((part): [string, string][] => {
    const at = part.lastIndexOf('_');
    return at < 1 ? [] : [[part.slice(0, at), part.slice(at + 1)]];
  });
  return { words: pairs.map(([word]) => word), tags: pairs.map(([word, tag]) => trusted(word, tag)) };
}

function isTag(tag: string): tag is Tag {
  return tag in tagNumber;
}

function trusted(word: string, tag: string): Tag | null {
  const mark = tagOfMark(word);
  if (mark !== null) return mark;
  if (!isTag(tag)) return null;
  const closed = closedWords.get(word.toLowerCase());
  if (closed !== undefined && !closed.includes(tag))
    return closed.length === 1 && isTag(closed[0] ?? '') ? (closed[0] as Tag) : null;
  if (tag === 'VB' && /ed$|ing$/.test(word) && !closed && word.length > 6) return null;
  if (/^(?:VBD|VBN)$/.test(tag) && /ing$/.test(word)) return null;
  return tag;
}
