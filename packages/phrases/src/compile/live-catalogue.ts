import compile from 'icu-minify/compile';
import { type Catalogue, messagesFolder, readCatalogue } from './catalogue.ts';
import { flatten } from './message-tree.ts';

/** Messages that are reloaded during development. */
export interface LiveCatalogue {
  /** The last version that could be read and compiled completely. */
  readonly current: Catalogue;
  /** Reads the files again. Returns null, or the error, in which case `current` is unchanged. */
  reread(): string | null;
}

/** Reads the messages; throws if they are invalid at startup. */
export function createLiveCatalogue(folder = messagesFolder): LiveCatalogue {
  let current = readCatalogue(folder);
  return {
    get current() {
      return current;
    },
    reread() {
      try {
        const read = readCatalogue(folder);
        compileAll(read);
        current = read;
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

/** Throws at the first invalid ICU message, with its file and key. */
function compileAll(catalogue: Catalogue): void {
  for (const [locale, namespaces] of catalogue) {
    for (const [namespace, tree] of namespaces) {
      for (const [key, text] of flatten(tree)) {
        try {
          compile(text);
        } catch (cause) {
          throw new Error(`${locale}/${namespace}.json: "${key}" is not an ICU message: ${text}`, { cause });
        }
      }
    }
  }
}
