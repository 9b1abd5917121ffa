import type { Instant } from '@inkstone/kernel';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';

/** What one must know of a job to send it. */
export interface SendableJob<Payload = unknown> {
  /** In kebab-case, unique, and kept: jobs that wait carry it. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

/** How a job is sent. */
export interface SendOptions {
  /** Sends exactly when this transaction commits. */
  readonly tx?: Transaction;
  /** Not before this moment. */
  readonly startAt?: Instant;
}

/** Work that is done later, outside the request that asks for it, and survives a restart. */
export interface JobSender {
  send<Payload>(job: SendableJob<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
}
