import type { Clock } from '@inkstone/kernel';
import type { Mail } from '../../modules/accounts/index.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { ChannelSettings } from '../../platform/settings/channel-settings.ts';
import { createMailSimulator } from './simulator.ts';
import { createSmtpMail } from './smtp.ts';

/** Creates the configured mail driver. */
export function createMail(
  settings: ChannelSettings['mail'],
  deps: { readonly clock: Clock; readonly log: Log },
): Mail {
  return settings.driver === 'smtp' ? createSmtpMail(settings) : createMailSimulator(deps);
}
