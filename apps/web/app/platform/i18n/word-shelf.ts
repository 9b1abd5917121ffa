import type { Locale, Messages } from '@inkstone/phrases';

/** One namespace of messages: one file of one language. */
export type Namespace = keyof Messages;

type Words = Messages[Namespace];

/** Some namespaces of one language, as the page's components take them. */
export type SomeWords = Partial<Messages>;

/** A cache of messages, loaded and pending. */
export interface WordShelf {
  put(locale: Locale, namespace: Namespace, words: Words): void;
  /** Undefined while they are not loaded; does not start loading. */
  peek(locale: Locale, namespace: Namespace): Words | undefined;
  /**
   * All of these namespaces, or one promise of them, the same for every component that waits for the same
   * ones: a component that React renders again must get the promise that it suspended on, or it would suspend
   * anew.
   */
  gather(locale: Locale, namespaces: ReadonlySet<Namespace>): SomeWords | Promise<SomeWords>;
}

/** A cache filled by `load`; a failed load is retried on the next request. */
export function createWordShelf(
  load: (locale: Locale, namespace: Namespace) => Words | Promise<Words>,
): WordShelf {
  const shelf = new Map<string, Words>();
  const coming = new Map<string, Promise<Words>>();
  const gatherings = new Map<string, Promise<SomeWords>>();

  function fetchOnce(locale: Locale, namespace: Namespace): Words | Promise<Words> {
    const place = `${locale}/${namespace}`;
    const known = shelf.get(place) ?? coming.get(place);
    if (known !== undefined) return known;
    const loaded = load(locale, namespace);
    if (!(loaded instanceof Promise)) {
      shelf.set(place, loaded);
      return loaded;
    }
    const arrival = loaded
      .then((words) => {
        shelf.set(place, words);
        return words;
      })
      .finally(() => coming.delete(place));
    coming.set(place, arrival);
    return arrival;
  }

  return {
    put: (locale, namespace, words) => void shelf.set(`${locale}/${namespace}`, words),
    peek: (locale, namespace) => shelf.get(`${locale}/${namespace}`),
    gather(locale, namespaces) {
      const names = [...namespaces].sort();
      const words = names.map((namespace) => fetchOnce(locale, namespace));
      if (!words.some((one) => one instanceof Promise)) return join(names, words as Words[]);
      const key = `${locale}/${names.join(' ')}`;
      const known = gatherings.get(key);
      if (known) return known;
      const gathering = Promise.all(words)
        .then((all) => join(names, all))
        .finally(() => gatherings.delete(key));
      gatherings.set(key, gathering);
      return gathering;
    },
  };
}

function join(names: readonly Namespace[], words: readonly Words[]): SomeWords {
  return Object.fromEntries(names.map((name, place) => [name, words[place]])) as SomeWords;
}
