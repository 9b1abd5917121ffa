import * as contract from '@inkstone/contracts/orders';
import { type WebhookRoute, webhookRoute } from '../../platform/http/webhook-route.ts';
import { takeNotice } from './settlement/take-notice.ts';

export const ordersWebhookRoutes: WebhookRoute[] = [
  webhookRoute(contract.wechatNotice, takeNotice('wechat')),
  webhookRoute(contract.alipayNotice, takeNotice('alipay')),
  webhookRoute(contract.stripeNotice, takeNotice('stripe')),
];
