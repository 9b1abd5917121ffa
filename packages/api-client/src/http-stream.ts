import { AppError, type Envelope, type StreamCall, streamMessages } from '@inkstone/contracts';
import { readMessages } from './read-messages.ts';
import { type HttpCallOptions, readEnvelope, refusalIn, type SentCall, sendCall } from './request.ts';

/**
 * Creates the typed client of all event streams. The iteration ends when the server has sent everything. It rejects with AppError
 * (the server's error, or `network_error` if there was no well-formed reply or the connection was interrupted) and with the abort
 * reason of `signal`. Leaving the loop closes the connection, which stops the work of the server.
 */
export function createHttpStream(options: HttpCallOptions): StreamCall {
  return async function* (contract, input, signal) {
    const leaving = new AbortController();
    const either = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
    const accept = 'text/event-stream, application/json';
    try {
      const response = await open(options, { contract, input, accept, signal: either });
      yield* readEvents(response) as AsyncGenerator<never>;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      leaving.abort();
    }
  };
}

async function open(options: HttpCallOptions, sent: SentCall): Promise<Response> {
  const response = await sendCall(options, sent);
  if (isStream(response)) return response;
  const envelope = await readEnvelope(response);
  if (envelope.code !== 'session_expired' || !options.renew) throw refused(envelope);
  await options.renew();
  const again = await sendCall(options, sent);
  if (isStream(again)) return again;
  throw refused(await readEnvelope(again));
}

/** Returns the error of an envelope. An envelope with data is not a valid reply to a stream request. */
function refused(envelope: Envelope<never>): AppError {
  return envelope.code === 'ok' ? new AppError('unknown_error') : refusalIn(envelope);
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

async function* readEvents({ body }: Response): AsyncGenerator<unknown> {
  for await (const { event, data } of readMessages(body)) {
    if (event === streamMessages.end) return;
    const value = parse(data);
    if (event === streamMessages.error) throw refused(value as Envelope<never>);
    // Messages with other names are from a later version and are ignored.
    if (event === undefined) yield value;
  }
  throw new AppError('network_error', {}, new Error('The stream was cut off before its end.'));
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new AppError('network_error', {}, cause);
  }
}
