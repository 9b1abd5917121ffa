import type { Deps } from '../deps.ts';
import type { JobSender, SendableJob } from './job-sender.ts';

/** Does the work of a job. It may be run twice with the same payload, and must then do no more than once. */
export type JobHandler<Payload> = (deps: Deps, payload: Payload) => Promise<unknown>;

/** When a job starts by itself: cron with five fields, in a time zone. Its payload is then `{}`. */
export interface Schedule {
  readonly cron: string;
  readonly timeZone: string;
}

export interface Retry {
  /** Further attempts after a failure; 2 unless told otherwise. */
  readonly limit: number;
  /** Seconds before the first of them, doubled for each later one. */
  readonly delay: number;
}

/** A job: what it is called, what it is told, when it runs, and where its code is. */
export interface JobDefinition<Payload = unknown> extends SendableJob<Payload> {
  readonly schedule?: Schedule;
  readonly retry?: Retry;
  /** Loads the handler when the first job arrives: `async () => (await import('./x.ts')).x`. */
  load(): Promise<JobHandler<Payload>>;
}

/** A job of whatever payload, as the table lists it. */
export interface AnyJob extends Omit<JobDefinition, 'load'> {
  load(): Promise<JobHandler<never>>;
}

/** The side of jobs that runs them. */
export interface Jobs extends JobSender {
  /** Prepares the queues; with the role `worker` also starts to work them and the schedule. */
  start(deps: Deps): Promise<void>;
  /** Lets running jobs finish for a while; what does not is run again after the next start. */
  stop(): Promise<void>;
}

/** States a job with its payload's type checked against its handler's. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
