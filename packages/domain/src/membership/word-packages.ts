import { allow, type Instant, type Result, refuse } from '@inkstone/kernel';

/** A package of purchased words with its expiry. */
export interface WordPackage {
  readonly id: string;
  /** Words that are neither used nor reserved. */
  readonly free: number;
  readonly expiresAt: Instant;
}

/** Words charged to one package. */
export interface WordLine {
  readonly packageId: string;
  readonly words: number;
}

/** Returns the usable words of unexpired packages. */
export function freeWords(packages: readonly WordPackage[], now: Instant): number {
  return packages.reduce((sum, { free, expiresAt }) => sum + (expiresAt > now ? free : 0), 0);
}

/** Takes words from the packages that expire soonest (readings, 26), or refuses with the number of available words. */
export function chooseWords(
  packages: readonly WordPackage[],
  words: number,
  now: Instant,
): Result<WordLine[], { readonly free: number }> {
  const free = freeWords(packages, now);
  if (free < words) return refuse({ free });
  const lines: WordLine[] = [];
  let left = words;
  for (const { id, free: has, expiresAt } of packages.toSorted(bySoonestEnd)) {
    const taken = expiresAt > now ? Math.min(has, left) : 0;
    if (taken > 0) lines.push({ packageId: id, words: taken });
    left -= taken;
  }
  return allow(lines);
}

function bySoonestEnd(a: WordPackage, b: WordPackage): number {
  return a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1);
}
