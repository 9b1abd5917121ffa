import type { Locale, Messages } from '@inkstone/phrases';

/** One namespace of messages: one file of one language. */
export type Namespace = keyof Messages;

type NamespaceMessages = Messages[Namespace];

/** Some namespaces of one language, as its components read them. */
export type PartialMessages = Partial<Messages>;

/** A cache of messages, loaded and pending. */
export interface MessageCache {
  put(locale: Locale, namespace: Namespace, words: NamespaceMessages): void;
  /** Undefined while they are not loaded; does not start loading. */
  peek(locale: Locale, namespace: Namespace): NamespaceMessages | undefined;
  /**
   * All of these namespaces, or a promise of them. The promise is the same for the same namespaces until it
   * settles, because a component that suspended on it must get it again when React retries the render.
   */
  getAll(locale: Locale, namespaces: ReadonlySet<Namespace>): PartialMessages | Promise<PartialMessages>;
}

/** A cache filled by `load`; a failed load is retried on the next request. */
export function createMessageCache(
  load: (locale: Locale, namespace: Namespace) => NamespaceMessages | Promise<NamespaceMessages>,
): MessageCache {
  const cache = new Map<string, NamespaceMessages>();
  const pending = new Map<string, Promise<NamespaceMessages>>();
  const pendingSets = new Map<string, Promise<PartialMessages>>();

  function fetchOnce(locale: Locale, namespace: Namespace): NamespaceMessages | Promise<NamespaceMessages> {
    const key = `${locale}/${namespace}`;
    const known = cache.get(key) ?? pending.get(key);
    if (known !== undefined) return known;
    const loaded = load(locale, namespace);
    if (!(loaded instanceof Promise)) {
      cache.set(key, loaded);
      return loaded;
    }
    const request = loaded
      .then((words) => {
        cache.set(key, words);
        return words;
      })
      .finally(() => pending.delete(key));
    pending.set(key, request);
    return request;
  }

  return {
    put: (locale, namespace, words) => void cache.set(`${locale}/${namespace}`, words),
    peek: (locale, namespace) => cache.get(`${locale}/${namespace}`),
    getAll(locale, namespaces) {
      const names = [...namespaces].sort();
      const words = names.map((namespace) => fetchOnce(locale, namespace));
      if (!words.some((one) => one instanceof Promise)) return join(names, words as NamespaceMessages[]);
      const key = `${locale}/${names.join(' ')}`;
      const known = pendingSets.get(key);
      if (known) return known;
      const request = Promise.all(words)
        .then((all) => join(names, all))
        .finally(() => pendingSets.delete(key));
      pendingSets.set(key, request);
      return request;
    },
  };
}

function join(names: readonly Namespace[], words: readonly NamespaceMessages[]): PartialMessages {
  return Object.fromEntries(names.map((name, index) => [name, words[index]])) as PartialMessages;
}
