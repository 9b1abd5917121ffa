import { createHmac } from 'node:crypto';
import { type Clock, instant } from '@inkstone/kernel';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import type {
  CloseResult,
  CreateResult,
  NoticeReading,
  NoticeRequest,
  PayChannel,
  PayChannelName,
  PayHandle,
  PayReference,
  PayRequest,
  ProviderFact,
  QueryResult,
  RefundFact,
  RefundRequest,
  RefundResult,
  WalletIdentity,
} from '../../../ports/pay-channel.ts';

/**
 * Behaviour of the provider. `reply lost`: it acts, but its reply does not arrive. `not scanned`: it does not know the
 * payment before the code is scanned, like Alipay.
 */
export type ProviderBehaviour = 'works' | 'refuses' | 'reply lost' | 'unreachable' | 'not scanned';

/** A notice as it is posted. */
export interface PostedNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A payment provider in memory, with trades, refunds, and notices signed by a secret of its own. */
export interface FakeProvider {
  readonly channel: PayChannel;
  readonly trades: ReadonlyMap<string, ProviderFact>;
  readonly refunds: ReadonlyMap<string, RefundFact>;
  /** The creation requests that it received, oldest first. */
  readonly requests: readonly PayRequest[];
  behaviour: ProviderBehaviour;
  /** Its bills by day; otherwise a bill is empty. */
  readonly bills: Map<string, BillResult>;
  /** A line of a bill about one of its payments. */
  billed(fact: ProviderFact, change?: Partial<BillLine>): BillLine;
  /** Called before the next reply to a creation arrives. */
  meanwhile: (() => Promise<void>) | null;
  /** The payer pays; returns the provider's state afterwards. */
  pay(outTradeNo: string): ProviderFact;
  /** A charge fails. */
  fail(outTradeNo: string): void;
  /** Signs a fact, and returns the notice as the provider posts it. */
  sign(fact: ProviderFact | RefundFact, eventKey: string): PostedNotice;
  /** The state of new refunds; `refused`: they are not accepted. */
  refundsEnd: RefundFact['state'] | 'refused';
}

const secret = 'a secret of the provider';
const target = { merchant: 'merchant-1', app: 'app-1' };
const unknown = { kind: 'unknown', detail: 'timeout' } as const;

/** Creates a fake provider. */
export function createFakeProvider(name: PayChannelName, clock: Clock): FakeProvider {
  const trades = new Map<string, ProviderFact>();
  const refunds = new Map<string, RefundFact>();
  const requests: PayRequest[] = [];
  let payments = 0;

  const answer = <Result>(work: () => Result): Result | typeof unknown => {
    if (provider.behaviour === 'unreachable') return unknown;
    const result = work();
    return provider.behaviour === 'reply lost' ? unknown : result;
  };
  const known = (outTradeNo: string) =>
    provider.behaviour === 'not scanned' ? undefined : trades.get(outTradeNo);
  const query = ({ outTradeNo }: PayReference): QueryResult => {
    const fact = known(outTradeNo);
    return fact ? { kind: 'found', fact } : { kind: 'absent' };
  };
  const close = ({ outTradeNo }: PayReference): CloseResult => {
    const fact = known(outTradeNo);
    if (!fact) return { kind: 'absent' };
    if (fact.state === 'paid') return { kind: 'refused', reason: 'already_paid', detail: 'paid' };
    trades.set(outTradeNo, { ...fact, state: 'closed' });
    return { kind: 'closed' };
  };
  const refund = (request: RefundRequest): RefundResult => {
    const known = refunds.get(request.outRefundNo);
    if (known) return { kind: 'found', fact: known };
    const result = newRefund(name, request, refunds.size + 1, provider.refundsEnd);
    if (result.kind === 'found') refunds.set(request.outRefundNo, result.fact);
    return result;
  };

  const provider: FakeProvider = {
    ...{ trades, refunds, requests, billed, sign },
    behaviour: 'works',
    bills: new Map(),
    refundsEnd: 'succeeded',
    meanwhile: null,
    pay: (outTradeNo) => {
      const trade = trades.get(outTradeNo);
      if (!trade) throw new Error(`There is no trade ${outTradeNo}`);
      payments += 1;
      const paid = {
        ...{ ...trade, state: 'paid' as const, providerTxn: `${name}-${payments}`, paidAt: clock.now() },
      };
      trades.set(outTradeNo, paid);
      return paid;
    },
    fail: (outTradeNo) => failPending(trades, outTradeNo),
    channel: {
      ...fixed,
      name,
      wallet: name === 'wechat' ? wallet : null,
      create: async (request): Promise<CreateResult> => {
        const { outTradeNo, amount, currency } = request;
        requests.push(request);
        await provider.meanwhile?.();
        if (provider.behaviour === 'refuses')
          return { kind: 'refused', reason: 'merchant', detail: 'restricted' };
        return answer(() => {
          const fact = { channel: name, ...request.target, outTradeNo, amount, currency };
          trades.set(outTradeNo, { ...fact, providerTxn: '', state: 'pending', paidAt: null });
          return { kind: 'created', handle: handleOf(request), providerRef: '' };
        });
      },
      query: async (reference) => answer(() => query(reference)),
      close: async (reference) => answer(() => close(reference)),
      refund: async (request) => answer(() => refund(request)),
      queryRefund: async ({ outRefundNo }) => {
        const fact = refunds.get(outRefundNo);
        return fact ? { kind: 'found', fact } : { kind: 'absent' };
      },
      bill: async (day) => answer(() => provider.bills.get(day) ?? { kind: 'none' }),
      readNotice,
    },
  };
  return provider;
}

const sign: FakeProvider['sign'] = (fact, eventKey) => {
  const body = JSON.stringify({ fact, eventKey });
  return { body, headers: { 'x-signature': signatureOf(body) } };
};

const billed: FakeProvider['billed'] = ({ providerTxn, outTradeNo, amount, currency }, change = {}) => ({
  ...{ movement: 'payment', ref: providerTxn, providerTxn, outTradeNo, amount, currency },
  ...{ fee: 15, feeCurrency: currency, ...change },
});

function failPending(trades: Map<string, ProviderFact>, outTradeNo: string): void {
  const trade = trades.get(outTradeNo);
  if (trade?.state === 'pending') trades.set(outTradeNo, { ...trade, state: 'failed' });
}

function handleOf({ way, outTradeNo, returnUrl, payer }: PayRequest): PayHandle {
  if (way === 'qr') return { kind: 'code', text: `pay:${outTradeNo}` };
  if (way === 'jsapi') return { kind: 'params', params: { package: outTradeNo, payer: payer ?? '' } };
  return { kind: 'redirect', url: `https://pay.example/${outTradeNo}?back=${encodeURIComponent(returnUrl)}` };
}

const fixed = {
  isSimulated: true,
  ways: ['qr', 'h5', 'jsapi'],
  currencies: ['CNY'],
  targetOf: () => target,
  replies: {
    accepted: { body: 'success' },
    denied: { status: 401, body: 'denied' },
    failed: { status: 500, body: 'failed' },
  },
} as const;

/** Identifies payers by codes that begin with `code-`. */
const wallet: WalletIdentity = {
  ways: ['jsapi'],
  authorizeUrl: (returnUrl, state) =>
    `https://wallet.example/authorize?back=${encodeURIComponent(returnUrl)}&state=${state}`,
  payerOf: async (_way, code) => {
    if (code === 'code-slow') return unknown;
    return code.startsWith('code-')
      ? { kind: 'found', payer: code.replace('code-', '') }
      : { kind: 'refused', reason: 'payer', detail: 'used' };
  },
};

function newRefund(
  channel: PayChannelName,
  request: RefundRequest,
  number: number,
  state: FakeProvider['refundsEnd'],
): RefundResult {
  if (state === 'refused') return { kind: 'refused', reason: 'invalid', detail: 'refused' };
  const { outTradeNo, outRefundNo, amount, currency, target: to } = request;
  const fact = { channel, merchant: to.merchant, outTradeNo, outRefundNo, amount, currency, state };
  return { kind: 'found', fact: { ...fact, providerRefund: `refund-${number}` } };
}

function readNotice({ body, headers }: NoticeRequest): NoticeReading {
  const text = Buffer.from(body).toString();
  if (headers['x-signature'] !== signatureOf(text)) return { kind: 'denied', fault: 'signature' };
  const { fact, eventKey } = JSON.parse(text);
  if ('providerRefund' in fact) return { kind: 'verified', notice: { kind: 'refund', eventKey, fact } };
  const paidAt = fact.paidAt === null ? null : instant(fact.paidAt);
  return { kind: 'verified', notice: { kind: 'payment', eventKey, fact: { ...fact, paidAt } } };
}

const signatureOf = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
