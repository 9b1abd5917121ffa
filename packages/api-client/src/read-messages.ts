import { AppError } from '@inkstone/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Maximum length of a message, in characters: more than any event of the server. */
const maxLength = 32 * 1024 * 1024;

/** Maximum wait for the next chunk in ms: four heartbeats of the server. */
const maxSilence = 60_000;

/**
 * Yields the messages of an event stream as they arrive. The next chunk is read after the messages of the
 * previous one were consumed. Rejects with `network_error` if the connection fails, if nothing arrives for `silence` ms
 * (a lost network does not end a connection by itself), or if a message is too long.
 */
export async function* readMessages(
  body: ReadableStream<Uint8Array> | null,
  silence: number = maxSilence,
): AsyncGenerator<EventSourceMessage> {
  if (body === null) return;
  const messages: EventSourceMessage[] = [];
  const parser = createParser({
    maxBufferSize: maxLength,
    onEvent: (message) => messages.push(message),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new AppError('network_error', {}, error);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let read = await next(reader, silence); !read.done; read = await next(reader, silence)) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      yield* messages.splice(0);
    }
  } finally {
    // A failed connection need not be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>, silence: number) {
  const silent = Promise.withResolvers<never>();
  const timer = setTimeout(() => silent.reject(new Error('Nothing arrived.')), silence);
  try {
    return await Promise.race([reader.read(), silent.promise]);
  } catch (cause) {
    throw new AppError('network_error', {}, cause);
  } finally {
    clearTimeout(timer);
  }
}
