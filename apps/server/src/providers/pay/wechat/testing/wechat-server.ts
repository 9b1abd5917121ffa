import { createSign, createVerify } from 'node:crypto';
import {
  type PayServer,
  type PayServerReply,
  type PayServerRequest,
  startPayServer,
} from '../../testing/pay-server.ts';

interface Order {
  readonly sent: string;
  readonly product: string;
  state: string;
}

/** A fake of WeChat Pay: verifies requests, stores orders, signs replies. */
export interface WechatServer extends PayServer {
  readonly orders: Map<string, Order>;
  readonly refunds: Map<string, { readonly sent: string; status: string }>;
  /** The zipped bill of every day and the hash that the reply names; null on days without a movement. */
  bill: { readonly file: Uint8Array; readonly sha1: string } | null;
}

interface Keys {
  readonly merchant: string;
  readonly merchantSerial: string;
  readonly merchantPublicKey: string;
  readonly serial: string;
  readonly privateKey: string;
  /** Whether requests must name `serial`, as in public-key mode. */
  readonly isPublicKeyMode: boolean;
  now(): number;
}

const handles: Record<string, object> = {
  native: { code_url: 'weixin://wxpay/bizpayurl?pr=abc123' },
  h5: { h5_url: 'https://wx.tenpay.example/checkmweb?prepay_id=wx1&package=2' },
  jsapi: { prepay_id: 'wx201410272009395522657a690389285100' },
  app: { prepay_id: 'wx201410272009395522657a690389285101' },
};

/** Starts the fake. */
export async function startWechatServer(keys: Keys): Promise<WechatServer> {
  const orders: WechatServer['orders'] = new Map();
  const refunds: WechatServer['refunds'] = new Map();
  const reply = (status: number, content?: object, number = '') => signed(keys, status, content, number);
  const server = await startPayServer((request) => {
    const fault = refusal(keys, request);
    if (fault) return { status: 401, body: JSON.stringify({ code: 'SIGN_ERROR', message: fault }) };
    const [path = ''] = request.target.split('?');
    const parts = path.split('/').slice(2);
    if (request.method === 'POST' && parts[0] === 'pay' && parts.length === 3)
      return placeOrder(orders, parts[2] ?? '', request.body, reply);
    if (parts[0]?.startsWith('bill')) return bill(whole, parts[0], reply);
    if (parts[0] === 'refund') return refund(orders, refunds, parts[3], request.body, reply);
    const order = orders.get(parts[3] ?? '');
    if (!order) return reply(404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' }, '268512771');
    if (parts[4] === 'close') {
      if (order.state === 'SUCCESS') return reply(400, { code: 'INVALID_REQUEST', message: '' }, '268449538');
      order.state = 'CLOSED';
      return reply(204);
    }
    return reply(200, transactionOf(order));
  });
  const whole: WechatServer = Object.assign(server, { orders, refunds, bill: null });
  return whole;
}

/** The URL of the file names another origin, as behind a gateway. */
function bill({ bill: day }: WechatServer, part: string, reply: Reply): PayServerReply {
  if (!day) return reply(400, { code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' });
  if (part === 'billdownload') return { status: 200, body: '', bytes: day.file };
  const download_url = 'https://elsewhere.example/v3/billdownload/file?token=t1&tartype=gzip';
  return reply(200, { hash_type: 'SHA1', hash_value: day.sha1, download_url });
}

/** The reply to a query of an order. */
function transactionOf(order: Order): object {
  const { appid, mchid, out_trade_no, amount } = JSON.parse(order.sent);
  const paid = {
    transaction_id: '4200000001',
    success_time: '2026-11-21T10:01:00+08:00',
    amount: { ...amount, payer_total: amount.total, payer_currency: amount.currency },
    payer: { openid: 'o' },
  };
  const hasPaid = order.state === 'SUCCESS' || order.state === 'REFUND';
  return { appid, mchid, out_trade_no, trade_state: order.state, ...(hasPaid ? paid : {}) };
}

type Reply = (status: number, content?: object, number?: string) => PayServerReply;

function placeOrder(
  orders: WechatServer['orders'],
  product: string,
  sent: string,
  reply: Reply,
): PayServerReply {
  const number = JSON.parse(sent).out_trade_no;
  const before = orders.get(number);
  if (before && before.sent !== sent)
    return reply(400, { code: 'INVALID_REQUEST', message: '' }, '268498688');
  if (before?.state === 'CLOSED') return reply(400, { code: 'INVALID_REQUEST', message: '' }, '268447914');
  orders.set(number, before ?? { sent, product, state: 'NOTPAY' });
  return reply(200, handles[product] ?? {});
}

function refund(
  orders: WechatServer['orders'],
  refunds: WechatServer['refunds'],
  requested: string | undefined,
  sent: string,
  reply: Reply,
): PayServerReply {
  const number = requested ?? JSON.parse(sent).out_refund_no;
  if (!requested && !orders.has(JSON.parse(sent).out_trade_no))
    return reply(404, { code: 'RESOURCE_NOT_EXISTS', message: '' });
  if (!requested && !refunds.has(number)) refunds.set(number, { sent, status: 'PROCESSING' });
  const existing = refunds.get(number);
  if (!existing) return reply(404, { code: 'RESOURCE_NOT_EXISTS', message: '' });
  const { out_trade_no, out_refund_no, amount } = JSON.parse(existing.sent);
  const named = { out_trade_no, out_refund_no, refund_id: '5030000001', transaction_id: '4200000001' };
  return reply(200, { ...named, status: existing.status, channel: 'ORIGINAL', amount });
}

function signed(keys: Keys, status: number, content: object | undefined, number: string): PayServerReply {
  const body = content ? JSON.stringify(content) : '';
  const time = Math.floor(keys.now() / 1000);
  const signer = createSign('RSA-SHA256').update(`${time}\nreply-nonce\n${body}\n`);
  const headers = {
    'Request-Id': `08F78BD1-${number || '0'}`,
    'Wechatpay-Timestamp': String(time),
    'Wechatpay-Nonce': 'reply-nonce',
    'Wechatpay-Serial': keys.serial,
    'Wechatpay-Signature': signer.sign(keys.privateKey, 'base64'),
  };
  return { status, headers, body };
}

/** Returns the reason why a request is rejected; implemented independently of the driver. */
function refusal(keys: Keys, { method, target, headers, body }: PayServerRequest): string | null {
  const [scheme, rest = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'scheme';
  const given = new Map([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  if (given.get('mchid') !== keys.merchant || given.get('serial_no') !== keys.merchantSerial)
    return 'merchant';
  if (Math.abs(keys.now() / 1000 - Number(given.get('timestamp'))) > 300) return 'timestamp';
  if (keys.isPublicKeyMode !== (headers['wechatpay-serial'] === keys.serial)) return 'serial';
  const verifier = createVerify('RSA-SHA256');
  for (const line of [method, target, given.get('timestamp'), given.get('nonce_str'), body])
    verifier.update(`${line}\n`);
  return verifier.verify(keys.merchantPublicKey, given.get('signature') ?? '', 'base64') ? null : 'signature';
}
