import { maskPhone } from '@inkstone/domain/accounts';
import type { Clock } from '@inkstone/kernel';
import type { Log } from '../../log.ts';
import type { SimulatedSms, Sms } from '../../modules/accounts/index.ts';
import { Shown } from '../../redact.ts';

const kept = 50;

/**
 * Sends nothing: shows codes on /simulator and in the log, so that the product runs without an SMS account.
 * Keeps the last messages in the memory of this process; anybody who reaches the site can read them.
 */
export function createSmsSimulator(deps: { readonly clock: Clock; readonly log: Log }): Sms {
  const messages: SimulatedSms[] = [];
  let count = 0;
  return {
    async send({ phone, code, text }) {
      const to = maskPhone(phone);
      messages.unshift({ id: String(++count), sentAt: deps.clock.now(), to, code, text });
      messages.splice(kept);
      deps.log.info('SMS SIMULATOR: nothing was sent, the code is shown here and on /simulator', {
        to: new Shown(to),
        code: new Shown(code),
      });
    },
    simulated: () => [...messages],
  };
}
