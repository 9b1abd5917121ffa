/** A fair lock: the waiting caller with the least use goes first. */
export interface FairLock {
  /** Resolves with the release function when the lock is acquired; `had` is the caller's use so far. */
  take(had: number): Promise<() => void>;
}

interface Waiting {
  readonly had: number;
  readonly begin: () => void;
}

/** Creates the lock; ties are resolved in order of arrival. */
export function createFairLock(): FairLock {
  const waiting: Waiting[] = [];
  let isTaken = false;

  function next(): void {
    const least = Math.min(...waiting.map(({ had }) => had));
    const [first] = waiting.splice(
      waiting.findIndex(({ had }) => had === least),
      1,
    );
    isTaken = first !== undefined;
    first?.begin();
  }

  function giveBackOnce(): () => void {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      next();
    };
  }

  return {
    take(had) {
      return new Promise((resolve) => {
        waiting.push({ had, begin: () => resolve(giveBackOnce()) });
        if (!isTaken) next();
      });
    },
  };
}
