import { totalmem } from 'node:os';

/** A size of model by the number of its parameters, in 10⁹; null: the machine is too small for a useful one. */
export type ModelSize = '4B' | '2B' | null;

/** Smallest memory for a size. A machine sold with 8 GB reports less, because firmware takes some. */
const needs = { '4B': 0.9 * 8e9, '2B': 0.9 * 4e9 } as const;

/** The memory of this machine, or of the container, in bytes. */
export function measureMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Recommends the size of a model by the memory of the machine, in bytes. */
export function recommendSize(memory: number): ModelSize {
  if (memory >= needs['4B']) return '4B';
  return memory >= needs['2B'] ? '2B' : null;
}
