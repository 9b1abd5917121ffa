import type {
  ArchivePlace,
  ArchiveRhythm,
  ArchiveRunState,
  ArchiveScheduleState,
  ArchiveScheduleView,
} from '@inkstone/contracts/archive-schedules';
import type { ArchiveFormat } from '@inkstone/contracts/exchange';
import { nextArchiveAt } from '@inkstone/domain/documents';
import { hashText, type Instant } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';

/** Where, how often and how the archive of everything is sent for an account. */
export interface Schedule {
  readonly accountId: string;
  /** Another one with every other place. */
  readonly placeId: string;
  readonly place: ArchivePlace;
  readonly sealedSecret: string;
  readonly format: ArchiveFormat;
  readonly rhythm: ArchiveRhythm;
  readonly timeZone: string;
  readonly keep: number;
  readonly state: ArchiveScheduleState;
  readonly nextAt: Instant;
  /** In a row. */
  readonly failures: number;
  readonly lastSuccessAt: Instant | null;
}

/** One attempt to send it. */
export interface Run {
  readonly accountId: string;
  readonly id: string;
  readonly placeId: string;
  readonly state: ArchiveRunState;
  readonly name: string;
  readonly size: number;
  readonly error: ErrorCode | null;
  /** Whether the file lies at the place. */
  readonly isKept: boolean;
  /** Who works on it, and the name of its draft. */
  readonly worker: string | null;
  /** How many have begun to work on it. */
  readonly tries: number;
  readonly startedAt: Instant;
  /** Moved on while somebody works on it. */
  readonly touchedAt: Instant;
}

/** Archives begin within these minutes after three o'clock, each account's at its own: not all at once. */
const spread = 120;

/** The next night for a schedule. */
export function nextNight(
  { accountId, rhythm, timeZone }: Pick<Schedule, 'accountId' | 'rhythm' | 'timeZone'>,
  after: Instant,
): Instant {
  return nextArchiveAt(rhythm, timeZone, after, Number.parseInt(hashText(accountId), 36) % spread);
}

/** What the archive of a run is called, by the date where its owner lives; never like one of somebody else's. */
export function archiveName(id: string, timeZone: string, at: Instant): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
  return `inkstone-${date}-${id.slice(-8)}.zip`;
}

/** What a reply shows of a schedule: nothing that is secret. */
export function viewSchedule({
  schedule,
  runs,
}: {
  readonly schedule: Schedule;
  readonly runs: readonly Run[];
}): ArchiveScheduleView {
  const { place, format, rhythm, timeZone, keep, state, nextAt, failures, lastSuccessAt } = schedule;
  return {
    ...{ place, format, rhythm, timeZone, keep, state, failures, lastSuccessAt },
    nextAt: state === 'on' ? nextAt : null,
    runs: runs.map(({ id, state, name, size, startedAt, error, isKept }) => ({
      ...{ id, state, name, size, startedAt, error, isKept },
    })),
  };
}
