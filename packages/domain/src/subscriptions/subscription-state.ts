import { allow, type Result, refuse } from '@inkstone/kernel';

/**
 * State of a subscription that this installation charges. `signing`: the payer has not agreed at the provider yet. `announced`:
 * the next charge was announced to the payer, or shown with the agreement. `lapsed`: a period was not paid; the agreement has not
 * been ended yet. `cancel_wanted`: canceled here, not yet ended at the provider. Only `announced` and `retrying` may be charged.
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
 * Events of a subscription. `declined`: the charge failed and may be repeated. `canceled`: the provider confirms the requested
 * end. `gone`: the provider reports that the agreement no longer exists.
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

/** `over`: the subscription has ended or is being ended. `contradiction`: the event is impossible in this state. */
export type SubscriptionRefusal = 'over' | 'contradiction';

type Row = Partial<Record<SubscriptionEvent, SubscriptionState>>;

const leave: Row = { cancel: 'cancel_wanted', gone: 'ended' };

const table: Readonly<Record<SubscriptionState, Row>> = {
  signing: { ...leave, signed: 'announced' },
  active: { ...leave, announce: 'announced', lapse: 'lapsed' },
  // The first order may be paid by other means, without a charge.
  announced: { ...leave, charge: 'charging', paid: 'active', lapse: 'lapsed' },
  charging: { ...leave, paid: 'active', declined: 'retrying', lapse: 'lapsed' },
  retrying: { ...leave, charge: 'charging', paid: 'active', lapse: 'lapsed' },
  lapsed: { cancel: 'lapsed', canceled: 'ended', gone: 'ended' },
  cancel_wanted: { cancel: 'cancel_wanted', canceled: 'ended', gone: 'ended' },
  ended: { cancel: 'ended', canceled: 'ended', gone: 'ended' },
};

/** Returns the state after an event, or the reason why it is not allowed. */
export function nextSubscriptionState(
  state: SubscriptionState,
  event: SubscriptionEvent,
): Result<SubscriptionState, SubscriptionRefusal> {
  const next = table[state][event];
  if (next !== undefined) return allow(next);
  return refuse(isRunning(state) || state === 'signing' ? 'contradiction' : 'over');
}

/** Whether a subscription renews: agreed to, and neither canceled nor lapsed. */
export function isRunning(state: SubscriptionState): boolean {
  return state === 'active' || state === 'announced' || state === 'charging' || state === 'retrying';
}
