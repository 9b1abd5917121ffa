import type { HttpSmsSettings } from '../../ports/accounts-config.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';
import { askService } from './ask-service.ts';
import type { SendBySms } from './sms-service.ts';

/** Statuses about the receiver; all others but 2xx concern the operator. */
const faults: Readonly<Record<number, SendFault>> = { 422: 'receiver', 429: 'limit' };

/** SMS through the operator's own service: a JSON POST with a bearer token. 2xx means accepted. */
export function createHttpSms(settings: HttpSmsSettings, timeout?: number): SendBySms {
  return async ({ phone, code, text, locale: language }) => {
    const values: Readonly<Record<string, string>> = { phone, code, language };
    const url = settings.url.replace(/\{(phone|code|language)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.secret}` },
      body: JSON.stringify({ phone, code, text, language }),
    };
    const { status } = await askService('the SMS service', url, init, timeout);
    if (status < 200 || status > 299)
      throw new SendFailure(faults[status] ?? 'service', `the SMS service answered ${status}`);
  };
}
