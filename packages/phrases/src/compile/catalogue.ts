import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacksOf, type Locale, locales } from '../locales.ts';
import { type MessageTree, toMessageTree, withFallback } from './message-tree.ts';

/** Folder of the messages: `<locale>/<namespace>.json`. */
export const messagesFolder = join(import.meta.dirname, '../messages');

/** All messages of all languages as stored in the files. */
export type Catalogue = ReadonlyMap<Locale, ReadonlyMap<string, MessageTree>>;

/** Reads the messages from disk. Throws with the path for invalid JSON or values that are not texts. */
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

/** Returns one namespace in one language, completed from the language's fallbacks. */
export function messagesIn(catalogue: Catalogue, locale: Locale, namespace: string): MessageTree {
  return fallbacksOf(locale).reduce(
    (words, spare) => withFallback(words, catalogue.get(spare)?.get(namespace) ?? {}),
    catalogue.get(locale)?.get(namespace) ?? {},
  );
}
