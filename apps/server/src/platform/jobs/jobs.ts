import type { Deps } from '../../deps.ts';
import type { JobOverview } from './job-overview.ts';
import type { JobSender, SendableJob } from './job-sender.ts';

/** Runs a job. It may run twice with the same payload, so it must be idempotent. */
export type JobHandler<Payload> = (deps: Deps, payload: Payload) => Promise<unknown>;

/** When a job starts automatically: a five-field cron expression in a time zone. Its payload is then `{}`. */
export interface Schedule {
  readonly cron: string;
  readonly timeZone: string;
}

export interface Retry {
  /** Retries after a failure; 2 by default. */
  readonly limit: number;
  /** Seconds before the first retry, doubled for each later one. */
  readonly delay: number;
}

/** A job: name, payload, schedule, and where its handler is. */
export interface JobDefinition<Payload = unknown> extends SendableJob<Payload> {
  readonly schedule?: Schedule;
  readonly retry?: Retry;
  /** Loads the handler when the first job arrives: `async () => (await import('./x.ts')).x`. */
  load(): Promise<JobHandler<Payload>>;
}

/** A job with any payload type, as listed in the table. */
export interface AnyJob extends Omit<JobDefinition, 'load'> {
  load(): Promise<JobHandler<never>>;
}

/** Runs jobs. */
export interface Jobs extends JobSender, JobOverview {
  /** Prepares the queues; with the role `worker` also starts processing and scheduling. */
  start(deps: Deps): Promise<void>;
  /** Waits a limited time for running jobs; unfinished ones run again after the next start. */
  stop(): Promise<void>;
}

/** Defines a job, checking the payload type against the handler's. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
