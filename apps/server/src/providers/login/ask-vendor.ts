import { second } from '@inkstone/kernel';
import { ProviderFailure } from '../../modules/accounts/social/login-provider.ts';

/** How long a provider may take for one answer, in ms. */
export const patienceWithVendors = 8 * second;

const longestAnswer = 256 * 1024;

/** What a vendor answered, whatever its status below 500. */
export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Asks a vendor's server. Rejects with `unavailable` when it does not answer in time, fails, or says far too much.
 * Addresses may carry secrets, so they are in no message.
 */
export async function askVendor(
  url: string | URL,
  init: RequestInit = {},
  patience = patienceWithVendors,
): Promise<VendorAnswer> {
  const { hostname, pathname } = new URL(url);
  const where = `${hostname}${pathname}`;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (response.status >= 500 || text.length > longestAnswer)
      throw new ProviderFailure('unavailable', `${where} answered ${response.status}`);
    return { status: response.status, text };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('unavailable', `${where} did not answer: ${nameOf(error)}`);
  }
}

/** Sends a form. */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  patience?: number,
): Promise<VendorAnswer> {
  return askVendor(url, { method: 'POST', body: new URLSearchParams(fields) }, patience);
}

/** An answer as JSON; null when it is none. */
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
