import type { Clock, Random } from '@inkstone/kernel';
import { z } from 'zod';
import type { AlibabaCaptchaSettings } from '../../ports/accounts-config.ts';
import { type Captcha, CaptchaUnavailable, type CaptchaVerdict } from '../../ports/captcha.ts';
import { aliyunDate, aliyunHeaders, canonicalQuery } from '../cloud/aliyun-signature.ts';
import { requestCaptcha } from './request-captcha.ts';

const reply = z.object({
  Code: z.string(),
  Result: z.object({ VerifyResult: z.boolean(), VerifyCode: z.string().default('') }).nullish(),
});

// The vendor publishes no list of what its script loads: hosts that were seen in use, not verified live.
const files = ['https://o.alicdn.com', 'https://g.alicdn.com'];
const service = [
  'https://*.captcha-open.aliyuncs.com',
  'https://*.captcha-open-southeast.aliyuncs.com',
  // The device check of the same product, for China and Singapore.
  'https://cloudauth-device.aliyuncs.com',
  'https://cloudauth-device-dualstack.cn-shanghai.aliyuncs.com',
  'https://cloudauth-device-dualstack.ap-southeast-1.aliyuncs.com',
  'https://cn-shanghai.device.saf.aliyuncs.com',
  'https://ap-southeast-1.device.saf.aliyuncs.com',
];
const sources = {
  script: files,
  style: files,
  image: [...files, 'https://img.alicdn.com', 'https://static-captcha.aliyuncs.com'],
  font: ['https://at.alicdn.com'],
  connect: [...files, ...service],
};

/** Result code of a parameter that was verified before. */
const repeated = 'F008';
/** Alibaba Cloud CAPTCHA 2.0, by VerifyIntelligentCaptcha of 2023-03-05 with the signature of version 3. */
export function createAlibabaCaptcha(
  settings: AlibabaCaptchaSettings,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  timeout?: number,
): Captcha {
  const { endpoint, sceneId, prefix, region } = settings;
  return {
    sources,
    widget: { vendor: 'alibaba', sceneId, prefix, region },
    async verify({ token }) {
      // The scene comes from the settings: a parameter of a scene that is easier to pass does not match it.
      const body = canonicalQuery({ CaptchaVerifyParam: token, SceneId: sceneId });
      const headers = aliyunHeaders(settings, {
        ...{ action: 'VerifyIntelligentCaptcha', version: '2023-03-05', endpoint, query: '', body },
        date: aliyunDate(clock.now()),
        nonce: Buffer.from(random.bytes(16)).toString('hex'),
      });
      const url = `${new URL(endpoint).origin}/`;
      return readReply(await requestCaptcha('alibaba', { url, headers, body }, timeout));
    },
  };
}

function readReply(answer: unknown): CaptchaVerdict {
  const { Code: code = 'nothing', Result: result } = reply.safeParse(answer).data ?? {};
  if (code !== 'Success' || !result) throw new CaptchaUnavailable(`alibaba answered ${code}`);
  if (result.VerifyResult) return 'passed';
  return result.VerifyCode === repeated ? 'expired' : 'refused';
}
