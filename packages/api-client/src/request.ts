import { type AnyEndpoint, AppError, type Envelope, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';

export interface HttpCallOptions {
  /** Base URL of the server without a trailing slash; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Language of error messages; read for every call. */
  readonly language: () => string;
  /** Sent in the Authorization header by clients without cookies (desktop, extensions). */
  readonly token?: () => string | null;
  readonly fetch?: typeof fetch;
  /** Renews the session after a call was refused with `session_expired`; the call is then repeated once. */
  readonly renew?: () => Promise<void>;
}

/** A request to send. */
export interface SentCall {
  readonly contract: Pick<AnyEndpoint, 'method' | 'path'>;
  readonly input: unknown;
  /** Accepted media types of the reply. */
  readonly accept: string;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request; rejects with `network_error` if there is no reply, and with the abort reason of `signal`.
 */
export async function sendCall(options: HttpCallOptions, sent: SentCall): Promise<Response> {
  const { contract, input, accept, signal } = sent;
  const { method, path } = contract;
  const headers = new Headers({ accept, language: options.language() });
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
  const init: RequestInit = { method, headers, body, credentials: 'same-origin', ...(signal && { signal }) };
  return ask(url, init).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new AppError('network_error', {}, cause);
  });
}

/** Reads the envelope of a reply; rejects with `network_error` if it has none. */
export async function readEnvelope(response: Response): Promise<Envelope<never>> {
  try {
    return await response.json();
  } catch (cause) {
    throw new AppError('network_error', {}, cause);
  }
}

/** Converts an error envelope to an AppError. */
export function refusalIn({ code, params }: Exclude<Envelope<never>, { code: 'ok' }>): AppError {
  return isErrorCode(code) ? new AppError(code, params) : new AppError('unknown_error');
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
