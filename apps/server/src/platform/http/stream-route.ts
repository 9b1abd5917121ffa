import type { AnyStream, CheckedInputOf, EventOf } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import type { WhoOf } from './who.ts';

/**
 * One operation that yields events, usually an async generator. `signal` aborts when the reader wants no more
 * events. Throws AppError to refuse, before the first event or after any other. The next event is requested
 * only when the previous one has been taken.
 */
export type StreamUseCase<S extends AnyStream> = (
  deps: Deps,
  who: WhoOf<S['audience']>,
  input: CheckedInputOf<S>,
  signal: AbortSignal,
) => AsyncIterable<EventOf<S>>;

/** An event stream with its implementation. */
export interface StreamRoute {
  readonly contract: AnyStream;
  /** Type erased for the server's route list; `streamRoute` has checked the types. */
  readonly run: (deps: Deps, who: never, input: never, signal: AbortSignal) => AsyncIterable<unknown>;
}

/** Joins an event stream to its use case. */
export function streamRoute<S extends AnyStream>(contract: S, run: StreamUseCase<S>): StreamRoute {
  return { contract, run };
}
