import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How often words stand in a folder of texts, as they are written. */
export interface WordCounts {
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
  /** In how many texts a word stands. */
  readonly texts: ReadonlyMap<string, number>;
}

const word = /(?<![\p{L}\p{N}_@/\\.#-])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}_@/\\])/gu;

/** Counts the words of every `.txt` under a folder. */
export function countWords(folder: string): WordCounts {
  const counts = new Map<string, number>();
  const texts = new Map<string, number>();
  let total = 0;
  for (const file of textFiles(folder)) {
    const seen = new Set<string>();
    for (const [found] of readFileSync(file, 'utf8').matchAll(word)) {
      const written = found.replace('’', "'").replace(/'s?$/, '');
      counts.set(written, (counts.get(written) ?? 0) + 1);
      seen.add(written);
      total++;
    }
    for (const each of seen) texts.set(each, (texts.get(each) ?? 0) + 1);
  }
  return { total, counts, texts };
}

function textFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return textFiles(path);
      return name.endsWith('.txt') ? [path] : [];
    });
}
