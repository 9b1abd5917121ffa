import { createHash, createHmac } from 'node:crypto';
import { type Clock, second } from '@inkstone/kernel';
import { z } from 'zod';
import type { TencentSettings } from '../../ports/accounts-config.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';
import { askService } from './ask-service.ts';
import { isMainland, type SendBySms } from './sms-service.ts';

const algorithm = 'TC3-HMAC-SHA256';
const contentType = 'application/json; charset=utf-8';
const reply = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** Codes of theirs that are about the receiver; all others are the operator's affair. */
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
  patience?: number,
): SendBySms {
  return async ({ phone, code }) => {
    const template = isMainland(phone) ? settings.template : settings.templateAbroad;
    if (template === '') throw new SendFailure('service', 'tencent has no template for numbers abroad');
    const body = JSON.stringify({
      PhoneNumberSet: [phone],
      SmsSdkAppId: settings.appId,
      SignName: isMainland(phone) ? settings.signName : '',
      TemplateId: template,
      TemplateParamSet: [code],
    });
    const headers = signedHeaders(settings, body, Math.floor(deps.clock.now() / second));
    const url = `${new URL(settings.endpoint).origin}/`;
    const answer = await askService('tencent', url, { method: 'POST', headers, body }, patience);
    const { Error: error, SendStatusSet: statuses } = reply.safeParse(answer.body).data?.Response ?? {};
    const said = error?.Code ?? statuses?.[0]?.Code ?? 'nothing';
    if (said !== 'Ok') throw new SendFailure(faults[said] ?? 'service', `tencent answered ${said}`);
  };
}

function signedHeaders(
  { endpoint, region, secretId, secretKey }: TencentSettings,
  body: string,
  timestamp: number,
): Record<string, string> {
  const names = 'content-type;host;x-tc-action';
  const lines = `content-type:${contentType}\nhost:${new URL(endpoint).host}\nx-tc-action:sendsms\n`;
  const request = ['POST', '/', '', lines, names, sha256(body)].join('\n');

  const date = new Date(timestamp * second).toISOString().slice(0, 10);
  const scope = `${date}/sms/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), 'sms'), 'tc3_request');
  const signature = hmac(key, [algorithm, timestamp, scope, sha256(request)].join('\n')).toString('hex');
  return {
    authorization: `${algorithm} Credential=${secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    'content-type': contentType,
    'x-tc-action': 'SendSms',
    'x-tc-region': region,
    'x-tc-timestamp': String(timestamp),
    'x-tc-version': '2021-01-11',
  };
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
