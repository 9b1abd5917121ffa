import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import type { TencentCaptchaSettings } from '../../ports/accounts-config.ts';
import { type Captcha, CaptchaUnavailable, type CaptchaVerdict } from '../../ports/captcha.ts';
import { tencentHeaders } from '../cloud/tencent-signature.ts';
import { requestCaptcha } from './request-captcha.ts';

const reply = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    CaptchaCode: z.int().optional(),
    EvilLevel: z.int().nullish(),
  }),
});

/** The vendor publishes no list of what its script loads: hosts that were seen in use, not verified live. */
const hosts = ['https://*.captcha.qcloud.com', 'https://*.captcha.gtimg.com'];
/** The only CaptchaType that the service supports. */
const captchaType = 9;
const passed = 1;
/** Verdict of a malicious request with a valid ticket. */
const evil = 100;

/** Codes about the ticket; all others concern the operator. 21: risk control refuses the visitor. */
const verdicts: Readonly<Record<number, CaptchaVerdict>> = {
  6: 'refused',
  7: 'refused',
  8: 'expired',
  9: 'expired',
  10: 'refused',
  11: 'refused',
  12: 'refused',
  13: 'refused',
  15: 'refused',
  21: 'refused',
};

/**
 * Prefix of tickets that the vendor's script creates in the browser when its service does not respond. They are not
 * authenticated.
 */
const emergencyTicket = /^t?r?error_/;

/** Tencent Cloud CAPTCHA, by DescribeCaptchaResult of 2019-07-22 with the signature TC3. */
export function createTencentCaptcha(
  settings: TencentCaptchaSettings,
  { clock }: { readonly clock: Clock },
  timeout?: number,
): Captcha {
  const { endpoint, appId, appSecret } = settings;
  return {
    sources: { script: hosts, style: hosts, image: hosts, font: hosts, connect: hosts, frame: hosts },
    widget: { vendor: 'tencent', appId },
    async verify({ token, randstr, address }) {
      if (emergencyTicket.test(token) || randstr === '') return 'refused';
      const body = JSON.stringify({
        CaptchaType: captchaType,
        Ticket: token,
        UserIp: address,
        Randstr: randstr,
        CaptchaAppId: Number(appId),
        AppSecretKey: appSecret,
      });
      const name = { service: 'captcha', action: 'DescribeCaptchaResult', version: '2019-07-22' };
      const headers = tencentHeaders(settings, { ...name, endpoint, body }, clock.now());
      const url = `${new URL(endpoint).origin}/`;
      return readReply(await requestCaptcha('tencent', { url, headers, body }, timeout));
    },
  };
}

function readReply(answer: unknown): CaptchaVerdict {
  const { Error: error, CaptchaCode: code, EvilLevel: level } = reply.safeParse(answer).data?.Response ?? {};
  if (error) throw new CaptchaUnavailable(`tencent answered ${error.Code}`);
  if (code === passed) return level === evil ? 'refused' : 'passed';
  const verdict = verdicts[code ?? -1];
  if (!verdict) throw new CaptchaUnavailable(`tencent answered CaptchaCode ${code ?? 'nothing'}`);
  return verdict;
}
