/** LRU cache of findings by sentence. */
export interface SentenceCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Creates a cache of at most `limit` sentences. */
export function createSentenceCache<Value>(limit: number): SentenceCache<Value> {
  const values = new Map<string, Value>();
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      if (values.size <= limit) return;
      const oldest = values.keys().next().value;
      if (oldest !== undefined) values.delete(oldest);
    },
  };
}
