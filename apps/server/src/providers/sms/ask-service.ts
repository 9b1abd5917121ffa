import { second } from '@inkstone/kernel';
import { SendFailure } from '../../modules/accounts/index.ts';

/** How long a service may take for one message, in ms. */
const patienceWithServices = 8 * second;

/** What a service answered. */
export interface ServiceAnswer {
  readonly status: number;
  /** Its JSON; null when it sent none. */
  readonly body: unknown;
}

/** Sends a request; rejects with SendFailure when nothing comes back. Addresses may name a phone: none is told. */
export async function askService(
  service: string,
  url: string,
  init: RequestInit,
  patience = patienceWithServices,
): Promise<ServiceAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    return { status: response.status, body: parse(await response.text()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    throw new SendFailure('service', `${service} did not answer: ${name}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
