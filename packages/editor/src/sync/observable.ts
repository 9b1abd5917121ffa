/** A value that can be watched; the shape React's useSyncExternalStore takes. */
export interface Observable<Value> {
  /** Calls `listener` after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The value now; the same object until it changes. */
  getSnapshot(): Value;
}

/** An observable with the right to change it. Values are compared by their JSON. */
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
