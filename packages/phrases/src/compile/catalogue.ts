import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacksOf, type Locale, locales } from '../locales.ts';
import { type MessageTree, toMessageTree, withFallback } from './message-tree.ts';

/** Where the words are: `<locale>/<namespace>.json`. */
export const messagesFolder = join(import.meta.dirname, '../messages');

/** All words of all languages as they stand in the files. */
export type Catalogue = ReadonlyMap<Locale, ReadonlyMap<string, MessageTree>>;

/** Reads the words from disk. A file that is not JSON, or holds something other than texts, throws with its path. */
export function readCatalogue(folder = messagesFolder): Catalogue {
  return new Map(locales.map((locale) => [locale, readLocale(join(folder, locale))]));
}

function readLocale(folder: string): Map<string, MessageTree> {
  const words = new Map<string, MessageTree>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const path = join(folder, file);
    words.set(file.slice(0, -'.json'.length), toMessageTree(readJson(path), path));
  }
  return words;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** One namespace in one language without a gap: what is missing comes from the language's fallback. */
export function wordsOf(catalogue: Catalogue, locale: Locale, namespace: string): MessageTree {
  return fallbacksOf(locale).reduce(
    (words, spare) => withFallback(words, catalogue.get(spare)?.get(namespace) ?? {}),
    catalogue.get(locale)?.get(namespace) ?? {},
  );
}
