import { maskEmail } from '@inkstone/domain/accounts';
import type { Clock } from '@inkstone/kernel';
import type { Log } from '../../platform/observability/log.ts';
import { UnredactedValue } from '../../platform/observability/redact.ts';
import type { Mail } from '../../ports/mail.ts';
import { createMessageStore } from '../simulated-messages.ts';

/** Sends nothing: shows mails on /simulator, and their codes in the log, like the SMS simulator. */
export function createMailSimulator(deps: { readonly clock: Clock; readonly log: Log }): Mail {
  const messages = createMessageStore(deps.clock);
  return {
    async send({ to: address, subject, text, code = null }) {
      const to = maskEmail(address);
      messages.add({ channel: 'mail', to, subject, code, text });
      deps.log.info('MAIL SIMULATOR: nothing was sent, the mail is shown on /simulator', {
        to: new UnredactedValue(to),
        ...(code === null ? {} : { code: new UnredactedValue(code) }),
      });
    },
    simulated: () => messages.list(),
  };
}
