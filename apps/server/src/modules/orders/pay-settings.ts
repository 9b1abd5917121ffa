import { currencies } from '@inkstone/domain/orders';
import { z } from 'zod';
import type { PlatformConfig } from '../../platform/settings/config.ts';
import { missingSettings, onOff, wholeNumber } from '../../platform/settings/setting-schemas.ts';
import { defineSettings, type SettingDescription } from '../../platform/settings/settings-group.ts';
import type { PayConfig, PaySettings, StripeSettings, WechatPaySettings } from '../../ports/pay-config.ts';
import {
  alipayDescriptions,
  alipayFaults,
  alipaySchema,
  describeAlipay,
  readAlipay,
} from './alipay-settings.ts';
import {
  certificates,
  httpAddress,
  privateKey,
  publicKey,
  someOf,
  templateIds,
  writeTemplates,
} from './pay-setting-schemas.ts';

const wechatWays = ['qr', 'h5', 'jsapi', 'app', 'mini_program'] as const;
type WechatWay = (typeof wechatWays)[number];

const text = z.string().default('');
const choice = () => onOff().default('off');
const paySchema = {
  SIMULATOR: choice(),
  PAY_WECHAT: choice(),
  WECHAT_PAY_URL: httpAddress().default('https://api.mch.weixin.qq.com'),
  WECHAT_PAY_MERCHANT: z
    .string()
    .regex(/^\d{8,12}$/, { error: 'must be a merchant number' })
    .optional(),
  WECHAT_PAY_SERIAL: z
    .string()
    .regex(/^[0-9A-F]{8,64}$/, { error: 'must be upper-case hexadecimal' })
    .optional(),
  WECHAT_PAY_PRIVATE_KEY: privateKey(),
  WECHAT_PAY_API_V3_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) === 32, { error: 'must have 32 bytes' })
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w{1,80}$/, { error: 'must begin with PUB_KEY_ID_' })
    .optional(),
  WECHAT_PAY_PUBLIC_KEY: publicKey(),
  WECHAT_PAY_CERTIFICATES: certificates().optional(),
  WECHAT_PAY_WAYS: someOf(wechatWays).default(['qr']),
  WECHAT_PAY_APP_ID: text,
  WECHAT_PAY_MOBILE_APP_ID: text,
  WECHAT_PAY_MINI_APP_ID: text,
  WECHAT_PAY_APP_SECRET: text,
  WECHAT_PAY_MINI_APP_SECRET: text,
  WECHAT_PAY_IDENTITY_URL: httpAddress().default('https://api.weixin.qq.com'),
  WECHAT_PAPAY_API_V2_KEY: z
    .string()
    .regex(/^\w{32}$/, { error: 'must have 32 letters and digits' })
    .optional(),
  WECHAT_PAPAY_TEMPLATES: templateIds().default({}),
  PAY_ALIPAY: choice(),
  ...alipaySchema,
  PAY_STRIPE: choice(),
  STRIPE_URL: httpAddress().default('https://api.stripe.com'),
  STRIPE_ACCOUNT: z
    .string()
    .regex(/^acct_\w+$/, { error: 'must begin with acct_' })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, {
      error: 'must begin with sk_live_, sk_test_, rk_live_ or rk_test_',
    })
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:live|test)_\w+$/, { error: 'must begin with pk_live_ or pk_test_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^whsec_\S{16,}$/.test(secret)), {
      error: 'must begin with whsec_; several with commas between',
    })
    .optional(),
  STRIPE_CURRENCIES: z
    .string()
    .transform((codes) => codes.split(',').map((code) => code.trim()))
    .refine((codes) => codes.every((code) => currencies.some((one) => one === code)), {
      error: 'must be CNY, USD, or both with a comma between: prices have no other currency',
    })
    .default(['CNY']),
  // Providers refuse to create payments that end within a minute; an order without a coupon lasts 30.
  COUPON_HOLD_MINUTES: wholeNumber(2, 30).default(5),
  REFUND_DAYS: wholeNumber(0, 365).default(7),
  REFUND_USED_PERCENT: wholeNumber(0, 100).default(5),
  REFUND_APPROVAL_ABOVE: wholeNumber(0, 1_000_000).default(500),
  REFUND_APPROVAL_ABOVE_USD: wholeNumber(0, 1_000_000).default(80),
};
const descriptions = {
  SIMULATOR: {
    means:
      'off (default), or on: payments are simulated and the clock can be moved; not together with a live channel',
  },
  PAY_WECHAT: { means: 'off (default), or on: payments through WeChat Pay' },
  WECHAT_PAY_URL: { means: 'address of its API; default https://api.mch.weixin.qq.com' },
  WECHAT_PAY_MERCHANT: { means: 'merchant number (mchid)' },
  WECHAT_PAY_SERIAL: { means: 'serial number of the certificate of the merchant' },
  WECHAT_PAY_PRIVATE_KEY: { means: 'text of apiclient_key.pem', secret: true },
  WECHAT_PAY_API_V3_KEY: { means: 'APIv3 key, 32 characters', secret: true },
  WECHAT_PAY_PUBLIC_KEY_ID: { means: 'id of the WeChat Pay public key, PUB_KEY_ID_…' },
  // Not secret, but never printed, because it may contain a private key by mistake.
  WECHAT_PAY_PUBLIC_KEY: { means: 'text of pub_key.pem, the WeChat Pay public key', secret: true },
  WECHAT_PAY_CERTIFICATES: {
    means: 'platform certificates as PEM, instead of the public key, or in addition to it during a migration',
    secret: true,
  },
  WECHAT_PAY_WAYS: { means: 'some of qr (default), h5, jsapi, app and mini_program, separated by commas' },
  WECHAT_PAY_APP_ID: { means: 'app id used for qr, h5 and jsapi' },
  WECHAT_PAY_MOBILE_APP_ID: { means: 'app id of the mobile app' },
  WECHAT_PAY_MINI_APP_ID: { means: 'app id of the mini program' },
  WECHAT_PAY_APP_SECRET: { means: 'secret of the app for jsapi, which identifies the payer', secret: true },
  WECHAT_PAY_MINI_APP_SECRET: { means: 'secret of the mini program', secret: true },
  WECHAT_PAY_IDENTITY_URL: { means: 'URL that identifies the payer; default https://api.weixin.qq.com' },
  WECHAT_PAPAY_API_V2_KEY: {
    means: 'APIv2 key; required for renewal of plans that have a template',
    secret: true,
  },
  WECHAT_PAPAY_TEMPLATES: {
    means: 'ids of the approved templates by plan, such as month_vip=12535,month_vvip=12536',
  },
  PAY_ALIPAY: { means: 'off (default), or on: payments through Alipay' },
  ...alipayDescriptions,
  PAY_STRIPE: { means: 'off (default), or on: card payments through Stripe' },
  STRIPE_URL: { means: 'address of its API; default https://api.stripe.com' },
  STRIPE_ACCOUNT: { means: 'account id, acct_…' },
  STRIPE_SECRET_KEY: { means: 'secret or restricted key', secret: true },
  STRIPE_PUBLISHABLE_KEY: { means: 'publishable key, which is sent to browsers', secret: true },
  STRIPE_WEBHOOK_SECRET: {
    means: 'signing secret of the webhook endpoint; two separated by a comma during rotation',
    secret: true,
  },
  STRIPE_CURRENCIES: { means: 'currencies that cards may pay: CNY, USD, or CNY,USD; default CNY' },
  COUPON_HOLD_MINUTES: {
    means: 'minutes during which an unpaid order can be paid and reserves its coupon (2 to 30); default 5',
  },
  REFUND_DAYS: {
    means: 'days after the payment during which buyers can refund an order themselves; default 7',
  },
  REFUND_USED_PERCENT: { means: 'maximum share of the order that they may have used, in percent; default 5' },
  REFUND_APPROVAL_ABOVE: {
    means:
      'amount in yuan above which refunds by staff, of one payment together, require the approval of a second person; default 500',
  },
  REFUND_APPROVAL_ABOVE_USD: {
    means: 'the same amount for payments in US dollars; default 80',
  },
} as const satisfies Record<keyof typeof paySchema, SettingDescription>;

type GivenSettings = z.output<z.ZodObject<typeof paySchema>>;
type PayName = keyof typeof paySchema;

function readPay(given: GivenSettings): PaySettings {
  return {
    wechat: given.PAY_WECHAT === 'on' ? readWechat(given) : null,
    alipay: given.PAY_ALIPAY === 'on' ? readAlipay(given) : null,
    stripe: given.PAY_STRIPE === 'on' ? readStripe(given) : null,
  };
}

function readWechat(given: GivenSettings): WechatPaySettings {
  const { WECHAT_PAY_PUBLIC_KEY_ID: id, WECHAT_PAY_PUBLIC_KEY: pem } = given;
  return {
    url: given.WECHAT_PAY_URL,
    merchant: given.WECHAT_PAY_MERCHANT ?? '',
    serial: given.WECHAT_PAY_SERIAL ?? '',
    privateKey: given.WECHAT_PAY_PRIVATE_KEY ?? '',
    apiV3Key: given.WECHAT_PAY_API_V3_KEY ?? '',
    publicKey: id && pem ? { id, pem } : null,
    certificates: given.WECHAT_PAY_CERTIFICATES ?? '',
    ways: given.WECHAT_PAY_WAYS,
    appId: given.WECHAT_PAY_APP_ID,
    mobileAppId: given.WECHAT_PAY_MOBILE_APP_ID,
    miniAppId: given.WECHAT_PAY_MINI_APP_ID,
    appSecret: given.WECHAT_PAY_APP_SECRET,
    miniAppSecret: given.WECHAT_PAY_MINI_APP_SECRET,
    identityUrl: given.WECHAT_PAY_IDENTITY_URL,
    agreements: given.WECHAT_PAPAY_API_V2_KEY
      ? { apiV2Key: given.WECHAT_PAPAY_API_V2_KEY, templates: given.WECHAT_PAPAY_TEMPLATES }
      : null,
  };
}

function readStripe(given: GivenSettings): StripeSettings {
  return {
    url: given.STRIPE_URL,
    account: given.STRIPE_ACCOUNT ?? '',
    secretKey: given.STRIPE_SECRET_KEY ?? '',
    publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: given.STRIPE_WEBHOOK_SECRET ?? [],
    currencies: given.STRIPE_CURRENCIES,
  };
}

function payFaults(given: GivenSettings): string[] {
  const faults = [
    ...(given.PAY_WECHAT === 'on' ? wechatFaults(given) : []),
    ...(given.PAY_ALIPAY === 'on' ? alipayFaults(given) : []),
    ...(given.PAY_STRIPE === 'on' ? missingSettings(given, 'PAY_STRIPE', stripeNeeds) : []),
  ];
  const beside =
    given.SIMULATOR === 'on' ? liveSettings.filter((name) => given[name] && given[name] !== 'off') : [];
  if (beside.length > 0)
    faults.push(
      `SIMULATOR is on, which is refused beside ${beside.join(', ')}: simulated payments are not real money.`,
    );
  const modes = [given.STRIPE_SECRET_KEY, given.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split('_')[1]);
  if (given.PAY_STRIPE === 'on' && modes[0] && modes[1] && modes[0] !== modes[1])
    faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both test.');
  return faults;
}

/** Settings of real payments; none may be set together with the simulator, even if the channel is disabled. */
const liveSettings = [
  ...(['PAY_WECHAT', 'WECHAT_PAY_PRIVATE_KEY', 'PAY_ALIPAY', 'ALIPAY_PRIVATE_KEY'] as const),
  ...(['PAY_STRIPE', 'STRIPE_SECRET_KEY'] as const),
];
const wechatNeeds = [
  ...(['WECHAT_PAY_MERCHANT', 'WECHAT_PAY_SERIAL'] as const),
  ...(['WECHAT_PAY_PRIVATE_KEY', 'WECHAT_PAY_API_V3_KEY'] as const),
];
const stripeNeeds = [
  ...(['STRIPE_ACCOUNT', 'STRIPE_SECRET_KEY'] as const),
  ...(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const),
];
const appIdOf = {
  qr: 'WECHAT_PAY_APP_ID',
  h5: 'WECHAT_PAY_APP_ID',
  jsapi: 'WECHAT_PAY_APP_ID',
  app: 'WECHAT_PAY_MOBILE_APP_ID',
  mini_program: 'WECHAT_PAY_MINI_APP_ID',
} as const satisfies Record<WechatWay, PayName>;

/** Secrets that identify the payer in these payment ways. */
const secretOfWay: Readonly<Partial<Record<WechatWay, PayName>>> = {
  jsapi: 'WECHAT_PAY_APP_SECRET',
  mini_program: 'WECHAT_PAY_MINI_APP_SECRET',
};

function wechatFaults(given: GivenSettings): string[] {
  const appIds = new Set(given.WECHAT_PAY_WAYS.map((way) => appIdOf[way]));
  const secrets = given.WECHAT_PAY_WAYS.flatMap((way) => secretOfWay[way] ?? []);
  const faults = missingSettings(given, 'PAY_WECHAT', [...wechatNeeds, ...appIds, ...secrets]);
  const halves = [given.WECHAT_PAY_PUBLIC_KEY_ID, given.WECHAT_PAY_PUBLIC_KEY].filter(Boolean).length;
  if (halves === 1) faults.push('WECHAT_PAY_PUBLIC_KEY and WECHAT_PAY_PUBLIC_KEY_ID must be set together.');
  if (halves === 0 && !given.WECHAT_PAY_CERTIFICATES)
    faults.push(
      'PAY_WECHAT needs WECHAT_PAY_PUBLIC_KEY or WECHAT_PAY_CERTIFICATES: answers cannot be verified.',
    );
  return faults;
}

function describePay({ hasSimulator, couponHoldMinutes, refunds, pay }: PayConfig) {
  const { wechat, alipay, stripe } = pay;
  return {
    SIMULATOR: hasSimulator ? 'on' : 'off',
    PAY_WECHAT: wechat ? 'on' : 'off',
    WECHAT_PAY_URL: wechat?.url ?? '',
    WECHAT_PAY_MERCHANT: wechat?.merchant ?? '',
    WECHAT_PAY_SERIAL: wechat?.serial ?? '',
    WECHAT_PAY_PRIVATE_KEY: wechat?.privateKey ?? '',
    WECHAT_PAY_API_V3_KEY: wechat?.apiV3Key ?? '',
    WECHAT_PAY_PUBLIC_KEY_ID: wechat?.publicKey?.id ?? '',
    WECHAT_PAY_PUBLIC_KEY: wechat?.publicKey ? 'given' : '',
    WECHAT_PAY_CERTIFICATES: wechat?.certificates ? 'given' : '',
    WECHAT_PAY_WAYS: wechat?.ways.join(',') ?? '',
    WECHAT_PAY_APP_ID: wechat?.appId ?? '',
    WECHAT_PAY_MOBILE_APP_ID: wechat?.mobileAppId ?? '',
    WECHAT_PAY_MINI_APP_ID: wechat?.miniAppId ?? '',
    WECHAT_PAY_APP_SECRET: wechat?.appSecret ?? '',
    WECHAT_PAY_MINI_APP_SECRET: wechat?.miniAppSecret ?? '',
    WECHAT_PAY_IDENTITY_URL: wechat?.identityUrl ?? '',
    WECHAT_PAPAY_API_V2_KEY: wechat?.agreements?.apiV2Key ?? '',
    WECHAT_PAPAY_TEMPLATES: writeTemplates(wechat?.agreements?.templates ?? {}),
    PAY_ALIPAY: alipay ? 'on' : 'off',
    ...describeAlipay(alipay),
    PAY_STRIPE: stripe ? 'on' : 'off',
    STRIPE_URL: stripe?.url ?? '',
    STRIPE_ACCOUNT: stripe?.account ?? '',
    STRIPE_SECRET_KEY: stripe?.secretKey ?? '',
    STRIPE_PUBLISHABLE_KEY: stripe?.publishableKey ?? '',
    STRIPE_WEBHOOK_SECRET: stripe?.webhookSecrets.join(',') ?? '',
    STRIPE_CURRENCIES: stripe?.currencies.join(',') ?? '',
    COUPON_HOLD_MINUTES: couponHoldMinutes,
    REFUND_DAYS: refunds.days,
    REFUND_USED_PERCENT: refunds.usedPercent,
    REFUND_APPROVAL_ABOVE: refunds.approvalAbove.CNY / 100,
    REFUND_APPROVAL_ABOVE_USD: refunds.approvalAbove.USD / 100,
  } satisfies Record<PayName, string | number>;
}

/** Settings of the payment providers. */
export const paySettings = defineSettings({
  shape: paySchema,
  descriptions,
  read: (given, _platform: PlatformConfig): PayConfig => ({
    pay: readPay(given),
    couponHoldMinutes: given.COUPON_HOLD_MINUTES,
    hasSimulator: given.SIMULATOR === 'on',
    refunds: {
      ...{ days: given.REFUND_DAYS, usedPercent: given.REFUND_USED_PERCENT },
      approvalAbove: { CNY: given.REFUND_APPROVAL_ABOVE * 100, USD: given.REFUND_APPROVAL_ABOVE_USD * 100 },
    },
  }),
  describe: describePay,
  findFaults: (_part, _platform, given) => payFaults(given),
});
