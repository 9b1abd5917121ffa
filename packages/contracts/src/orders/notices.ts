import { webhook } from '../webhook.ts';

/** Path of the notices of a payment provider. */
const pathOf = (vendor: string) => `/api/pay/notice/${vendor}`;

/** Receives notices of WeChat Pay about payments and refunds. */
export const wechatNotice = webhook({
  vendor: 'wechat-pay',
  method: 'POST',
  path: pathOf('wechat'),
  summary: 'Takes a signed notice of WeChat Pay.',
  errors: ['not_found'],
  rate: 'notice',
});

/** Receives notices of Alipay about payments. */
export const alipayNotice = webhook({
  vendor: 'alipay',
  method: 'POST',
  path: pathOf('alipay'),
  summary: 'Takes a signed notice of Alipay.',
  errors: ['not_found'],
  rate: 'notice',
});

/** Receives notifications of the App Store about subscriptions. */
export const appleStoreNotice = webhook({
  vendor: 'app-store',
  method: 'POST',
  path: pathOf('apple'),
  summary: 'Takes a signed notification of the App Store.',
  errors: ['not_found'],
  rate: 'notice',
});

/** Receives notifications of Google Play about purchases, pushed by Pub/Sub. */
export const googleStoreNotice = webhook({
  vendor: 'google-play',
  method: 'POST',
  path: pathOf('google'),
  summary: 'Takes a real-time notification of Google Play.',
  errors: ['not_found'],
  rate: 'notice',
});

/** Receives notifications of AppGallery about purchases. */
export const huaweiStoreNotice = webhook({
  vendor: 'appgallery',
  method: 'POST',
  path: pathOf('huawei'),
  summary: 'Takes a notification of AppGallery.',
  errors: ['not_found'],
  rate: 'notice',
});

/** Receives notifications of AppGallery on HarmonyOS about purchases. */
export const harmonyStoreNotice = webhook({
  vendor: 'iap-kit',
  method: 'POST',
  path: pathOf('harmony'),
  summary: 'Takes a notification of IAP Kit (HarmonyOS).',
  errors: ['not_found'],
  rate: 'notice',
});

/** Receives Stripe's events. */
export const stripeNotice = webhook({
  vendor: 'stripe',
  method: 'POST',
  path: pathOf('stripe'),
  summary: 'Takes a signed event of Stripe.',
  errors: ['not_found'],
  rate: 'notice',
});
