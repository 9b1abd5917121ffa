import { streamMessages } from '@inkstone/contracts';
import type { OpenedStream } from './open-stream.ts';

/** A sequence of heartbeats. */
export interface Heartbeats {
  /** Resolves at the next heartbeat. */
  next(): Promise<void>;
  stop(): void;
}

/** The inputs of `writeFrames`. */
export interface FrameParts {
  readonly opening: Promise<OpenedStream>;
  readonly beats: Heartbeats;
  /** Converts an error of the use case to the data of the message `error`. */
  readonly explain: (error: unknown) => unknown;
}

/** A comment, ignored by event stream readers; keeps proxies from closing the connection. */
const heartbeat = ':\n\n';
const beat = Symbol('beat');

/**
 * Writes the event stream: each event as soon as it is available, a comment for each heartbeat without an
 * event, and the final message. The next event is requested when the reader has taken the previous one.
 */
export async function* writeFrames({ opening, beats, explain }: FrameParts): AsyncGenerator<string> {
  try {
    // Sends the headers even if the first event is not available yet.
    yield heartbeat;
    const events = yield* beating(opening, beats);
    for (;;) {
      const { done, value } = yield* beating(events.next(), beats);
      if (done) break;
      yield frameOf(value);
    }
    yield frameOf({}, streamMessages.end);
  } catch (error) {
    yield frameOf(explain(error), streamMessages.error);
  } finally {
    beats.stop();
    // The reader may disconnect before the first event.
    opening.then((events) => events.return()).catch(() => undefined);
  }
}

/** Awaits a promise and yields a comment for each heartbeat in the meantime. */
async function* beating<T>(work: Promise<T>, beats: Heartbeats): AsyncGenerator<string, T> {
  for (;;) {
    const winner = await Promise.race([work, beats.next().then(() => beat)]);
    if (winner !== beat) return winner as T;
    yield heartbeat;
  }
}

/** JSON contains no line breaks, so the data fit on one line. */
function frameOf(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}
