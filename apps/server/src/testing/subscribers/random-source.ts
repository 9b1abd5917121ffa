import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '@inkstone/kernel';

/** Random generators that do not depend on concurrent work: each task has its own. */
export interface RandomSource {
  /** The generator of the current task; outside of tasks, that of the run. */
  readonly random: Random;
  /** Runs a task with its own generator, which is the same for the same name in every run. */
  within<T>(name: string, work: () => T): T;
  /** Returns a generator for a name, independent of the current task. */
  of(name: string): Random;
}

/** Derives the generators from a seed. */
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
