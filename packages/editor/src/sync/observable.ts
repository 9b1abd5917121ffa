/** A value that can be observed, as a store for React's useSyncExternalStore. */
export interface Observable<Value> {
  /** Calls `listener` after every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The present value; the same object until it changes. */
  getSnapshot(): Value;
}

/** Creates an observable with a setter. Values are compared by their JSON. */
export function createObservable<Value>(first: Value): Observable<Value> & { set(value: Value): void } {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => current,
    set(value) {
      if (JSON.stringify(value) === JSON.stringify(current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
  };
}
