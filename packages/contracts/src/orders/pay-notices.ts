import { type Webhook, webhook } from '../webhook.ts';

function payNotice<const Vendor extends string>(vendor: Vendor, summary: string) {
  return webhook({
    vendor,
    method: 'POST',
    path: `/api/pay/notice/${vendor}`,
    summary,
    errors: ['not_found'],
    rate: 'webhook',
  } as const satisfies Webhook);
}

/** The addresses to which payment providers post signed notices, by channel. */
export const payNotices = {
  wechat: payNotice('wechat', 'Takes a notice of WeChat Pay about a payment or a refund.'),
  alipay: payNotice('alipay', 'Takes a notice of Alipay about a payment.'),
  stripe: payNotice('stripe', 'Takes an event of Stripe.'),
};
