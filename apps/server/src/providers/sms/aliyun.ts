import { createHash, createHmac } from 'node:crypto';
import type { Clock, Random } from '@inkstone/kernel';
import { z } from 'zod';
import type { AliyunSettings } from '../../ports/accounts-config.ts';
import { SendFailure, type SendFault } from '../../ports/send-failure.ts';
import { askService } from './ask-service.ts';
import { isMainland, type SendBySms } from './sms-service.ts';

const algorithm = 'ACS3-HMAC-SHA256';
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
  patience?: number,
): SendBySms {
  return async ({ phone, code }) => {
    const template = isMainland(phone) ? settings.template : settings.templateAbroad;
    if (template === '') throw new SendFailure('service', 'aliyun has no template for numbers abroad');
    const query = canonicalQuery({
      PhoneNumbers: isMainland(phone) ? phone.slice('+86'.length) : phone.slice(1),
      SignName: settings.signName,
      TemplateCode: template,
      TemplateParam: JSON.stringify({ code }),
    });
    const headers = signedHeaders(settings, query, {
      date: new Date(deps.clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      nonce: Buffer.from(deps.random.bytes(16)).toString('hex'),
    });
    const url = `${new URL(settings.endpoint).origin}/?${query}`;
    const { body } = await askService('aliyun', url, { method: 'POST', headers }, patience);
    const said = reply.safeParse(body).data?.Code ?? 'nothing';
    if (said !== 'OK') throw new SendFailure(faults[said] ?? 'service', `aliyun answered ${said}`);
  };
}

function signedHeaders(
  { endpoint, keyId, secret }: AliyunSettings,
  query: string,
  { date, nonce }: { readonly date: string; readonly nonce: string },
): Record<string, string> {
  const emptyBody = sha256('');
  const sent = {
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': '2017-05-25',
  };
  const signed = Object.entries({ host: new URL(endpoint).host, ...sent });
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const request = ['POST', '/', query, lines, names, emptyBody].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex');
  return {
    ...sent,
    accept: 'application/json',
    authorization: `${algorithm} Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  };
}

function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** Percent-encoding by RFC 3986, which escapes more characters than encodeURIComponent. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
