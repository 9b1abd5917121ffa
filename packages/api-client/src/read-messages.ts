import { AppError } from '@inkstone/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Longest message, in characters: more than any event of the server. */
const longest = 32 * 1024 * 1024;

/**
 * Yields the messages of an event stream as they arrive. The next chunk is read after the messages of the
 * previous one were consumed. Rejects with `network_error` if the connection fails or a message is too long.
 */
export async function* readMessages(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<EventSourceMessage> {
  if (body === null) return;
  const messages: EventSourceMessage[] = [];
  const parser = createParser({
    maxBufferSize: longest,
    onEvent: (message) => messages.push(message),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new AppError('network_error', {}, error);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let read = await next(reader); !read.done; read = await next(reader)) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      yield* messages.splice(0);
    }
  } finally {
    // A failed connection needs no cancelling.
    await reader.cancel().catch(() => undefined);
  }
}

function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch((cause: unknown) => {
    throw new AppError('network_error', {}, cause);
  });
}
