import type { AnyEndpoint, Call, Envelope } from '@inkstone/contracts';
import { type HttpCallOptions, readEnvelope, refusalIn, sendCall } from './request.ts';

/**
 * Creates the typed client of all endpoints. It resolves to the reply's data and rejects with AppError: the
 * server's error, or `network_error` if there was no well-formed reply.
 */
export function createHttpCall(options: HttpCallOptions): Call {
  return async (endpoint, input) => {
    let envelope = await send(options, endpoint, input);
    if (envelope.code === 'session_expired' && options.renew) {
      await options.renew();
      envelope = await send(options, endpoint, input);
    }
    if (envelope.code === 'ok') return envelope.data;
    throw refusalIn(envelope);
  };
}

async function send(
  options: HttpCallOptions,
  contract: AnyEndpoint,
  input: unknown,
): Promise<Envelope<never>> {
  return readEnvelope(await sendCall(options, { contract, input, accept: 'application/json' }));
}
