/** Lets what can wait wait while somebody writes. */
export interface Lull {
  /** Somebody has just written. */
  note(): void;
  /** Resolves when nobody has written for a moment, or when all the waiting together has become too long. */
  come(): Promise<void>;
}

export interface LullOptions {
  /** ms on any clock that only goes forward. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** How long nobody must have written, in ms. */
  readonly quiet: number;
  /** How long one can be made to wait in all, in ms. */
  readonly most: number;
}

/** Waits for moments in which nobody writes. */
export function createLull({ now, wait, quiet, most }: LullOptions): Lull {
  let quietFrom = Number.NEGATIVE_INFINITY;
  const end = now() + most;
  return {
    note() {
      quietFrom = now() + quiet;
    },
    async come() {
      for (let at = now(); at < Math.min(quietFrom, end); at = now())
        await wait(Math.min(quietFrom, end) - at);
    },
  };
}
