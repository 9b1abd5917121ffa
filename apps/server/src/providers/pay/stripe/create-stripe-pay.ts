import Stripe from 'stripe';
import { z } from 'zod';
import type {
  CloseResult,
  CreateResult,
  PayChannel,
  PayReference,
  PayRequest,
  QueryResult,
  RefundRequest,
  RefundResult,
  ReturnsResult,
} from '../../../ports/pay-channel.ts';
import type { StripeSettings } from '../../../ports/pay-config.ts';
import { checkRequest, isAmount, isSame, otherAccount } from '../check-request.ts';
import { providerTimeout, refused, unknown } from '../request-provider.ts';
import { createCardSubscriptions } from './card-subscriptions.ts';
import { fetchStripeBill } from './fetch-bill.ts';
import { modeOf, readDispute, readIntent, readRefund } from './read-facts.ts';
import { readStripeNotice } from './read-notice.ts';
import { failureOf } from './refusals.ts';

/** The version of the API that requests and the webhook endpoint use. */
export const stripeVersion = '2026-10-28.endive';

/** Sources of Stripe's script, from its guide to content security policies. */
const scriptSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
};

/** Cards through Stripe: a PaymentIntent for the Payment Element. */
export function createStripePay(
  settings: StripeSettings,
  { timeout = providerTimeout }: { readonly timeout?: number } = {},
): PayChannel {
  const stripe = createClient(settings, timeout);
  const target = { merchant: settings.account, app: modeOf(/^.k_live_/.test(settings.secretKey)) };
  const channel = {
    name: 'stripe',
    isSimulated: false,
    ways: ['card'],
    currencies: settings.currencies,
    sources: scriptSources,
    targetOf: () => target,
  } as const;
  const isOwn = (reference: PayReference) => isSame(reference.target, target);
  return {
    ...channel,
    create: async (request) =>
      checkRequest(channel, request) ?? create(stripe, settings.publishableKey, request),
    query: async (reference) => (isOwn(reference) ? query(stripe, reference) : otherAccount()),
    close: async (reference) => (isOwn(reference) ? close(stripe, reference) : otherAccount()),
    refund: async (request) => (isOwn(request) ? refund(stripe, request) : otherAccount()),
    queryRefund: async (reference) => (isOwn(reference) ? queryRefund(stripe, reference) : otherAccount()),
    returnsOf: (providerTxn) => returnsOf(stripe, providerTxn, target.merchant),
    subscriptions: createCardSubscriptions({ stripe, target, publishableKey: settings.publishableKey }),
    bill: (day) => fetchStripeBill(stripe, day),
    readNotice: (request, now) => readStripeNotice(settings, request, now),
    replies: {
      accepted: { status: 200 },
      denied: { status: 400, body: 'not verified' },
      failed: { status: 500, body: 'try again' },
    },
  };
}

/** Creates a client without retries: the caller repeats a call with the same number, which is its idempotency key. */
function createClient({ secretKey, url }: StripeSettings, timeout: number): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    apiVersion: stripeVersion,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

const created = z.object({ id: z.string().startsWith('pi_'), client_secret: z.string().startsWith('pi_') });

async function create(stripe: Stripe, publishableKey: string, request: PayRequest): Promise<CreateResult> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: request.amount,
        currency: request.currency.toLowerCase(),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: request.subject,
        metadata: { out_trade_no: request.outTradeNo },
      },
      { idempotencyKey: `payment-${request.outTradeNo}` },
    );
    const parsed = created.safeParse(intent).data;
    if (!parsed) return unknown('a reply without a secret');
    const handle = { kind: 'client_secret', secret: parsed.client_secret, publishableKey } as const;
    return { kind: 'created', handle, providerRef: parsed.id };
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'absent' ? refused('invalid', 'absent') : failure;
  }
}

/**
 * Returns the id of a payment: from `create`, or by Stripe's search, which is up to a minute late. Null if there is none.
 */
async function findId(stripe: Stripe, { providerRef, outTradeNo }: PayReference): Promise<string | null> {
  if (providerRef !== '') return providerRef;
  if (!/^[0-9A-Z]{6,32}$/.test(outTradeNo)) return null;
  const found = await stripe.paymentIntents.search({
    query: `metadata['out_trade_no']:'${outTradeNo}'`,
    limit: 1,
  });
  return found.data[0]?.id ?? null;
}

async function query(stripe: Stripe, reference: PayReference): Promise<QueryResult> {
  try {
    const id = await findId(stripe, reference);
    if (id === null) return { kind: 'absent' };
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    const fact = readIntent(intent, reference.target.merchant);
    const isRequested = fact?.outTradeNo === reference.outTradeNo;
    return fact && isRequested ? { kind: 'found', fact } : unknown('a reply about something else');
  } catch (error) {
    return failureOf(error);
  }
}

async function close(stripe: Stripe, reference: PayReference): Promise<CloseResult> {
  try {
    const id = await findId(stripe, reference);
    if (id === null) return { kind: 'absent' };
    const intent = await stripe.paymentIntents.cancel(id);
    return intent.status === 'canceled' ? { kind: 'closed' } : unknown('not canceled');
  } catch (error) {
    return wasCanceled(error) ? { kind: 'closed' } : failureOf(error);
  }
}

/** A repeated cancellation is refused, with the PaymentIntent in its present state. */
function wasCanceled(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.payment_intent?.status === 'canceled';
}

/** Idempotency keys are kept for only a day, so an existing refund with this number is searched first. */
async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundResult> {
  if (!isAmount(request.amount)) return refused('invalid', 'amount');
  const before = await queryRefund(stripe, { ...request, providerRef: request.providerTxn });
  if (before.kind !== 'absent') return before;
  try {
    const reply = await stripe.refunds.create(
      {
        payment_intent: request.providerTxn,
        amount: request.amount,
        metadata: { out_trade_no: request.outTradeNo, out_refund_no: request.outRefundNo },
      },
      { idempotencyKey: `refund-${request.outRefundNo}` },
    );
    const fact = readRefund(reply, request.target.merchant);
    return fact ? { kind: 'found', fact } : unknown('a reply that is no refund');
  } catch (error) {
    return failureOf(error);
  }
}

async function queryRefund(
  stripe: Stripe,
  reference: PayReference & { readonly outRefundNo: string },
): Promise<RefundResult> {
  try {
    const id = await findId(stripe, reference);
    if (id === null) return { kind: 'absent' };
    const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
    const facts = data.map((refund) => readRefund(refund, reference.target.merchant));
    const fact = facts.find((one) => one?.outRefundNo === reference.outRefundNo);
    return fact ? { kind: 'found', fact } : { kind: 'absent' };
  } catch (error) {
    return failureOf(error);
  }
}

/** Returns the present refunds and disputes of a payment, because events about them arrive in any order. */
async function returnsOf(stripe: Stripe, providerTxn: string, account: string): Promise<ReturnsResult> {
  try {
    const params = { payment_intent: providerTxn, limit: 100 };
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list(params),
      stripe.disputes.list(params),
    ]);
    const facts = [
      ...refunds.data.map((one) => readRefund(one, account)),
      ...disputes.data.map((one) => readDispute(one, account)),
    ];
    return { kind: 'found', facts: facts.flatMap((fact) => fact ?? []) };
  } catch (error) {
    return failureOf(error);
  }
}
