import type { Clock, Random } from '@inkstone/kernel';
import type { Log } from '../../platform/observability/log.ts';
import type { Captcha } from '../../ports/captcha.ts';
import type { Config } from '../../ports/config.ts';
import { createAlibabaCaptcha } from './alibaba.ts';
import { createTencentCaptcha } from './tencent.ts';
import { createTurnstile } from './turnstile.ts';

/** Creates the configured CAPTCHA vendor; null for the built-in puzzle. */
export function createCaptcha(
  { captcha, baseUrl, authOrigins }: Pick<Config, 'captcha' | 'baseUrl' | 'authOrigins'>,
  deps: { readonly clock: Clock; readonly random: Random; readonly log: Log },
): Captcha | null {
  switch (captcha.driver) {
    case 'slider':
      return null;
    case 'turnstile': {
      const hosts = [baseUrl, ...authOrigins].map((origin) => new URL(origin).hostname);
      return createTurnstile(captcha, { hosts, log: deps.log });
    }
    case 'tencent':
      return createTencentCaptcha(captcha, deps);
    case 'alibaba':
      return createAlibabaCaptcha(captcha, deps);
  }
}
