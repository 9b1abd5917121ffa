import type { Span } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';

/** Bucket size in characters: findings are compared only with those in the buckets that they overlap. */
const bucketSize = 64;

/** Spatial index of findings. */
export interface Places {
  add(lint: Lint): void;
  /** Whether a finding near `lint` has this relation to it. */
  has(lint: Lint, isRelated: (other: Lint, lint: Lint) => boolean): boolean;
}

export function createPlaces(): Places {
  const buckets = new Map<number, Lint[]>();
  return {
    add(lint) {
      for (const number of bucketsOf(lint)) {
        const found = buckets.get(number);
        if (found === undefined) buckets.set(number, [lint]);
        else found.push(lint);
      }
    },
    has: (lint, isRelated) =>
      bucketsOf(lint).some((number) => buckets.get(number)?.some((other) => isRelated(other, lint))),
  };
}

function bucketsOf(lint: Lint): number[] {
  const reach = reachOf(lint);
  const first = Math.floor((reach.start - 1) / bucketSize);
  const last = Math.floor((reach.end + 1) / bucketSize);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The span of a finding including the words it relies on. */
export function reachOf({ span, reliesOn }: Lint): Span {
  if (reliesOn === undefined) return span;
  return { start: span.start - reliesOn.before, end: span.end + reliesOn.after };
}

/** Whether two spans overlap or are at most `gap` code units apart. */
export function touches(a: Span, b: Span, gap: number): boolean {
  return a.start <= b.end + gap && b.start <= a.end + gap;
}
