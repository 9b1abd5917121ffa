import { type AnyEndpoint, AppError, type Call, type Envelope, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

export interface HttpCallOptions {
  /** Where the server is, without a trailing slash; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Language of error texts; read at every call. */
  readonly language: () => string;
  /** Sent as the Authorization header where cookies do not do (desktop, extensions). */
  readonly token?: () => string | null;
  readonly fetch?: typeof fetch;
  /** Renews the session of a call that was refused with `session_expired`; the call is then made once more. */
  readonly renew?: () => Promise<void>;
}

/**
 * The typed caller of every endpoint. Resolves to the reply's data; rejects with AppError: the server's
 * refusal, or `network_error` when no well-formed reply came.
 */
export function createHttpCall(options: HttpCallOptions): Call {
  return async (endpoint, input) => {
    let envelope = await send(options, endpoint, input);
    if (envelope.code === 'session_expired' && options.renew) {
      await options.renew();
      envelope = await send(options, endpoint, input);
    }
    if (envelope.code === 'ok') return envelope.data;
    if (!isErrorCode(envelope.code)) throw new AppError('unknown_error');
    throw new AppError(envelope.code, envelope.params);
  };
}

async function send(
  options: HttpCallOptions,
  { method, path }: AnyEndpoint,
  input: unknown,
): Promise<Envelope<never>> {
  const headers = new Headers({ accept: 'application/json', language: options.language() });
  const token = options.token?.();
  if (token) headers.set('authorization', token);

  let url = `${options.baseUrl}${path}`;
  let body: string | null = null;
  if (method === 'GET') {
    url += queryString(input);
  } else {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(input ?? {});
  }

  const ask = options.fetch ?? fetch;
  try {
    const response = await ask(url, { method, headers, body, credentials: 'same-origin' });
    return await response.json();
  } catch (cause) {
    throw new AppError('network_error', {}, cause);
  }
}

function queryString(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(statusOf, code);
}
