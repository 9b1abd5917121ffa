import { AppError, type Call, type Envelope, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

export interface HttpCallOptions {
  /** Where the server is, without a trailing slash; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Language of error texts; read at every call. */
  readonly language: () => string;
  /** Sent as the Authorization header where cookies do not do (desktop, extensions). */
  readonly token?: () => string | null;
  readonly fetch?: typeof fetch;
}

/**
 * The typed caller of every endpoint. Resolves to the reply's data; rejects with AppError: the server's
 * refusal, or `network_error` when no well-formed reply came.
 */
export function createHttpCall(options: HttpCallOptions): Call {
  const send = options.fetch ?? fetch;
  return async (endpoint, input) => {
    const headers = new Headers({ accept: 'application/json', language: options.language() });
    const token = options.token?.();
    if (token) headers.set('authorization', token);

    let url = `${options.baseUrl}${endpoint.path}`;
    let body: string | null = null;
    if (endpoint.method === 'GET') {
      url += queryString(input);
    } else {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(input ?? {});
    }

    let envelope: Envelope<never>;
    try {
      const response = await send(url, {
        method: endpoint.method,
        headers,
        body,
        credentials: 'same-origin',
      });
      envelope = await response.json();
    } catch (cause) {
      throw new AppError('network_error', {}, cause);
    }
    if (envelope.code === 'ok') return envelope.data;
    if (!isErrorCode(envelope.code)) throw new AppError('unknown_error');
    throw new AppError(envelope.code, envelope.params);
  };
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
