import { z } from 'zod';
import type { Log } from '../../platform/observability/log.ts';
import type { TurnstileSettings } from '../../ports/accounts-config.ts';
import { type Captcha, type CaptchaAttempt, CaptchaUnavailable } from '../../ports/captcha.ts';
import { requestCaptcha } from './request-captcha.ts';

const source = 'https://challenges.cloudflare.com';
/** Maximum length of a token of Turnstile, in characters. */
const maxTokenLength = 2048;

const reply = z.object({
  success: z.boolean(),
  hostname: z.string().default(''),
  action: z.string().default(''),
  cdata: z.string().default(''),
  'error-codes': z.array(z.string()).default([]),
});
type Reply = z.output<typeof reply>;

/** Error codes about the token; all others concern the operator or the service. */
const tokenFaults: Readonly<Record<string, 'refused' | 'expired'>> = {
  'missing-input-response': 'refused',
  'invalid-input-response': 'refused',
  'timeout-or-duplicate': 'expired',
};

/** Dependencies of a Turnstile driver besides its settings. */
export interface TurnstileOptions {
  /** Host names of this site. */
  readonly hosts: readonly string[];
  readonly log: Log;
  readonly timeout?: number;
}

/**
 * Cloudflare Turnstile, by siteverify. A token is valid if it was issued on this site, for the puzzle and for its purpose.
 * After a missing response the request is repeated once with the same idempotency key.
 */
export function createTurnstile(settings: TurnstileSettings, options: TurnstileOptions): Captcha {
  return {
    // As documented by the vendor.
    sources: { script: [source], frame: [source] },
    widget: { vendor: 'turnstile', siteKey: settings.siteKey },
    async verify(attempt) {
      if (attempt.token.length > maxTokenLength) return 'refused';
      const request = () => siteverify(settings, attempt, options.timeout);
      const answer = await request().catch(request);
      const fault = answer.success ? faultOf(answer, attempt, options.hosts) : null;
      if (fault !== null) options.log.warn('a CAPTCHA token is not for this request', { fault });
      if (answer.success) return fault === null ? 'passed' : 'refused';
      return readFault(answer['error-codes']);
    },
  };
}

async function siteverify(
  { endpoint, secret }: TurnstileSettings,
  { token, address, puzzleId }: CaptchaAttempt,
  timeout?: number,
): Promise<Reply> {
  const fields = { secret, response: token, remoteip: address, idempotency_key: puzzleId };
  const url = new URL('/turnstile/v0/siteverify', endpoint).href;
  const answer = await requestCaptcha('turnstile', { url, body: new URLSearchParams(fields) }, timeout);
  const { data } = reply.safeParse(answer);
  if (!data) throw new CaptchaUnavailable('turnstile answered in another form');
  if (data['error-codes'].includes('internal-error')) {
    throw new CaptchaUnavailable('turnstile answered internal-error');
  }
  return data;
}

function faultOf(
  { hostname, action, cdata }: Reply,
  attempt: CaptchaAttempt,
  hosts: readonly string[],
): string | null {
  if (!hosts.includes(hostname)) return 'hostname';
  if (action !== attempt.action) return 'action';
  return cdata === attempt.puzzleId ? null : 'cdata';
}

function readFault(codes: readonly string[]): 'refused' | 'expired' {
  const [code = 'nothing'] = codes;
  const fault = tokenFaults[code];
  if (!fault) throw new CaptchaUnavailable(`turnstile answered ${code}`);
  return fault;
}
