import type { Instant } from '@inkstone/kernel';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';

/** The part of a job definition needed to send it. */
export interface SendableJob<Payload = unknown> {
  /** In kebab-case, unique and permanent: queued jobs refer to it. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

/** Options for sending a job. */
export interface SendOptions {
  /** Sends the job when this transaction commits. */
  readonly tx?: Transaction;
  /** Not before this moment. */
  readonly startAt?: Instant;
}

/** Queues work that runs outside the current request and survives a restart. */
export interface JobSender {
  send<Payload>(job: SendableJob<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
}
