import compile from 'icu-minify/compile';
import { type Catalogue, messagesFolder, readCatalogue } from './catalogue.ts';
import { flatten } from './message-tree.ts';

/** The words while people write them. */
export interface LiveCatalogue {
  /** The last words that could all be read and compiled. */
  readonly current: Catalogue;
  /** Reads the files again. Where one is half-written, `current` stays; gives what is wrong, else null. */
  reread(): string | null;
}

/** Reads the words; files that are broken at the start throw. */
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

/** Throws at the first text that is no ICU message, with its file and key. */
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
