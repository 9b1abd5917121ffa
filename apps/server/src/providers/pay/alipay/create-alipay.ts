import { yuanOf } from '@inkstone/domain/orders';
import type { Clock } from '@inkstone/kernel';
import { z } from 'zod';
import { readRsaPrivateKey } from '../../../platform/security/rsa-keys.ts';
import type {
  CloseResult,
  CreateResult,
  PayChannel,
  PayReference,
  PayRequest,
  QueryResult,
  RefundRequest,
  RefundResult,
} from '../../../ports/pay-channel.ts';
import type { AlipaySettings } from '../../../ports/pay-config.ts';
import { beijingTime } from '../beijing-time.ts';
import { checkRequest, isAmount, isSame, otherAccount } from '../check-request.ts';
import { refused, unknown } from '../request-provider.ts';
import { openAlipayKeys } from './alipay-keys.ts';
import { type AlipayCall, type AlipayCaller, callAlipay, signedCall } from './call-alipay.ts';
import { fetchAlipayBill } from './fetch-bill.ts';
import { readRefund, readTrade } from './read-facts.ts';
import { readAlipayNotice } from './read-notice.ts';
import { encodeFields } from './string-to-sign.ts';

/** Dependencies of Alipay's drivers. */
export interface AlipayDeps {
  readonly clock: Clock;
  readonly timeout?: number;
}

/** Alipay: codes (precreate), PC pages, phone pages and the app SDK (RSA2), in public-key or certificate mode. */
export function createAlipay(settings: AlipaySettings, deps: AlipayDeps): PayChannel {
  const caller = createAlipayCaller(settings, deps);
  const target = { merchant: settings.seller, app: settings.appId };
  const channel = {
    name: 'alipay',
    isSimulated: false,
    ways: settings.ways,
    currencies: ['CNY'],
    targetOf: () => target,
  } as const;
  const isOwn = (reference: PayReference) => isSame(reference.target, target);
  return {
    ...channel,
    create: async (request) => checkRequest(channel, request) ?? create(caller, request),
    query: async (reference) => (isOwn(reference) ? query(caller, reference) : otherAccount()),
    close: async (reference) => (isOwn(reference) ? close(caller, reference) : otherAccount()),
    refund: async (request) => (isOwn(request) ? refund(caller, request) : otherAccount()),
    queryRefund: async (reference) => (isOwn(reference) ? queryRefund(caller, reference) : otherAccount()),
    bill: (day) => fetchAlipayBill(caller, day),
    readNotice: (request, now) => readAlipayNotice(caller.alipayKeys, request, now),
    replies: {
      accepted: { body: 'success' },
      denied: { status: 400, body: 'fail' },
      failed: { status: 500, body: 'fail' },
    },
  };
}

/** Parses the keys of the settings. Throws if they are invalid. */
export function createAlipayCaller(settings: AlipaySettings, deps: AlipayDeps): AlipayCaller {
  const key = readRsaPrivateKey(settings.privateKey);
  if (!key) throw new Error('The private key of the app cannot be read');
  return { ...deps, url: settings.url, appId: settings.appId, key, alipayKeys: openAlipayKeys(settings) };
}

const withCode = z.object({ out_trade_no: z.string(), qr_code: z.url({ protocol: /^https$/ }) });

async function create(caller: AlipayCaller, request: PayRequest): Promise<CreateResult> {
  const call = callOf(request);
  const signed = () => encodeFields(signedCall(caller, call));
  if (request.way === 'app')
    return { kind: 'created', handle: { kind: 'order_string', text: signed() }, providerRef: '' };
  if (request.way !== 'qr')
    return {
      kind: 'created',
      handle: { kind: 'redirect', url: `${caller.url}?${signed()}` },
      providerRef: '',
    };
  const result = await callAlipay(caller, call);
  if (result.kind === 'absent') return refused('invalid', 'absent');
  if (result.kind !== 'reply') return result;
  const parsed = withCode.safeParse(result.data).data;
  if (parsed?.out_trade_no !== request.outTradeNo) return unknown('a reply about something else');
  return { kind: 'created', handle: { kind: 'code', text: parsed.qr_code }, providerRef: '' };
}

const products: Readonly<Record<string, { readonly method: string; readonly code: string }>> = {
  qr: { method: 'alipay.trade.precreate', code: 'FACE_TO_FACE_PAYMENT' },
  page: { method: 'alipay.trade.page.pay', code: 'FAST_INSTANT_TRADE_PAY' },
  h5: { method: 'alipay.trade.wap.pay', code: 'QUICK_WAP_WAY' },
  app: { method: 'alipay.trade.app.pay', code: 'QUICK_MSECURITY_PAY' },
};

function callOf(request: PayRequest): AlipayCall {
  const { method = '', code } = products[request.way] ?? {};
  const hasPage = request.way === 'page' || request.way === 'h5';
  return {
    method,
    noticeUrl: request.noticeUrl,
    returnUrl: hasPage ? request.returnUrl : '',
    content: {
      out_trade_no: request.outTradeNo,
      total_amount: yuanOf(request.amount),
      // Alipay refuses these characters.
      subject: request.subject.replaceAll(/[/=&]/g, ' '),
      product_code: code,
      // The other time limit starts only when a code is scanned.
      time_expire: beijingTime(request.expiresAt),
    },
  };
}

async function query(caller: AlipayCaller, { target, outTradeNo }: PayReference): Promise<QueryResult> {
  const result = await callAlipay(caller, {
    method: 'alipay.trade.query',
    content: { out_trade_no: outTradeNo },
  });
  if (result.kind !== 'reply') return result;
  const fact = readTrade(result.data, target);
  return fact?.outTradeNo === outTradeNo ? { kind: 'found', fact } : unknown('a reply about something else');
}

async function close(caller: AlipayCaller, { outTradeNo }: PayReference): Promise<CloseResult> {
  const result = await callAlipay(caller, {
    method: 'alipay.trade.close',
    content: { out_trade_no: outTradeNo },
  });
  return result.kind === 'reply' ? { kind: 'closed' } : result;
}

/** The reply to a refund does not contain its number; its outcome is queried. */
async function refund(caller: AlipayCaller, request: RefundRequest): Promise<RefundResult> {
  if (!isAmount(request.amount) || request.currency !== 'CNY') return refused('invalid', 'amount');
  const result = await callAlipay(caller, {
    method: 'alipay.trade.refund',
    content: {
      out_trade_no: request.outTradeNo,
      refund_amount: yuanOf(request.amount),
      out_request_no: request.outRefundNo,
      refund_reason: request.reason,
    },
  });
  if (result.kind !== 'reply') return result;
  const found = await queryRefund(caller, request);
  return found.kind === 'found' ? found : unknown('taken, and not found yet');
}

async function queryRefund(
  caller: AlipayCaller,
  { target, outTradeNo, outRefundNo }: PayReference & { readonly outRefundNo: string },
): Promise<RefundResult> {
  const result = await callAlipay(caller, {
    method: 'alipay.trade.fastpay.refund.query',
    content: { out_trade_no: outTradeNo, out_request_no: outRefundNo },
  });
  if (result.kind !== 'reply') return result;
  const fact = readRefund(result.data, target.merchant);
  if (fact === 'absent') return { kind: 'absent' };
  const isRequested = fact?.outTradeNo === outTradeNo && fact.outRefundNo === outRefundNo;
  return fact && isRequested ? { kind: 'found', fact } : unknown('a reply about something else');
}
