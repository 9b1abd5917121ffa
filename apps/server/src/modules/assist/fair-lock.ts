/** A fair lock: the waiting caller with the least use goes first. */
export interface FairLock {
  /** Resolves with the release function when the lock is acquired; `used` is the caller's use so far. */
  take(used: number): Promise<() => void>;
}

interface Waiting {
  readonly used: number;
  readonly begin: () => void;
}

/** Creates the lock; ties are resolved in order of arrival. */
export function createFairLock(): FairLock {
  const waiting: Waiting[] = [];
  let isTaken = false;

  function next(): void {
    const minUsed = Math.min(...waiting.map(({ used }) => used));
    const [first] = waiting.splice(
      waiting.findIndex(({ used }) => used === minUsed),
      1,
    );
    isTaken = first !== undefined;
    first?.begin();
  }

  function createRelease(): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      next();
    };
  }

  return {
    take(used) {
      return new Promise((resolve) => {
        waiting.push({ used, begin: () => resolve(createRelease()) });
        if (!isTaken) next();
      });
    },
  };
}
