import { second } from '@inkstone/kernel';
import { SendFailure } from '../../ports/send-failure.ts';

/** Gateway statuses that mean no response from the service. */
const gatewaySilence: readonly number[] = [502, 504];
/** Errors that occur before anything was sent. */
const neverSent: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Timeout for one message, in ms. */
const defaultTimeout = 8 * second;

/** A service's response. */
export interface ServiceAnswer {
  readonly status: number;
  /** Its JSON; null when it sent none. */
  readonly body: unknown;
}

/**
 * Sends a request; rejects with SendFailure without a response: `silence`, unless certainly nothing was sent.
 * URLs may contain a phone number, so none is reported.
 */
export async function requestService(
  service: string,
  url: string,
  init: RequestInit,
  timeout = defaultTimeout,
): Promise<ServiceAnswer> {
  const answer = await fetchAnswer(service, url, init, timeout);
  if (gatewaySilence.includes(answer.status))
    throw new SendFailure('silence', `${service} did not answer: ${answer.status}`);
  return answer;
}

async function fetchAnswer(
  service: string,
  url: string,
  init: RequestInit,
  timeout: number,
): Promise<ServiceAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    return { status: response.status, body: parse(await response.text()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    const fault = wasNeverSent(error) ? 'service' : 'silence';
    throw new SendFailure(fault, `${service} did not answer: ${name}`);
  }
}

/** By the cause of the fetch error: unknown host, connection refused, or an untrusted certificate. */
function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return neverSent.has(code) || /CERT|TLS|SSL/.test(String(code));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
