import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '@inkstone/kernel';

/** Random numbers that do not depend on concurrent work: every unit of work has its own sequence. */
export interface RandomSource {
  /** The sequence of the current unit of work; of the run if there is none. */
  readonly random: Random;
  /** Runs work with its own sequence, which is the same for the same name in every run. */
  within<T>(name: string, work: () => T): T;
  /** Returns a separate sequence, for a decision that can happen at any time. */
  of(name: string): Random;
}

/** Creates sequences from a seed. */
export function createRandomSource(seed: number): RandomSource {
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
