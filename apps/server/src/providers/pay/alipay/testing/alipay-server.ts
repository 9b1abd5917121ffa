import { createSign, createVerify } from 'node:crypto';
import { type PayServer, type PayServerRequest, startPayServer } from '../../testing/pay-server.ts';

interface Trade {
  readonly content: Readonly<Record<string, string>>;
  status: string;
}

/** A fake of Alipay's gateway: verifies requests, stores trades, signs replies. */
export interface AlipayServer extends PayServer {
  readonly trades: Map<string, Trade>;
  /** By our agreement number. */
  readonly agreements: Map<string, { status: string }>;
  readonly refunds: Map<string, { readonly content: Readonly<Record<string, string>>; isDone: boolean }>;
  /** The zipped bill of every day and the URL that the reply names; null on days without a movement. */
  bill: { readonly file: Uint8Array; readonly url?: string } | null;
  /** The refusal of the next call of a method. */
  refusal: { readonly code: string; readonly sub_code: string; readonly isUnsigned?: true } | null;
}

interface Keys {
  readonly appId: string;
  readonly appPublicKey: string;
  readonly privateKey: string;
  /** In certificate mode, the certificates that requests and replies must name. */
  readonly certificates?: {
    readonly app: string;
    readonly roots: string;
    readonly alipay: string;
  };
}

/** Starts the fake. A payment made by `pay` turns a code or a page into a trade. */
export async function startAlipayServer(keys: Keys): Promise<AlipayServer> {
  const trades: AlipayServer['trades'] = new Map();
  const agreements: AlipayServer['agreements'] = new Map();
  const refunds: AlipayServer['refunds'] = new Map();
  const sign = (node: string, content: object) => {
    const raw = JSON.stringify(content);
    const signature = createSign('RSA-SHA256').update(raw, 'utf8').sign(keys.privateKey, 'base64');
    const named = keys.certificates ? `"alipay_cert_sn":"${keys.certificates.alipay}",` : '';
    return { status: 200, body: `{"${node}":${raw},${named}"sign":"${signature}"}` };
  };
  const server = await startPayServer((request) => {
    if (request.target === '/bill.zip')
      return { status: 200, body: '', bytes: whole.bill?.file ?? Buffer.alloc(0) };
    const fields = readCall(request);
    const method = fields.get('method') ?? '';
    const node = `${method.replaceAll('.', '_')}_response`;
    const fault = refusal(keys, fields);
    if (fault)
      return { status: 200, body: `{"error_response":${JSON.stringify({ code: '40002', ...fault })}}` };
    if (whole.refusal?.isUnsigned)
      return { status: 200, body: JSON.stringify({ error_response: { msg: 'x', ...whole.refusal } }) };
    if (whole.refusal) return sign(node, { msg: 'Business Failed', sub_msg: '说明', ...whole.refusal });
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return sign(node, bill(whole));
    const content = JSON.parse(fields.get('biz_content') ?? '{}');
    if (method.startsWith('alipay.user.agreement.')) return sign(node, agree(method, content, agreements));
    return sign(node, answer(method, content, trades, refunds));
  });
  const whole: AlipayServer = Object.assign(server, {
    ...{ trades, refunds, agreements },
    ...{ bill: null, refusal: null },
  });
  return whole;
}

type Content = Readonly<Record<string, string>>;
const success = { code: '10000', msg: 'Success' };
const absent = {
  code: '40004',
  msg: 'Business Failed',
  sub_code: 'ACQ.TRADE_NOT_EXIST',
  sub_msg: '交易不存在',
};

function bill({ bill: day, url }: AlipayServer): object {
  if (!day) return { ...absent, sub_code: 'isp.bill_not_exist' };
  return { ...success, bill_download_url: day.url ?? `${url}/bill.zip` };
}

function agree(method: string, content: Content, agreements: AlipayServer['agreements']): object {
  const number = content.external_agreement_no ?? '';
  const found = agreements.get(number);
  if (!found) return { ...absent, sub_code: 'USER_AGREEMENT_NOT_EXIST' };
  if (method.endsWith('.unsign')) found.status = 'STOP';
  const named = { agreement_no: `ref-${number}`, external_agreement_no: number };
  return method.endsWith('.unsign') ? success : { ...success, ...named, status: found.status };
}

function answer(
  method: string,
  content: Content,
  trades: AlipayServer['trades'],
  refunds: AlipayServer['refunds'],
): object {
  const number = content.out_trade_no ?? '';
  if (method === 'alipay.trade.precreate')
    return { ...success, out_trade_no: number, qr_code: 'https://qr.alipay.example/bax0347' };
  if (method === 'alipay.trade.pay') trades.set(number, { content, status: 'TRADE_SUCCESS' });
  const trade = trades.get(number);
  if (!trade) return absent;
  const named = { ...success, out_trade_no: number, trade_no: '2026112122001' };
  switch (method) {
    case 'alipay.trade.pay':
      return { ...named, total_amount: content.total_amount };
    case 'alipay.trade.query':
      return { ...named, ...detailsOf(trade) };
    case 'alipay.trade.close':
      if (trade.status !== 'WAIT_BUYER_PAY')
        return { ...absent, sub_code: 'ACQ.REASON_TRADE_STATUS_INVALID' };
      trade.status = 'TRADE_CLOSED';
      return named;
    case 'alipay.trade.refund': {
      const request = content.out_request_no ?? '';
      refunds.set(request, refunds.get(request) ?? { content, isDone: true });
      return { ...named, fund_change: 'Y', refund_fee: content.refund_amount };
    }
    default: {
      const refund = refunds.get(content.out_request_no ?? '');
      if (!refund?.isDone) return { ...success };
      const { out_request_no, refund_amount } = refund.content;
      return { ...named, out_request_no, refund_amount, refund_status: 'REFUND_SUCCESS' };
    }
  }
}

function detailsOf({ content, status }: Trade): object {
  const paid = { send_pay_date: '2026-11-21 10:01:00', buyer_logon_id: 'a***@example.com' };
  const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || status === 'REFUNDED';
  return {
    trade_status: status === 'REFUNDED' ? 'TRADE_CLOSED' : status,
    total_amount: content.total_amount,
    ...(isPaid ? paid : {}),
  };
}

/** Reads the fields of the URL and the body, as the gateway does. */
export function readCall({ target, body }: Pick<PayServerRequest, 'target' | 'body'>): Map<string, string> {
  const query = new URLSearchParams(target.includes('?') ? target.slice(target.indexOf('?') + 1) : target);
  return new Map([...query, ...new URLSearchParams(body)]);
}

/** Returns the reason why a call is rejected; implemented independently of the driver. */
export function refusal(
  keys: Pick<Keys, 'appId' | 'appPublicKey' | 'certificates'>,
  fields: Map<string, string>,
) {
  if (fields.get('app_id') !== keys.appId) return { sub_code: 'isv.invalid-app-id' };
  if (fields.get('sign_type') !== 'RSA2' || fields.get('charset') !== 'utf-8')
    return { sub_code: 'isv.invalid-signature-type' };
  const { app, roots } = keys.certificates ?? {};
  if (fields.get('app_cert_sn') !== app || fields.get('alipay_root_cert_sn') !== roots)
    return { sub_code: 'isv.invalid-signature' };
  const names = [...fields.keys()].filter((name) => name !== 'sign' && fields.get(name) !== '').sort();
  const verifier = createVerify('RSA-SHA256');
  names.forEach((name, at) => {
    verifier.update(`${at > 0 ? '&' : ''}${name}=${fields.get(name)}`, 'utf8');
  });
  const isGenuine = verifier.verify(keys.appPublicKey, fields.get('sign') ?? '', 'base64');
  return isGenuine ? null : { sub_code: 'isv.invalid-signature' };
}
