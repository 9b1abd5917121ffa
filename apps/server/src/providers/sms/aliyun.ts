import type { Clock, Random } from '@inkstone/kernel';
import { z } from 'zod';
import type { AliyunSettings } from '../../ports/accounts-config.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';
import { aliyunDate, aliyunHeaders, canonicalQuery } from '../cloud/aliyun-signature.ts';
import { requestService } from './request-service.ts';
import { isMainland, type NotifyBySms, type SendBySms } from './sms-service.ts';

const reply = z.object({ Code: z.string() });

/** Error codes about the receiver; all others concern the operator. */
const faults: Readonly<Record<string, SendFault>> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'limit',
  'isv.MOBILE_SEND_LIMIT': 'limit',
  MOBILE_SEND_LIMIT: 'limit',
  'isv.MOBILE_NUMBER_ILLEGAL': 'receiver',
  MOBILE_NUMBER_ILLEGAL: 'receiver',
};

/** SMS by Alibaba Cloud: SendSms of 2017-05-25 with the signature of version 3. */
export function createAliyunSms(
  settings: AliyunSettings,
  deps: { readonly clock: Clock; readonly random: Random },
  timeout?: number,
): SendBySms {
  return async ({ phone, code }) => {
    const template = isMainland(phone) ? settings.template : settings.templateAbroad;
    await send(settings, deps, { phone, template, values: { code }, timeout });
  };
}

/** Sends announcements of charges, by a template with the variables plan, amount and date. */
export function createAliyunNotices(
  settings: AliyunSettings,
  deps: { readonly clock: Clock; readonly random: Random },
  timeout?: number,
): NotifyBySms {
  return async ({ phone, values }) => {
    const template = isMainland(phone) ? settings.templateNotice : '';
    await send(settings, deps, { phone, template, values, timeout });
  };
}

interface Sending {
  readonly phone: string;
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
  readonly timeout: number | undefined;
}

async function send(
  settings: AliyunSettings,
  deps: { readonly clock: Clock; readonly random: Random },
  { phone, template, values, timeout }: Sending,
): Promise<void> {
  if (template === '') throw new SendFailure('service', 'aliyun has no template for numbers abroad');
  const query = canonicalQuery({
    PhoneNumbers: isMainland(phone) ? phone.slice('+86'.length) : phone.slice(1),
    SignName: settings.signName,
    TemplateCode: template,
    TemplateParam: JSON.stringify(values),
  });
  const { endpoint } = settings;
  const headers = aliyunHeaders(settings, {
    ...{ action: 'SendSms', version: '2017-05-25', endpoint, query, body: '' },
    date: aliyunDate(deps.clock.now()),
    nonce: Buffer.from(deps.random.bytes(16)).toString('hex'),
  });
  const url = `${new URL(endpoint).origin}/?${query}`;
  const { body } = await requestService('aliyun', url, { method: 'POST', headers }, timeout);
  const vendorCode = reply.safeParse(body).data?.Code ?? 'nothing';
  if (vendorCode !== 'OK')
    throw new SendFailure(faults[vendorCode] ?? 'service', `aliyun answered ${vendorCode}`);
}
