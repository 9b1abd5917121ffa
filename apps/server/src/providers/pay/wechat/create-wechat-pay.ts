import type { Clock, Random } from '@inkstone/kernel';
import { z } from 'zod';
import { readRsaPrivateKey } from '../../../platform/security/rsa-keys.ts';
import type {
  CloseResult,
  CreateResult,
  PayChannel,
  PayHandle,
  PayReference,
  PayRequest,
  PayWay,
  QueryResult,
  RefundRequest,
  RefundResult,
} from '../../../ports/pay-channel.ts';
import type { WechatPaySettings } from '../../../ports/pay-config.ts';
import { beijingRfc3339 } from '../beijing-time.ts';
import { checkRequest, isAmount, otherAccount } from '../check-request.ts';
import { refused, unknown } from '../request-provider.ts';
import { callWechat, type WechatCaller, type WechatResult } from './call-wechat.ts';
import { createWechatWallet } from './create-wallet.ts';
import { fetchWechatBill } from './fetch-bill.ts';
import { readRefund, readTransaction } from './read-facts.ts';
import { readWechatNotice } from './read-notice.ts';
import { readV2Notice } from './read-v2-facts.ts';
import { appParams, createStamp, pageParams } from './sign-message.ts';
import { createKeyRing } from './verify-message.ts';

/** Dependencies of WeChat Pay's drivers. */
export interface WechatDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly timeout?: number;
}

const json = { 'content-type': 'application/json' };

/** WeChat Pay, API v3: Native, H5, JSAPI, app and mini program, with a public key or platform certificates. */
export function createWechatPay(settings: WechatPaySettings, deps: WechatDeps): PayChannel {
  const caller = createWechatCaller(settings, deps);
  const { ring } = caller;
  const channel = {
    name: 'wechat',
    isSimulated: false,
    ways: settings.ways,
    currencies: ['CNY'],
    targetOf: (way: PayWay) => ({ merchant: settings.merchant, app: appIdOf(settings, way) }),
  } as const;
  const isOwn = ({ target }: PayReference) => target.merchant === settings.merchant;
  return {
    ...channel,
    create: async (request) => checkRequest(channel, request) ?? create(caller, request),
    query: async (reference) => (isOwn(reference) ? query(caller, reference) : otherAccount()),
    close: async (reference) => (isOwn(reference) ? close(caller, reference) : otherAccount()),
    refund: async (request) => (isOwn(request) ? refund(caller, request) : otherAccount()),
    queryRefund: async (reference) => {
      if (!isOwn(reference)) return otherAccount();
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(reference.outRefundNo)}`;
      return refundResult(caller, reference, await callWechat(caller, 'GET', path));
    },
    bill: (day) => fetchWechatBill(caller, day),
    wallet: createWechatWallet(settings, deps.timeout),
    readNotice: (request, now) => {
      const { agreements, apiV3Key } = settings;
      // Only notices about agreements lack the headers of API v3.
      const isV2 = agreements !== null && request.headers['wechatpay-signature'] === undefined;
      if (isV2) return readV2Notice(agreements.apiV2Key, request.body);
      return readWechatNotice({ ring, apiV3Key }, request, now);
    },
    replies: {
      accepted: { status: 204 },
      denied: { status: 401, headers: json, body: '{"code":"FAIL","message":"not verified"}' },
      failed: { status: 500, headers: json, body: '{"code":"FAIL","message":"try again"}' },
    },
  };
}

/** Parses the keys of the settings. Throws if they are invalid. */
export function createWechatCaller(settings: WechatPaySettings, deps: WechatDeps): WechatCaller {
  const key = readRsaPrivateKey(settings.privateKey);
  const ring = createKeyRing(settings);
  if (!key || ring.size === 0) throw new Error('The keys of WeChat Pay cannot be read');
  const { merchant, serial, url } = settings;
  return {
    ...deps,
    url,
    ring,
    merchantKey: { merchant, serial, key },
    publicKeyId: settings.publicKey?.id ?? null,
  };
}

function appIdOf({ appId, mobileAppId, miniAppId }: WechatPaySettings, way: PayWay): string {
  if (way === 'app') return mobileAppId;
  return way === 'mini_program' ? miniAppId : appId;
}

/** The path of each way; a mini program uses the one of JSAPI. */
const products: Readonly<Partial<Record<PayWay, string>>> = {
  qr: 'native',
  h5: 'h5',
  jsapi: 'jsapi',
  app: 'app',
  mini_program: 'jsapi',
};

async function create(caller: WechatCaller, request: PayRequest): Promise<CreateResult> {
  const needsPayer = request.way === 'jsapi' || request.way === 'mini_program';
  if (needsPayer && !request.payer) return refused('invalid', 'the payer is not known');
  const path = `/v3/pay/transactions/${products[request.way]}`;
  const result = await callWechat(caller, 'POST', path, orderOf(request));
  if (result.kind === 'absent') return refused('invalid', 'absent');
  if (result.kind !== 'reply') return result;
  const handle = readHandle(caller, request, result.data);
  return handle ? { kind: 'created', handle, providerRef: '' } : unknown('a reply without a handle');
}

function orderOf(request: PayRequest) {
  const { way, target, payer } = request;
  return {
    appid: target.app,
    mchid: target.merchant,
    description: request.subject,
    out_trade_no: request.outTradeNo,
    time_expire: beijingRfc3339(request.expiresAt),
    notify_url: request.noticeUrl,
    amount: { total: request.amount, currency: request.currency },
    ...(way === 'jsapi' || way === 'mini_program' ? { payer: { openid: payer } } : {}),
    ...(way === 'h5'
      ? { scene_info: { payer_client_ip: request.clientAddress, h5_info: { type: 'Wap' } } }
      : {}),
  };
}

const withCode = z.object({ code_url: z.string().regex(/^weixin:\/\/[\x21-\x7e]{1,500}$/) });
const withAddress = z.object({ h5_url: z.url({ protocol: /^https$/ }) });
const withPrepay = z.object({ prepay_id: z.string().regex(/^[\w=-]{1,128}$/) });

function readHandle(caller: WechatCaller, request: PayRequest, data: unknown): PayHandle | null {
  const { way, target, returnUrl } = request;
  if (way === 'qr') {
    const text = withCode.safeParse(data).data?.code_url;
    return text ? { kind: 'code', text } : null;
  }
  if (way === 'h5') {
    const address = withAddress.safeParse(data).data?.h5_url;
    const back = `redirect_url=${encodeURIComponent(returnUrl)}`;
    return address
      ? { kind: 'redirect', url: `${address}${address.includes('?') ? '&' : '?'}${back}` }
      : null;
  }
  const prepayId = withPrepay.safeParse(data).data?.prepay_id;
  if (!prepayId) return null;
  const stamp = createStamp(caller);
  const { merchantKey } = caller;
  const params =
    way === 'app'
      ? appParams(merchantKey, target.app, prepayId, stamp)
      : pageParams(merchantKey.key, target.app, prepayId, stamp);
  return { kind: 'params', params };
}

const orderPath = ({ outTradeNo }: PayReference) =>
  `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

async function query(caller: WechatCaller, reference: PayReference): Promise<QueryResult> {
  const path = `${orderPath(reference)}?mchid=${reference.target.merchant}`;
  const result = await callWechat(caller, 'GET', path);
  if (result.kind !== 'reply') return result;
  const fact = readTransaction(result.data);
  if (fact?.outTradeNo !== reference.outTradeNo) return unknown('a reply about something else');
  return { kind: 'found', fact };
}

async function close(caller: WechatCaller, reference: PayReference): Promise<CloseResult> {
  const content = { mchid: reference.target.merchant };
  const result = await callWechat(caller, 'POST', `${orderPath(reference)}/close`, content);
  return result.kind === 'reply' ? { kind: 'closed' } : result;
}

async function refund(caller: WechatCaller, request: RefundRequest): Promise<RefundResult> {
  if (!isAmount(request.amount) || !isAmount(request.paid) || request.amount > request.paid)
    return refused('invalid', 'amount');
  const result = await callWechat(caller, 'POST', '/v3/refund/domestic/refunds', {
    out_trade_no: request.outTradeNo,
    out_refund_no: request.outRefundNo,
    reason: request.reason,
    notify_url: request.noticeUrl,
    amount: { refund: request.amount, total: request.paid, currency: request.currency },
  });
  return refundResult(caller, request, result);
}

function refundResult(
  { merchantKey }: WechatCaller,
  { outTradeNo, outRefundNo }: PayReference & { readonly outRefundNo: string },
  result: WechatResult,
): RefundResult {
  if (result.kind !== 'reply') return result;
  const fact = readRefund(result.data, merchantKey.merchant);
  const isRequested = fact?.outTradeNo === outTradeNo && fact.outRefundNo === outRefundNo;
  return fact && isRequested ? { kind: 'found', fact } : unknown('a reply about something else');
}
