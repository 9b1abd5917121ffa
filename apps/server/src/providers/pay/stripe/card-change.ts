import { z } from 'zod';
import type { CardChangeEnd, CardChangeResult, CardReference } from '../../../ports/card-subscriptions.ts';
import { refused, unknown } from '../request-provider.ts';
import type { Account } from './account.ts';
import { readSubscription } from './read-subscription.ts';
import { failureOf } from './refusals.ts';

type Client = Account['stripe'];

const payer = z.object({
  customer: z.string().startsWith('cus_'),
  default_payment_method: z.string().nullish(),
});

/** Returns a subscription, if it is the expected one, with its customer and the card that it charges. */
async function retrieveOwn(stripe: Client, { subscriptionRef, agreementNo }: CardReference) {
  const data = await stripe.subscriptions.retrieve(subscriptionRef);
  const read = readSubscription(data);
  const own = payer.safeParse(data).data;
  if (!own || read?.agreementNo !== agreementNo || read.snapshot.id !== subscriptionRef) return null;
  return { customer: own.customer, card: own.default_payment_method ?? null };
}

const begun = z.object({ id: z.string().startsWith('seti_'), client_secret: z.string().startsWith('seti_') });

/**
 * Creates a SetupIntent for the Payment Element. Its metadata name the replaced card, so that a repeated completion still
 * knows which one to detach.
 */
export async function beginCardChange(
  { stripe, publishableKey }: Account,
  reference: CardReference,
): Promise<CardChangeResult> {
  try {
    const own = await retrieveOwn(stripe, reference);
    if (!own) return unknown('a reply about something else');
    const reply = await stripe.setupIntents.create({
      ...{ customer: own.customer, usage: 'off_session', payment_method_types: ['card'] },
      metadata: { agreement_no: reference.agreementNo, replaces: own.card ?? '' },
    });
    const parsed = begun.safeParse(reply).data;
    if (!parsed) return unknown('a reply without a secret');
    const handle = { kind: 'client_secret', secret: parsed.client_secret, publishableKey } as const;
    return { kind: 'created', handle, setupRef: parsed.id };
  } catch (error) {
    return failureOf(error);
  }
}

const entered = z.object({
  status: z.string(),
  customer: z.string(),
  metadata: z.object({ agreement_no: z.string(), replaces: z.string() }),
  payment_method: z
    .object({ id: z.string(), card: z.object({ brand: z.string(), last4: z.string() }) })
    .nullish(),
});

/** Lets the subscription charge the card of a SetupIntent from now on, and detaches the previous card. */
export async function finishCardChange(
  { stripe }: Account,
  reference: CardReference,
  setupRef: string,
): Promise<CardChangeEnd> {
  try {
    const own = await retrieveOwn(stripe, reference);
    if (!own) return unknown('a reply about something else');
    const setup = entered.safeParse(
      await stripe.setupIntents.retrieve(setupRef, { expand: ['payment_method'] }),
    ).data;
    if (!setup) return unknown('a reply in another form');
    const { status, customer, metadata, payment_method: entry } = setup;
    if (customer !== own.customer || metadata.agreement_no !== reference.agreementNo)
      return refused('invalid', 'of somebody else');
    if (status === 'canceled') return { kind: 'absent' };
    if (status !== 'succeeded' || !entry) return { kind: 'pending' };
    if (own.card !== entry.id)
      await stripe.subscriptions.update(
        reference.subscriptionRef,
        { default_payment_method: entry.id },
        { idempotencyKey: `card-${setupRef}` },
      );
    if (metadata.replaces !== '' && metadata.replaces !== entry.id)
      await forget(stripe, metadata.replaces, customer);
    return { kind: 'changed', card: entry.card };
  } catch (error) {
    return failureOf(error);
  }
}

/** Detaches a card, unless another subscription of the customer charges it. Does nothing if it is already detached. */
async function forget(stripe: Client, card: string, customer: string): Promise<void> {
  const others = await stripe.subscriptions.list({ customer, limit: 100 });
  if (others.data.some((one) => payer.safeParse(one).data?.default_payment_method === card)) return;
  try {
    await stripe.paymentMethods.detach(card);
  } catch (error) {
    const failure = failureOf(error);
    const isMissing =
      failure.kind === 'absent' || (failure.kind === 'refused' && failure.reason === 'invalid');
    if (!isMissing) throw error;
  }
}
