import { createHash } from 'node:crypto';
import { type Instant, systemClock } from '@inkstone/kernel';
import {
  type PayServer,
  type PayServerReply,
  type PayServerRequest,
  startPayServer,
} from '../../testing/pay-server.ts';
import { createStripeBilling, type StripeBilling } from './stripe-billing.ts';

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  amount_received: number;
  refunded: number;
}

/** A fake of Stripe's API, with idempotency keys. */
export interface StripeServer extends PayServer {
  readonly intents: Map<string, Intent>;
  readonly refunds: Record<string, unknown>[];
  /** Whether search already finds new objects. */
  isIndexed: boolean;
  readonly billing: StripeBilling;
  /** The clock of Stripe. */
  now: () => Instant;
  /** Simulates an outage: this reply is sent instead, unless it is null. */
  outage: ((request: PayServerRequest) => PayServerReply | null) | null;
}

/** Starts the fake. It accepts one secret key. */
export async function startStripeServer(secretKey: string): Promise<StripeServer> {
  const intents: StripeServer['intents'] = new Map();
  const refunds: StripeServer['refunds'] = [];
  const repliesByKey = new Map<string, { readonly parameters: string; readonly reply: PayServerReply }>();
  const server = await startPayServer((request) => {
    const failed = whole.outage?.(request);
    if (failed) return failed;
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return failure(401, { type: 'invalid_request_error', message: `Invalid API Key: ${secretKey}` });
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return answer(whole, request);
    const before = repliesByKey.get(key);
    if (before && before.parameters !== request.body)
      return failure(400, { type: 'idempotency_error', message: 'Keys for idempotent requests …' });
    const reply = before?.reply ?? answer(whole, request);
    repliesByKey.set(key, { parameters: request.body, reply });
    return reply;
  });
  const billing = createStripeBilling(
    () => whole.now(),
    (status, content) => ({ status, headers: json, body: JSON.stringify(content) }),
  );
  const whole: StripeServer = Object.assign(server, {
    ...{ intents, refunds, isIndexed: true, billing, outage: null, now: systemClock.now },
  });
  return whole;
}

function answer(
  server: StripeServer,
  { method, target, body }: Pick<PayServerRequest, 'method' | 'target' | 'body'>,
): PayServerReply {
  const billed = server.billing.answer({ method, target, body });
  if (billed) return billed;
  const [path = '', query] = target.split('?');
  const fields = new URLSearchParams(method === 'POST' ? body : query);
  const [, , kind, id = '', action] = path.split('/');
  if (kind === 'refunds') return method === 'POST' ? refund(server, fields) : listRefunds(server, fields);
  if (id === 'search') return search(server, fields);
  if (id === '') return create(server, fields);
  const intent = server.intents.get(id);
  if (!intent)
    return failure(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${id}`,
    });
  if (action === 'cancel') {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return failure(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'You cannot cancel this PaymentIntent',
        payment_intent: intent,
      });
    intent.status = 'canceled';
  }
  return success(fields.get('expand[0]') === 'latest_charge' ? withCharge(intent) : intent);
}

function withCharge(intent: Intent): object {
  const charge = { id: 'ch_1', object: 'charge', created: 1795226460, amount_refunded: intent.refunded };
  return { ...intent, latest_charge: intent.status === 'succeeded' ? charge : null };
}

function create(server: StripeServer, fields: URLSearchParams): PayServerReply {
  const id = `pi_${createHash('sha256').update(fields.toString()).digest('hex').slice(0, 24)}`;
  const intent: Intent = {
    ...{ id, object: 'payment_intent', client_secret: `${id}_secret_x`, livemode: false },
    ...{ amount: Number(fields.get('amount')), currency: fields.get('currency') ?? '' },
    metadata: { out_trade_no: fields.get('metadata[out_trade_no]') ?? '' },
    ...{ status: 'requires_payment_method', amount_received: 0, refunded: 0 },
  };
  server.intents.set(id, intent);
  return success(intent);
}

function search(server: StripeServer, fields: URLSearchParams): PayServerReply {
  const [, outTradeNo] = /^metadata\['out_trade_no'\]:'([^']*)'$/.exec(fields.get('query') ?? '') ?? [];
  const found = [...server.intents.values()].filter(({ metadata }) => metadata.out_trade_no === outTradeNo);
  return success({ object: 'search_result', data: server.isIndexed ? found : [], has_more: false, url: '' });
}

function refund(server: StripeServer, fields: URLSearchParams): PayServerReply {
  const intent = findIntent(server, fields.get('payment_intent') ?? '');
  const amount = Number(fields.get('amount'));
  if (!intent)
    return failure(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such intent',
    });
  if (intent.refunded + amount > intent.amount)
    return failure(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'refunded',
    });
  intent.refunded += amount;
  const made = {
    ...{ id: `re_${server.refunds.length + 1}`, object: 'refund', status: 'succeeded', amount },
    ...{ currency: intent.currency, payment_intent: intent.id },
    metadata: {
      out_trade_no: fields.get('metadata[out_trade_no]'),
      out_refund_no: fields.get('metadata[out_refund_no]'),
    },
  };
  server.refunds.push(made);
  return success(made);
}

/** The payment of an invoice can be refunded like any other. */
function findIntent({ intents, billing }: StripeServer, id: string): Intent | undefined {
  const invoice = billing.invoices.find(({ intent, status }) => intent === id && status === 'paid');
  if (invoice && !intents.has(id))
    intents.set(id, {
      ...{ id, object: 'payment_intent', client_secret: '', livemode: false, amount: invoice.amount },
      ...{ currency: invoice.subscription.currency, metadata: {}, status: 'succeeded' },
      ...{ amount_received: invoice.amount, refunded: 0 },
    });
  return intents.get(id);
}

function listRefunds(server: StripeServer, fields: URLSearchParams): PayServerReply {
  const data = server.refunds.filter((made) => made.payment_intent === fields.get('payment_intent'));
  return success({ object: 'list', data, has_more: false, url: '/v1/refunds' });
}

const json = { 'content-type': 'application/json', 'request-id': 'req_1' };

function success(content: object): PayServerReply {
  return { status: 200, headers: json, body: JSON.stringify(content) };
}

/** An error as Stripe sends it. */
export function failure(status: number, error: object): PayServerReply {
  return { status, headers: json, body: JSON.stringify({ error }) };
}
