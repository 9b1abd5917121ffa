import { second } from '@inkstone/kernel';
import { ProviderFailure } from '../../ports/login-provider.ts';

/** Timeout for one response of a provider, in ms. */
export const defaultTimeout = 8 * second;

const maxReplyLength = 256 * 1024;

/** A vendor's response with any status below 500. */
export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request to a vendor. Rejects with `unavailable` after a timeout, a failure, or an oversized response. URLs may
 * contain secrets, so no message contains one.
 */
export async function requestVendor(
  url: string | URL,
  init: RequestInit = {},
  timeout = defaultTimeout,
): Promise<VendorAnswer> {
  const { hostname, pathname } = new URL(url);
  const where = `${hostname}${pathname}`;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (response.status >= 500 || text.length > maxReplyLength)
      throw new ProviderFailure('unavailable', `${where} answered ${response.status}`);
    return { status: response.status, text };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('unavailable', `${where} did not answer: ${nameOf(error)}`);
  }
}

/** Posts a form. */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  timeout?: number,
): Promise<VendorAnswer> {
  return requestVendor(url, { method: 'POST', body: new URLSearchParams(fields) }, timeout);
}

/** Parses a response as JSON; null if it is malformed. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
