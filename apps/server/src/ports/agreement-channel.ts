import type { Instant } from '@inkstone/kernel';
import type {
  PayAmount,
  PayHandle,
  PayReference,
  PayTarget,
  ProviderFact,
  QueryResult,
  RefusedCall,
  UnknownOutcome,
} from './pay-channel.ts';

/** A provider that allows repeated charges of a payer after their consent. */
export type AgreementChannelName = 'wechat' | 'alipay';

/** How the payer reaches the page of the agreement: a QR code on a PC, a browser on a phone, a page inside the wallet. */
export type SignWay = 'qr' | 'h5' | 'inside';

/** The kind of due rows that take the next step of a subscription; `ref` is its id. */
export const subscriptionKind = 'renew-subscription';
/** The kind of due rows that query an agreement at its provider after a notice about it; `ref` is its number. */
export const agreementHintKind = 'check-agreement';
/** The kind of due rows that apply a changed price of an item to subscriptions; `ref` is the item. */
export const priceChangeKind = 'look-at-price';

/** Names an agreement at its provider. `agreementRef` is '' before it is signed. */
export interface AgreementReference {
  readonly target: PayTarget;
  readonly agreementNo: string;
  readonly agreementRef: string;
}

/** A plan in the terms of a provider: charged at an interval of months, at most the amount. */
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
export type SignResult =
  | { readonly kind: 'created'; readonly handle: PayHandle }
  | RefusedCall
  | UnknownOutcome;

/** Result of `queryAgreement`. `absent`: the provider knows none, which is normal before it is signed. */
export type AgreementResult =
  | { readonly kind: 'found'; readonly state: 'pending' | 'signed' | 'ended'; readonly agreementRef: string }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Result of `announce` and `cancel`. `absent`: the agreement no longer exists. */
export type DoneResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** A charge. Repeating it with the same number has no further effect. */
export interface ChargeRequest extends AgreementReference, PayAmount {
  readonly outTradeNo: string;
  readonly subject: string;
  readonly noticeUrl: string;
}

/**
 * Result of `charge`. `accepted`: the outcome arrives by notice or query. `declined`: insufficient funds or a bank error; an
 * attempt on another day may succeed. `absent`: the agreement no longer exists. `refused`: another attempt would not help.
 */
export type ChargeResult =
  | { readonly kind: 'found'; readonly fact: ProviderFact }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined'; readonly detail: string }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/**
 * Agreements of a provider. Methods that call it never reject because of the provider; they are called outside transactions.
 * Drivers are in `providers/pay`.
 */
export interface AgreementChannel {
  readonly name: AgreementChannelName;
  readonly isSimulated: boolean;
  readonly signWays: readonly SignWay[];
  readonly target: PayTarget;
  /** Days on which a charge can be tried, counted from the last day of the paid period. */
  readonly chargeDays: readonly number[];
  /** Days before a charge by which it must be announced to the provider; null if the provider does not require that. */
  readonly announceDays: number | null;
  /** Whether the first charge, in the presence of the payer, is possible at night. */
  readonly worksAtNight: boolean;
  /** Whether a signed agreement permits a higher amount than at signing, because it states none. */
  readonly raises: boolean;
  /** Whether this installation meets the provider's requirements for a plan. */
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
