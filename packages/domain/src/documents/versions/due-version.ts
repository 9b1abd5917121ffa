import { type Instant, minute } from '@inkstone/kernel';

/**
 * When versions are made by themselves. `pause`: somebody stopped writing for a while; `writing`: nobody did;
 * `leaving`: the last writer went; `loaded`: the document was opened, perhaps after a crash; `deletion`: much of
 * the text has just gone, and what is to be kept is the text before.
 */
export type AutomaticMoment = 'pause' | 'writing' | 'leaving' | 'loaded' | 'deletion';

/** How long after the version before, at least, in ms. */
const distances: Readonly<Record<AutomaticMoment, number>> = {
  pause: 10 * minute,
  writing: 30 * minute,
  leaving: 2 * minute,
  loaded: 2 * minute,
  deletion: 0,
};

/** How long nobody writes before it is a pause, in ms. */
export const pauseLength = minute / 2;
/** Words that go within this time are one deletion, in ms. */
export const deletionTime = minute;
/** What share of a text goes with a large deletion. */
const largeShare = 0.3;

/** What is known of a document when it is asked whether a version is due. */
export interface VersionTimes {
  /** When the newest version was made, or the document where there is none. */
  readonly lastVersionAt: Instant;
  /** When the text changed last. */
  readonly changedAt: Instant;
  readonly now: Instant;
}

/** Whether a version is to be made now, if the text differs from the newest one. */
export function isVersionDue(moment: AutomaticMoment, times: VersionTimes): boolean {
  if (moment === 'deletion') return true;
  if (times.changedAt < times.lastVersionAt) return false;
  // What a process left undone counts from the moment when it should have been done.
  const at = moment === 'loaded' ? times.changedAt : times.now;
  return at - times.lastVersionAt >= distances[moment];
}

/** Whether so much is gone that the text before should be kept; by characters before and after. */
export function isLargeDeletion(before: number, after: number): boolean {
  return before > 0 && before - after > before * largeShare;
}
