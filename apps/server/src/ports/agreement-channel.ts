import type { Instant } from '@inkstone/kernel';
import type {
  PayAmount,
  PayHandle,
  PayReference,
  PayTarget,
  ProviderFact,
  QueryResult,
  Refused,
  Unknown,
} from './pay-channel.ts';

/** A provider that lets us charge a payer repeatedly once the payer has agreed. */
export type AgreementChannelName = 'wechat' | 'alipay';

/** How the payer reaches the page of the agreement: a code on a PC, a browser on a phone, a page inside the wallet. */
export type SignWay = 'qr' | 'h5' | 'inside';

/** The kind of due rows that take the next step of a subscription; `ref` is its id. */
export const subscriptionKind = 'renew-subscription';
/** The kind of due rows that ask a provider about an agreement of which a notice spoke; `ref` is its number. */
export const agreementHintKind = 'check-agreement';
/** The kind of due rows that have subscriptions look at the price of an item that changed; `ref` is the item. */
export const priceChangeKind = 'look-at-price';

/** Names an agreement at its provider. `agreementRef` is '' before it is signed. */
export interface AgreementReference {
  readonly target: PayTarget;
  readonly agreementNo: string;
  readonly agreementRef: string;
}

/** A plan as a provider needs it: charged every so many months, never more than the amount. */
export interface RenewingPlan extends PayAmount {
  readonly itemId: string;
  readonly months: number;
}

/** An agreement to sign. Repeating it with equal values has no further effect. */
export interface SignRequest extends RenewingPlan {
  readonly target: PayTarget;
  readonly agreementNo: string;
  readonly way: SignWay;
  readonly subject: string;
  /** The member name shown to the payer; contains no personal data. */
  readonly displayName: string;
  readonly noticeUrl: string;
  readonly returnUrl: string;
  readonly clientAddress: string;
}

/** Result of `sign`. */
export type SignResult = { readonly kind: 'created'; readonly handle: PayHandle } | Refused | Unknown;

/** Result of `queryAgreement`. `absent`: the provider knows none; before it is signed this is normal. */
export type AgreementResult =
  | { readonly kind: 'found'; readonly state: 'pending' | 'signed' | 'ended'; readonly agreementRef: string }
  | { readonly kind: 'absent' }
  | Refused
  | Unknown;

/** Result of `announce` and `cancel`. `absent`: there is no such agreement any more. */
export type DoneResult = { readonly kind: 'done' } | { readonly kind: 'absent' } | Refused | Unknown;

/** A charge. Repeating it with the same number has no further effect. */
export interface ChargeRequest extends AgreementReference, PayAmount {
  readonly outTradeNo: string;
  readonly subject: string;
  readonly noticeUrl: string;
}

/**
 * Result of `charge`. `accepted`: the outcome comes by notice or query. `declined`: no money or a fault of the bank;
 * another day may succeed. `absent`: there is no such agreement any more. `refused`: another try does not help.
 */
export type ChargeResult =
  | { readonly kind: 'found'; readonly fact: ProviderFact }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined'; readonly detail: string }
  | { readonly kind: 'absent' }
  | Refused
  | Unknown;

/**
 * Agreements of a provider. Methods that call it never reject for what the provider does; they are called outside
 * transactions. Drivers stand in `providers/pay`.
 */
export interface AgreementChannel {
  readonly name: AgreementChannelName;
  readonly isSimulated: boolean;
  readonly signWays: readonly SignWay[];
  readonly target: PayTarget;
  /** Days on which a charge can be tried, counted from the last day of the paid period. */
  readonly chargeDays: readonly number[];
  /** Days before a charge by which the provider wants to be told; null if it does not. */
  readonly announceDays: number | null;
  /** Whether the first charge, in the presence of the payer, works at night. */
  readonly worksAtNight: boolean;
  /** Whether a signed agreement allows a higher amount than it was signed for, because it names none. */
  readonly raises: boolean;
  /** Whether this installation has what the provider requires for a plan. */
  renews(plan: RenewingPlan): boolean;
  sign(request: SignRequest, now: Instant): Promise<SignResult>;
  queryAgreement(reference: AgreementReference): Promise<AgreementResult>;
  /** Announces a charge to the provider, between `from` and the given number of days later. */
  announce(
    reference: AgreementReference & PayAmount & { readonly from: Instant; readonly days: number },
  ): Promise<DoneResult>;
  charge(request: ChargeRequest): Promise<ChargeResult>;
  queryCharge(reference: PayReference): Promise<QueryResult>;
  cancel(reference: AgreementReference): Promise<DoneResult>;
}

/** The agreements of this installation; null for a channel that offers none. */
export type AgreementChannels = Readonly<Record<AgreementChannelName, AgreementChannel | null>>;
