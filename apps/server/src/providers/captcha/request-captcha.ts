import { second } from '@inkstone/kernel';
import { CaptchaUnavailable } from '../../ports/captcha.ts';

/** Timeout of one request to a vendor, in ms. */
const requestTimeout = 5 * second;
const maxReplyLength = 64 * 1024;

/** A request to a vendor. */
export interface VendorRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | URLSearchParams;
}

/**
 * Posts a request and returns the JSON of the response, whatever its status below 500. Rejects with CaptchaUnavailable after
 * a timeout or failure. Errors contain nothing of the request, because requests contain secrets.
 */
export async function requestCaptcha(
  vendor: string,
  { url, headers = {}, body }: VendorRequest,
  timeout = requestTimeout,
): Promise<unknown> {
  let status = 0;
  let text = '';
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    throw new CaptchaUnavailable(`${vendor} did not answer: ${name}`);
  }
  if (status >= 500 || text.length > maxReplyLength) {
    throw new CaptchaUnavailable(`${vendor} answered with status ${status}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CaptchaUnavailable(`${vendor} answered without JSON`);
  }
}
