import type { AnyStream } from '@inkstone/contracts';
import type { StreamRoute } from './stream-route.ts';

/** The events of one call. `return` ends the call, even before the first event was read. */
export interface OpenedStream extends AsyncIterable<unknown> {
  next(): Promise<IteratorResult<unknown>>;
  return(): Promise<IteratorResult<unknown>>;
}

type Step = () => Promise<IteratorResult<unknown>>;

/** How a stream is started and guarded. */
export interface StreamCallParts {
  /** Calls the use case; `signal` aborts when the client has disconnected or stopped reading. */
  readonly start: (signal: AbortSignal) => ReturnType<StreamRoute['run']>;
  /** Applies the error checks to each step of the use case. */
  readonly guard: (work: Step) => Promise<IteratorResult<unknown>>;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Starts the use case of a stream and waits for its first event, so that an early error becomes an ordinary
 * error response. Undeclared fields of events are removed. A use case that continues after the signal has
 * aborted is not awaited.
 */
export async function openStream(
  { path, events }: AnyStream,
  { start, guard, signal }: StreamCallParts,
): Promise<OpenedStream> {
  const leaving = new AbortController();
  const unwanted = AbortSignal.any([signal, leaving.signal]);
  const source = start(unwanted)[Symbol.asyncIterator]();
  const ended = { done: true, value: undefined } as const;

  async function leave(): Promise<typeof ended> {
    leaving.abort();
    // Ends a use case suspended between two events; a running one ends by the signal.
    source.return?.().catch(() => undefined);
    return ended;
  }

  async function next(): Promise<IteratorResult<unknown>> {
    try {
      const { done, value } = await guard(() => untilAborted(source.next(), unwanted));
      if (done) return ended;
      const event = events.safeParse(value);
      if (event.success) return { value: event.data };
      throw new Error(`An event of ${path} does not fit its contract`, { cause: event.error });
    } catch (error) {
      await leave();
      throw error;
    }
  }

  // Consumed by the first call of `next`.
  let first: IteratorResult<unknown> | null = await next();
  const opened: OpenedStream = {
    next: async () => {
      if (first === null) return next();
      const taken = first;
      first = null;
      return taken;
    },
    return: leave,
    [Symbol.asyncIterator]: () => opened,
  };
  return opened;
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
