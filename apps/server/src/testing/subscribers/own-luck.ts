import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '@inkstone/kernel';

/** Randomness that does not depend on what runs at the same time: everything that is done has its own. */
export interface OwnLuck {
  /** Of whatever is being done now; of the run where that is not known. */
  readonly random: Random;
  /** Gives work its own randomness, the same for the same names in every run. */
  within<T>(name: string, work: () => T): T;
  /** Randomness of its own for something that is decided at any time. */
  of(name: string): Random;
}

/** Derives randomness from a seed. */
export function createOwnLuck(seed: number): OwnLuck {
  const current = new AsyncLocalStorage<Random>();
  const common = seededRandom(seed);
  const times = new Map<string, number>();
  const of = (name: string) =>
    seededRandom(createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE());
  return {
    random: { bytes: (length) => (current.getStore() ?? common).bytes(length) },
    of,
    within: (name, work) => {
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return current.run(of(`${name} ${time}`), work);
    },
  };
}
