import type {
  ArchiveDestination,
  ArchiveRhythm,
  ArchiveRunState,
  ArchiveScheduleState,
  ArchiveScheduleView,
} from '@inkstone/contracts/documents/archive-schedules';
import type { ArchiveFormat } from '@inkstone/contracts/documents/exchange';
import { nextArchiveAt } from '@inkstone/domain/documents';
import { hashText, type Instant } from '@inkstone/kernel';
import type { ErrorCode } from '@inkstone/phrases';

/** Destination, interval and options of an account's scheduled archives. */
export interface Schedule {
  readonly accountId: string;
  /** Changes with the destination. */
  readonly destinationId: string;
  readonly destination: ArchiveDestination;
  readonly sealedSecret: string;
  readonly format: ArchiveFormat;
  readonly rhythm: ArchiveRhythm;
  readonly timeZone: string;
  readonly keep: number;
  readonly state: ArchiveScheduleState;
  readonly nextAt: Instant;
  /** Consecutive failures. */
  readonly failures: number;
  readonly lastSuccessAt: Instant | null;
}

/** One attempt to send an archive. */
export interface Run {
  readonly accountId: string;
  readonly id: string;
  readonly destinationId: string;
  readonly state: ArchiveRunState;
  readonly name: string;
  readonly size: number;
  readonly error: ErrorCode | null;
  /** Whether the file is stored at the destination. */
  readonly isKept: boolean;
  /** The worker that holds the run; also names its temporary file. */
  readonly worker: string | null;
  /** How many workers have started it. */
  readonly attempts: number;
  readonly startedAt: Instant;
  /** Updated while a worker makes progress. */
  readonly touchedAt: Instant;
}

/** Archives start within this many minutes after three o'clock, spread by account. */
const spread = 120;

/** Returns the next nightly start of a schedule. */
export function nextNight(
  { accountId, rhythm, timeZone }: Pick<Schedule, 'accountId' | 'rhythm' | 'timeZone'>,
  after: Instant,
): Instant {
  return nextArchiveAt(rhythm, timeZone, after, Number.parseInt(hashText(accountId), 36) % spread);
}

/** Returns the file name of a run's archive, by the date in the owner's time zone; unique per account. */
export function archiveName(id: string, timeZone: string, at: Instant): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
  return `inkstone-${date}-${id.slice(-8)}.zip`;
}

/** A schedule as sent to clients, without secrets. */
export function viewSchedule({
  schedule,
  runs,
}: {
  readonly schedule: Schedule;
  readonly runs: readonly Run[];
}): ArchiveScheduleView {
  const { destination, format, rhythm, timeZone, keep, state, nextAt, failures, lastSuccessAt } = schedule;
  return {
    ...{ place: destination, format, rhythm, timeZone, keep, state, failures, lastSuccessAt },
    nextAt: state === 'on' ? nextAt : null,
    runs: runs.map(({ id, state, name, size, startedAt, error, isKept }) => ({
      ...{ id, state, name, size, startedAt, error, isKept },
    })),
  };
}
