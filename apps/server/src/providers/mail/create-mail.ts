import type { Clock } from '@inkstone/kernel';
import type { ChannelSettings } from '../../channel-settings.ts';
import type { Log } from '../../log.ts';
import type { Mail } from '../../modules/accounts/index.ts';
import { createMailSimulator } from './simulator.ts';
import { createSmtpMail } from './smtp.ts';

/** The channel to mailboxes that the settings name. */
export function createMail(
  settings: ChannelSettings['mail'],
  deps: { readonly clock: Clock; readonly log: Log },
): Mail {
  return settings.driver === 'smtp' ? createSmtpMail(settings) : createMailSimulator(deps);
}
