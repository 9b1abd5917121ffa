import { findTextSignals, isCustomers, type TextSignal } from './spam-text.ts';

/** Facts about a submitted form for the spam check. */
export interface SpamFacts {
  /** The texts as typed. `contact`: e-mail address. */
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  readonly text: string;
  /** Hosts of this site, without `www.`. */
  readonly ownHosts: readonly string[];
  /** Whether the honeypot field was filled in. */
  readonly isHoneypotFilled: boolean;
  /** The form's token: valid, missing or forged, or already used for another request. */
  readonly token: 'valid' | 'invalid' | 'used';
  /** ms from the creation of the form to its submission. */
  readonly fillTime: number;
  /** Requests of the last week from other senders with the same text, and with nearly the same. */
  readonly copies: number;
  readonly nearCopies: number;
  /** Requests of the last week from other senders with one of the same sites, accounts or telephone numbers (`findLures`). */
  readonly lureCopies: number;
  /** Requests of the last day from this e-mail address. */
  readonly fromSender: number;
  /** Requests of the last hour from this address, and from its network. */
  readonly fromAddress: number;
  readonly fromNetwork: number;
  /** Held requests of the last hour, from all senders. */
  readonly recentlyHeld: number;
}

export type SpamSignal =
  | TextSignal
  | 'trap'
  | 'token'
  | 'token_used'
  | 'fast'
  | 'hasty'
  | 'copy'
  | 'copies'
  | 'near_copy'
  | 'near_copies'
  | 'near_offer'
  | 'similar'
  | 'lure_copy'
  | 'lure_copies'
  | 'sender_rate'
  | 'flood'
  | 'address_rate'
  | 'network_rate';

/** Signals with their weights. A request with a total of `holdsFrom` or more is held for review. */
const weights: Readonly<Record<SpamSignal, number>> = {
  ...{ trap: 100, token: 50, token_used: 60, fast: 50, hasty: 20 },
  ...{ copy: 30, copies: 60, near_copy: 5, near_offer: 25, near_copies: 50, similar: 40 },
  ...{ lure_copy: 25, lure_copies: 50, sender_rate: 50, flood: 25, address_rate: 40, network_rate: 25 },
  ...{ many_links: 60, links: 30, link_in_name: 60, markup: 50, disposable: 35 },
  ...{ strong_phrases: 70, phrases: 40, phrase: 25, odd_address: 30 },
  ...{ handle: 30, messenger: 20, telephone: 25, price: 20 },
  ...{ pitch: 25, pitches: 50, promise: 30, promises: 55 },
  ...{ hidden_characters: 40, mixed_scripts: 40, many_mixed_scripts: 60, gibberish: 50, shouting: 15 },
  // Not decisive alone: users ask about more subjects than any list contains.
  ...{ off_subject: 25, no_request: 25, stray_link: 25, phishing: 50, spaced_letters: 40 },
};

const holdsFrom = 50;
/** Number of held requests within an hour that counts as a flood. */
const floodFrom = 30;

export interface SpamVerdict {
  readonly isHeld: boolean;
  readonly score: number;
  readonly signals: readonly SpamSignal[];
}

/** Decides whether a request may be spam. Nothing is rejected: a suspicious request is held for review. */
export function judgeSpam(facts: SpamFacts): SpamVerdict {
  const found = [...findFormSignals(facts), ...findTextSignals(facts)];
  // In a flood, one further sign is enough.
  const signals = found.length > 0 && facts.recentlyHeld >= floodFrom ? [...found, 'flood' as const] : found;
  const score = signals.reduce((sum, signal) => sum + weights[signal], 0);
  return { isHeld: score >= holdsFrom, score, signals };
}

function findFormSignals(facts: SpamFacts): SpamSignal[] {
  const { fillTime, token } = facts;
  // The time comes from the token; without one, the signal `token` suffices.
  const isTimed = token !== 'invalid';
  return [
    ...(facts.isHoneypotFilled ? (['trap'] as const) : []),
    ...(token === 'invalid' ? (['token'] as const) : []),
    ...(token === 'used' ? (['token_used'] as const) : []),
    ...(isTimed && fillTime < 3000 ? (['fast'] as const) : []),
    ...(isTimed && fillTime >= 3000 && fillTime < 6000 ? (['hasty'] as const) : []),
    ...findCopies(facts),
    ...findLureCopies(facts),
    ...(facts.fromSender >= 5 ? (['sender_rate'] as const) : []),
    ...(facts.fromAddress >= 4 ? (['address_rate'] as const) : []),
    ...(facts.fromNetwork >= 12 ? (['network_rate'] as const) : []),
  ];
}

/**
 * Returns the signals of repeated texts. Colleagues may paste the same question, so a single copy does not cause a request to be
 * held, nor do varying copies from customers.
 */
function findCopies({ copies, nearCopies, text }: SpamFacts): SpamSignal[] {
  if (copies > 0) return [copies >= 2 ? 'copies' : 'copy'];
  if (nearCopies === 0) return [];
  if (isCustomers(text)) return [nearCopies >= 4 ? 'similar' : 'near_copy'];
  return [nearCopies >= 2 ? 'near_copies' : 'near_offer'];
}

/** Returns the signals of repeated contact data. Several customers of one company may name its site in their questions. */
function findLureCopies({ lureCopies, text }: SpamFacts): SpamSignal[] {
  if (lureCopies === 0 || isCustomers(text)) return [];
  return [lureCopies >= 2 ? 'lure_copies' : 'lure_copy'];
}
