import type { Clock } from '@inkstone/kernel';
import type { Log } from '../../platform/observability/log.ts';
import type { ChannelSettings } from '../../ports/accounts-config.ts';
import type { Mail } from '../../ports/mail.ts';
import { createMailSimulator } from './simulator.ts';
import { createSmtpMail } from './smtp.ts';

/** Creates the configured mail driver. */
export function createMail(
  settings: ChannelSettings['mail'],
  deps: { readonly clock: Clock; readonly log: Log },
): Mail {
  return settings.driver === 'smtp' ? createSmtpMail(settings) : createMailSimulator(deps);
}
