import type { PeriodState } from '@inkstone/contracts/staff/site';
import type { Instant } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';

/** An entry that the website shows during a period. */
export interface TimedEntry {
  readonly startsAt: number;
  /** Null for no end. */
  readonly endsAt: number | null;
}

/** Returns whether a period is in the future, current, or past. Its end is exclusive. */
export function periodStateOf({ startsAt, endsAt }: TimedEntry, now: Instant): PeriodState {
  if (now < startsAt) return 'scheduled';
  return endsAt !== null && now >= endsAt ? 'ended' : 'running';
}

/** Returns the entries with a current period, latest start first. */
export function runningAt<Entry extends TimedEntry>(entries: readonly Entry[], now: Instant): Entry[] {
  return entries
    .filter((entry) => periodStateOf(entry, now) === 'running')
    .sort((left, right) => right.startsAt - left.startsAt);
}

/** Whether something is shown to readers of a language; without a list of languages it is for all. */
export function isForLanguage(languages: readonly Locale[], language: Locale): boolean {
  return languages.length === 0 || languages.includes(language);
}
