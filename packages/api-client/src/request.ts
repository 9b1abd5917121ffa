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

  const send = options.fetch ?? fetch;
  const init: RequestInit = { method, headers, body, credentials: 'same-origin', ...(signal && { signal }) };
  return send(url, init).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new AppError('network_error', {}, cause);
  });
}

/**
 * Reads the envelope of a reply. A reply without an envelope comes from an intermediary such as a proxy: rejects with the text of
 * its refusal (spec, 8), and with `network_error` if it is no refusal or a transient fault.
 */
export async function readEnvelope(response: Response): Promise<Envelope<never>> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new AppError('network_error', {}, cause);
  }
  const body = parse(text);
  if (typeof body?.code === 'string') return body as unknown as Envelope<never>;
  throw response.status >= 400 && response.status < 500
    ? foreignRefusal(response.status, text, body)
    : new AppError('network_error');
}

/** The body of a reply without an envelope. */
type ForeignBody = Readonly<Record<string, unknown>> | null;

function parse(text: string): ForeignBody {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Maximum length of such a message, in characters. */
const maxMessageLength = 300;

function foreignRefusal(status: number, text: string, body: ForeignBody): AppError {
  if (status === 401) return new AppError('sign_in_first');
  const stated = [body?.msg, body?.error].find((one) => typeof one === 'string' && one.trim() !== '');
  // The HTML page of a proxy is not used as a message.
  const raw = status === 400 || /^\s*(?:<|$)/.test(text) ? undefined : text;
  const message = typeof stated === 'string' ? stated : raw;
  if (message === undefined) return new AppError(status === 400 ? 'interface_error' : 'unknown_error');
  return new AppError('foreign_message', { message: message.trim().slice(0, maxMessageLength) });
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
