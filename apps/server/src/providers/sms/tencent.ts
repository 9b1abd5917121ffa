import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { TencentSettings } from '../../ports/accounts-config.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';
import { tencentHeaders } from '../cloud/tencent-signature.ts';
import { requestService } from './request-service.ts';
import { isMainland, type NotifyBySms, type SendBySms } from './sms-service.ts';

const reply = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** Error codes about the receiver; all others concern the operator. */
const faults: Readonly<Record<string, SendFault>> = {
  'LimitExceeded.DeliveryFrequencyLimit': 'limit',
  'LimitExceeded.PhoneNumberDailyLimit': 'limit',
  'LimitExceeded.PhoneNumberOneHourLimit': 'limit',
  'LimitExceeded.PhoneNumberSameContentDailyLimit': 'limit',
  'LimitExceeded.PhoneNumberThirtySecondLimit': 'limit',
  'InvalidParameterValue.IncorrectPhoneNumber': 'receiver',
};

/** SMS by Tencent Cloud: SendSms of 2021-01-11 with the signature TC3. */
export function createTencentSms(
  settings: TencentSettings,
  deps: { readonly clock: Clock },
  timeout?: number,
): SendBySms {
  return async ({ phone, code }) => {
    const template = isMainland(phone) ? settings.template : settings.templateAbroad;
    await send(settings, deps, { phone, template, values: [code], timeout });
  };
}

/** Sends announcements of charges, by a template with three variables: plan, amount, date. */
export function createTencentNotices(
  settings: TencentSettings,
  deps: { readonly clock: Clock },
  timeout?: number,
): NotifyBySms {
  return async ({ phone, values: { plan, amount, date } }) => {
    const template = isMainland(phone) ? settings.templateNotice : '';
    await send(settings, deps, { phone, template, values: [plan, amount, date], timeout });
  };
}

interface Sending {
  readonly phone: string;
  readonly template: string;
  readonly values: readonly string[];
  readonly timeout: number | undefined;
}

async function send(
  settings: TencentSettings,
  deps: { readonly clock: Clock },
  { phone, template, values, timeout }: Sending,
): Promise<void> {
  if (template === '') throw new SendFailure('service', 'tencent has no template for numbers abroad');
  const body = JSON.stringify({
    PhoneNumberSet: [phone],
    SmsSdkAppId: settings.appId,
    SignName: isMainland(phone) ? settings.signName : '',
    TemplateId: template,
    TemplateParamSet: values,
  });
  const { endpoint, region } = settings;
  const call = { service: 'sms', action: 'SendSms', version: '2021-01-11', endpoint, region, body };
  const headers = tencentHeaders(settings, call, deps.clock.now());
  const url = `${new URL(endpoint).origin}/`;
  const answer = await requestService('tencent', url, { method: 'POST', headers, body }, timeout);
  const { Error: error, SendStatusSet: statuses } = reply.safeParse(answer.body).data?.Response ?? {};
  const vendorCode = error?.Code ?? statuses?.[0]?.Code ?? 'nothing';
  if (vendorCode !== 'Ok')
    throw new SendFailure(faults[vendorCode] ?? 'service', `tencent answered ${vendorCode}`);
}
