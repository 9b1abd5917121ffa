import type { HttpSmsSettings } from '../../ports/accounts-config.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';
import { requestService } from './request-service.ts';
import type { NotifyBySms, SendBySms } from './sms-service.ts';

/** Statuses about the receiver; all others but 2xx concern the operator. */
const faults: Readonly<Record<number, SendFault>> = { 422: 'receiver', 429: 'limit' };

/** SMS through the operator's own service: a JSON POST with a bearer token. 2xx means accepted. */
export function createHttpSms(settings: HttpSmsSettings, timeout?: number): SendBySms {
  return ({ phone, code, text, locale: language }) =>
    post(settings, { phone, code, text, language }, timeout);
}

/** Sends announcements of charges: without a code, with the values of the text. */
export function createHttpNotices(settings: HttpSmsSettings, timeout?: number): NotifyBySms {
  return ({ phone, text, values, locale: language }) =>
    post(settings, { phone, code: '', text, language, kind: 'renewal', ...values }, timeout);
}

async function post(
  settings: HttpSmsSettings,
  values: Readonly<Record<string, string>>,
  timeout: number | undefined,
): Promise<void> {
  const url = settings.url.replace(/\{(phone|code|language)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.secret}` },
    body: JSON.stringify(values),
  };
  const { status } = await requestService('the SMS service', url, init, timeout);
  if (status < 200 || status > 299)
    throw new SendFailure(faults[status] ?? 'service', `the SMS service answered ${status}`);
}
