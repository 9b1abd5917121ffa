import { second } from '@inkstone/kernel';
import type { PayRefusal, RefusedCall, UnknownOutcome } from '../../ports/pay-channel.ts';

/** Time limit of one request to a provider, in ms. */
export const providerTimeout = 10 * second;

/** Largest reply that is read unless a call permits more, in bytes. */
const maxReplyLength = 1024 * 1024;

/** A provider's reply, with the bytes that its signature covers. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/**
 * Sends a request to a provider. Anything except a complete reply is `unknown`, because the request may have
 * been executed. Redirects are not followed. Addresses contain order numbers, so they are not reported.
 */
export async function requestProvider(
  url: string,
  init: RequestInit,
  timeout = providerTimeout,
  maxLength = maxReplyLength,
): Promise<ProviderReply | UnknownOutcome> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    const body = await readLimited(response, maxLength);
    return body
      ? { status: response.status, headers: response.headers, body }
      : unknown('the reply is too long');
  } catch (error) {
    return unknown(`no reply: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** The result of a request that may or may not have been executed. */
export function unknown(detail: string): UnknownOutcome {
  return { kind: 'unknown', detail };
}

/** A refusal by the provider, or by the driver before anything was sent. */
export function refused(reason: PayRefusal, detail: string): RefusedCall {
  return { kind: 'refused', reason, detail };
}

/** Limits a code of a provider to characters that may be logged. */
export function codeOf(text: string): string {
  return text.replaceAll(/[^\w.-]/g, '').slice(0, 60) || 'nothing';
}

async function readLimited(response: Response, maxLength: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxLength) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
