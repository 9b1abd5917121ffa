import type { z } from 'zod';
import type { AnyEndpoint, NotForStaff } from './endpoint.ts';

/**
 * The general type of an event stream: an endpoint that replies with server-sent events. Each message without a name is one
 * event. The stream ends with a message named `end`, or with one named `error` that contains the error envelope. A stream without
 * either was interrupted. An error before the first event is an ordinary reply with its status. Streams are not for staff: the
 * audit log records one outcome for each action, and a stream can end in the middle.
 */
export interface AnyStream extends Omit<AnyEndpoint, 'reply' | 'wire' | keyof NotForStaff>, NotForStaff {
  /** Schema of an event. Undeclared fields are removed. */
  readonly events: z.ZodType;
}

/** An event as the caller receives it. */
export type EventOf<S extends AnyStream> = z.output<S['events']>;

/** Names of the messages that end a stream. Events have no name. */
export const streamMessages = { end: 'end', error: 'error' } as const;

/** Declares an event stream. Handler, typed client and OpenAPI description are derived from it. */
export function stream<const S extends AnyStream>(contract: S): S {
  return contract;
}
