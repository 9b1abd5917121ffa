import { versionNameLimit } from '@inkstone/contracts/documents/versions';
import { allow, type Instant, minute, type Result, refuse } from '@inkstone/kernel';
import { tidyTitle } from '../document-title.ts';

/**
 * When automatic versions are created. `pause`: nobody typed for a while; `writing`: during continuous
 * typing; `leaving`: the last writer left; `loaded`: the document was opened, possibly after a crash;
 * `deletion`: a large part was deleted, and the version keeps the text before it.
 */
export type AutomaticMoment = 'pause' | 'writing' | 'leaving' | 'loaded' | 'deletion';

/** Minimum time since the previous version, in ms. */
const distances: Readonly<Record<AutomaticMoment, number>> = {
  pause: 10 * minute,
  writing: 30 * minute,
  leaving: 2 * minute,
  loaded: 2 * minute,
  deletion: 0,
};

/** Time without typing that counts as a pause, in ms. */
export const pauseLength = minute / 2;
/** Time window in which deletions are counted together, in ms. */
export const deletionTime = minute;
/** Share of the text that makes a deletion large. */
const largeShare = 0.3;

/** Facts for deciding whether a version is due. */
export interface VersionTimes {
  /** Creation time of the newest version, or of the document if there is none. */
  readonly lastVersionAt: Instant;
  /** Time of the last text change. */
  readonly changedAt: Instant;
  readonly now: Instant;
}

/** Whether to create a version now, if the text differs from the newest one. */
export function isVersionDue(moment: AutomaticMoment, times: VersionTimes): boolean {
  if (moment === 'deletion') return true;
  if (times.changedAt < times.lastVersionAt) return false;
  // After a crash, the time at which the version should have been created applies.
  const at = moment === 'loaded' ? times.changedAt : times.now;
  return at - times.lastVersionAt >= distances[moment];
}

/** Whether the text before a deletion should be kept, by number of characters before and after. */
export function isLargeDeletion(before: number, after: number): boolean {
  return before > 0 && before - after > before * largeShare;
}

/** Why a version name is refused. */
export type VersionNameRefusal = 'version_name_required' | 'version_name_too_long';

/** Normalises a version name to one line. Refused if it is empty or too long. */
export function cleanVersionName(raw: string): Result<string, VersionNameRefusal> {
  const name = tidyTitle(raw);
  if (name === '') return refuse('version_name_required');
  return [...name].length > versionNameLimit ? refuse('version_name_too_long') : allow(name);
}
