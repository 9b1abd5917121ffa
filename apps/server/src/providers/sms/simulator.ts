import { maskPhone } from '@inkstone/domain/accounts';
import type { Clock } from '@inkstone/kernel';
import type { Log } from '../../platform/observability/log.ts';
import { UnredactedValue } from '../../platform/observability/redact.ts';
import type { Sms } from '../../ports/sms.ts';
import { createMessageStore } from '../simulated-messages.ts';

/**
 * Sends nothing: shows codes on /simulator and in the log, so that the product runs without an SMS account.
 * Keeps the last messages in memory; anyone who can reach the site can read them.
 */
export function createSmsSimulator(deps: { readonly clock: Clock; readonly log: Log }): Sms {
  const messages = createMessageStore(deps.clock);
  return {
    async send({ phone, code, text }) {
      const to = maskPhone(phone);
      messages.add({ channel: 'sms', to, subject: null, code, text });
      deps.log.info('SMS SIMULATOR: nothing was sent, the code is shown here and on /simulator', {
        to: new UnredactedValue(to),
        code: new UnredactedValue(code),
      });
    },
    hasNotices: true,
    async notify({ phone, text }) {
      const to = maskPhone(phone);
      messages.add({ channel: 'sms', to, subject: null, code: '', text });
      deps.log.info('SMS SIMULATOR: nothing was sent, the notice is shown on /simulator', {
        to: new UnredactedValue(to),
      });
    },
    simulated: () => messages.list(),
  };
}
