import * as contract from '@inkstone/contracts/orders';
import { listCampaigns as listContract } from '@inkstone/contracts/staff/campaigns';
import * as staff from '@inkstone/contracts/staff/coupons';
import * as ledger from '@inkstone/contracts/staff/ledger';
import * as desk from '@inkstone/contracts/staff/orders';
import * as channels from '@inkstone/contracts/staff/pay-channels';
import { type Route, route } from '../../platform/http/route.ts';
import { type WebhookRoute, webhookRoute } from '../../platform/http/webhook-route.ts';
import { listLedger, readLedger } from './books/read-ledger.ts';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { listPayChannels } from './channels/list-channels.ts';
import { testPayChannel } from './channels/test-channel.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { priceWithCoupons } from './coupons/price-with-coupons.ts';
import { issueCoupons } from './coupons/templates/issue-coupons.ts';
import { changeSwitch, createTemplate, listTemplates } from './coupons/templates/manage-templates.ts';
import {
  decideRefund,
  queryProvider,
  refundOrder,
  resendRefund,
  resolvePayment,
} from './desk/act-on-orders.ts';
import { findOrders } from './desk/find-orders.ts';
import { getOrder } from './desk/read-order.ts';
import { listOrders, orderStatus, orderStatusByType, readOrder } from './history/read-orders.ts';
import { describePayCode, openPayCode } from './paying/open-shared-code.ts';
import { mobilePurchase, payCode, stripePurchase } from './paying/pay-order.ts';
import { listPayWays } from './paying/pay-ways.ts';
import { payStatusOfOrder } from './paying/query-providers.ts';
import { buyAgain } from './purchase/buy-again.ts';
import { cancelOrder } from './purchase/cancel-order.ts';
import { addShopOrder, purchase, purchaseWords } from './purchase/purchase.ts';
import { confirmRefund, quoteRefund, withdrawFromContract } from './refunds/own-refund.ts';
import { takeNotice } from './settlement/take-notice.ts';
import { listUpgrades, quoteUpgrade } from './upgrades/quote-upgrade.ts';

export const ordersRoutes: Route[] = [
  route(contract.purchase, purchase),
  route(contract.purchaseWords, purchaseWords),
  route(contract.addShopOrder, addShopOrder),
  route(contract.orderStatus, orderStatus),
  route(contract.payStatusOfOrder, payStatusOfOrder),
  route(contract.orderStatusByType, orderStatusByType),
  route(contract.listOrders, listOrders),
  route(contract.readOrder, readOrder),
  route(contract.cancelOrder, cancelOrder),
  route(contract.buyAgain, buyAgain),
  route(contract.quoteRefund, quoteRefund),
  route(contract.confirmRefund, confirmRefund),
  route(contract.withdrawFromContract, withdrawFromContract),
  route(contract.listPayWays, listPayWays),
  route(contract.payCode, payCode),
  route(contract.shopPayCode, payCode),
  route(contract.mobilePurchase, mobilePurchase),
  route(contract.stripePurchase, stripePurchase),
  route(contract.openPayCode, openPayCode),
  route(contract.describePayCode, describePayCode),
  route(contract.listCoupons, listCoupons),
  route(contract.listUpgrades, listUpgrades),
  route(contract.quoteUpgrade, quoteUpgrade),
  route(contract.couponPrice, priceWithCoupons),
  route(listContract, listCampaigns),
  route(staff.listCouponTemplates, listTemplates),
  route(staff.createCouponTemplate, createTemplate),
  route(staff.switchCouponTemplate, changeSwitch),
  route(staff.issueCoupons, issueCoupons),
  route(ledger.readLedger, readLedger),
  route(ledger.listLedger, listLedger),
  route(channels.listPayChannels, listPayChannels),
  route(channels.testPayChannel, testPayChannel),
  route(desk.findStaffOrders, findOrders),
  route(desk.getStaffOrder, getOrder),
  route(desk.queryProvider, queryProvider),
  route(desk.refundOrder, refundOrder),
  route(desk.decideRefund, decideRefund),
  route(desk.resendRefund, resendRefund),
  route(desk.resolvePayment, resolvePayment),
];

export const ordersWebhookRoutes: WebhookRoute[] = [
  webhookRoute(contract.wechatNotice, takeNotice('wechat')),
  webhookRoute(contract.alipayNotice, takeNotice('alipay')),
  webhookRoute(contract.stripeNotice, takeNotice('stripe')),
];
