import type { Instant } from '@inkstone/kernel';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import type { Deps } from '../deps.ts';

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
export interface JobDefinition<Payload = unknown> {
  /** In kebab-case, unique, and kept: jobs that wait carry it. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly schedule?: Schedule;
  readonly retry?: Retry;
  /** Loads the handler when the first job arrives: `async () => (await import('./x.ts')).x`. */
  load(): Promise<JobHandler<Payload>>;
}

/** A job of whatever payload, as the table lists it. */
export interface AnyJob extends Omit<JobDefinition, 'load'> {
  load(): Promise<JobHandler<never>>;
}

/** How a job is sent. */
export interface SendOptions {
  /** Sends exactly when this transaction commits. */
  readonly tx?: Transaction;
  /** Not before this moment. */
  readonly startAt?: Instant;
}

/** Work that is done later, outside the request that asks for it, and survives a restart. */
export interface Jobs {
  /** Prepares the queues; with the role `worker` also starts to work them and the schedule. */
  start(deps: Deps): Promise<void>;
  /** Lets running jobs finish for a while; what does not is run again after the next start. */
  stop(): Promise<void>;
  send<Payload>(job: JobDefinition<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
}

/** States a job with its payload's type checked against its handler's. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
