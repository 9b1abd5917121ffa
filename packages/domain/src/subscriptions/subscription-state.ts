import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of a subscription that this installation charges. `signing`: the payer has not agreed at the provider yet.
 * `announced`: the next charge was announced to the payer, or shown with the agreement. `lapsed`: a period was not
 * paid; the agreement is still to be ended. `cancel_wanted`: canceled here, and to be ended at the provider. Only
 * `announced` and `retrying` may be charged.
 */
export const subscriptionStates = [
  'signing',
  'active',
  'announced',
  'charging',
  'retrying',
  'lapsed',
  'cancel_wanted',
  'ended',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What can happen. `declined`: the charge failed and may be repeated. `canceled`: the provider confirms the end that
 * was asked for. `gone`: the provider says that there is no agreement any more.
 */
export const subscriptionEvents = [
  'signed',
  'announce',
  'charge',
  'paid',
  'declined',
  'lapse',
  'cancel',
  'canceled',
  'gone',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

/** `over`: it is being ended or has ended. `contradiction`: it cannot happen in this state. */
export type SubscriptionRefusal = 'over' | 'contradiction';

type Row = Partial<Record<SubscriptionEvent, SubscriptionState>>;

const leave: Row = { cancel: 'cancel_wanted', gone: 'ended' };

const table: Readonly<Record<SubscriptionState, Row>> = {
  signing: { ...leave, signed: 'announced' },
  active: { ...leave, announce: 'announced', lapse: 'lapsed' },
  // Paid without a charge: the first order, in another way.
  announced: { ...leave, charge: 'charging', paid: 'active', lapse: 'lapsed' },
  charging: { ...leave, paid: 'active', declined: 'retrying', lapse: 'lapsed' },
  retrying: { ...leave, charge: 'charging', paid: 'active', lapse: 'lapsed' },
  lapsed: { cancel: 'lapsed', canceled: 'ended', gone: 'ended' },
  cancel_wanted: { cancel: 'cancel_wanted', canceled: 'ended', gone: 'ended' },
  ended: { cancel: 'ended', canceled: 'ended', gone: 'ended' },
};

/** The state after an event, or why it cannot happen. */
export function nextSubscriptionState(
  state: SubscriptionState,
  event: SubscriptionEvent,
): Result<SubscriptionState, SubscriptionRefusal> {
  const next = table[state][event];
  if (next !== undefined) return allow(next);
  return refuse(isRunning(state) || state === 'signing' ? 'contradiction' : 'over');
}

/** Whether it renews as far as is known: agreed to, and neither canceled nor lapsed. */
export function isRunning(state: SubscriptionState): boolean {
  return state === 'active' || state === 'announced' || state === 'charging' || state === 'retrying';
}
