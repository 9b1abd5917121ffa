import type { Instant } from '@inkstone/kernel';
import type { PolicySources } from '../platform/http/security-headers.ts';
import type { CardSubscriptions } from './card-subscriptions.ts';
import type { BillResult } from './pay-bill.ts';
import type {
  PayAmount,
  PayChannelName,
  PayHandle,
  PayTarget,
  PayWay,
  ProviderFact,
  QueryResult,
} from './pay-facts.ts';
import type { RefusedCall, UnknownOutcome } from './pay-refusal.ts';

export type {
  PayAmount,
  PayChannelName,
  PayHandle,
  PayTarget,
  PayWay,
  ProviderFact,
  ProviderState,
  QueryResult,
} from './pay-facts.ts';
export type { PayRefusal, RefusedCall, UnknownOutcome } from './pay-refusal.ts';

/** A payment to create at the provider. Repeating a call with equal values has no further effect. */
export interface PayRequest extends PayAmount {
  readonly target: PayTarget;
  readonly way: PayWay;
  /** Unique per merchant: 6 to 32 digits and capital letters. Never reused with other values. */
  readonly outTradeNo: string;
  /** The description shown to the payer, at most 40 characters. */
  readonly subject: string;
  /** The provider refuses payments after it. Stripe has no such limit: the attempt is cancelled by `close`. */
  readonly expiresAt: Instant;
  /** The URL to which the provider posts notices. Ignored by Stripe, whose endpoint is configured. */
  readonly noticeUrl: string;
  /** The URL to which the provider redirects the browser afterwards. Proves nothing. */
  readonly returnUrl: string;
  /** WeChat's openid or Alipay's buyer id; required by `jsapi` and `mini_program`, else null. */
  readonly payer: string | null;
  /** Address of the client, which WeChat requires for `h5`. */
  readonly clientAddress: string;
}

/**
 * Result of `create`. `providerRef` is the provider's number of the payment (Stripe), or ''. It must be stored before the
 * handle leaves the server.
 */
export type CreateResult =
  | { readonly kind: 'created'; readonly handle: PayHandle; readonly providerRef: string }
  | RefusedCall
  | UnknownOutcome;

/**
 * Result of `close`. `closed` proves that a payment is no longer possible; `absent` only after the payment's `expiresAt`,
 * because an Alipay code that was not scanned yet is absent too.
 */
export type CloseResult =
  | { readonly kind: 'closed' }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Names a payment at the provider. */
export interface PayReference {
  readonly target: PayTarget;
  readonly outTradeNo: string;
  /** The result of `create`; '' if unknown. */
  readonly providerRef: string;
}

/** A refund of a payment. Repeating it with the same number has no further effect. */
export interface RefundRequest extends PayReference, PayAmount {
  readonly providerTxn: string;
  /** Unique per merchant; kept over retries. */
  readonly outRefundNo: string;
  /** Amount of the whole payment, which WeChat requires. */
  readonly paid: number;
  readonly reason: string;
  readonly noticeUrl: string;
}

/** State of a refund. `abnormal`: the payer's account cannot receive it; manual action is required. */
export type RefundState = 'pending' | 'succeeded' | 'abnormal' | 'closed' | 'failed';

/**
 * The provider's statement about one refund. A refund that began at the provider may lack our numbers: `outRefundNo` is
 * then '', and `outTradeNo` may be ''.
 */
export interface RefundFact extends PayAmount {
  readonly channel: PayChannelName;
  readonly merchant: string;
  readonly outTradeNo: string;
  readonly outRefundNo: string;
  readonly providerRefund: string;
  readonly state: RefundState;
  /** The provider's number of the payment, if the message names it. */
  readonly providerTxn?: string;
  /**
   * `dispute`: the payer's bank has reversed the payment; the state `closed` then means that it was returned
   * after a won dispute.
   */
  readonly cause?: 'dispute';
}

/** Result of `refund` and `queryRefund`. */
export type RefundResult =
  | { readonly kind: 'found'; readonly fact: RefundFact }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** Result of `returnsOf`. */
export type ReturnsResult =
  | { readonly kind: 'found'; readonly facts: readonly RefundFact[] }
  | { readonly kind: 'absent' }
  | RefusedCall
  | UnknownOutcome;

/** A received notice: headers by lower-case name, and the signed raw bytes. */
export interface NoticeRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A reply in the provider's format. The status defaults to 200. */
export interface NoticeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Why a notice is rejected; all are answered with `denied`. `signature`: it does not verify (probes of the
 * provider included). `key`: signed by a key that is not configured. `stale`: signed more than 300 s away
 * from now. `malformed`: too long, or without the form that the signature is verified in.
 */
export type NoticeFault = 'signature' | 'key' | 'stale' | 'malformed';

/** A verified and parsed notice. */
export type Notice =
  | { readonly kind: 'payment'; readonly eventKey: string; readonly fact: ProviderFact }
  | { readonly kind: 'refund'; readonly eventKey: string; readonly fact: RefundFact }
  /** Refunds of a payment have changed, or a dispute was won: `returnsOf` returns the current state. */
  | { readonly kind: 'returns'; readonly eventKey: string; readonly providerTxn: string }
  /** An agreement has changed: its provider must be queried. */
  | {
      readonly kind: 'agreement';
      readonly eventKey: string;
      readonly agreementNo: string;
      /** The invoice that it is about, if a buyer may be waiting for its payment. */
      readonly invoiceRef?: string;
    }
  /** The notice names a payment without its state, so the provider is queried about it. */
  | { readonly kind: 'question'; readonly eventKey: string; readonly outTradeNo: string }
  /** Verified, without consequences: stored and accepted. */
  | { readonly kind: 'other'; readonly eventKey: string; readonly type: string };

/** The part of a verified notice that staff must review, in addition to its other effects. */
export interface NoticeConcern {
  /** `unknown`: no driver knows the type. `unreadable`: the type is known, but the form is not documented. */
  readonly kind: 'unknown' | 'unreadable';
  readonly type: string;
  /** What it states in plain text. */
  readonly content: string;
  /**
   * Whether the provider should send the notice again, because what is missing here, such as a key, may be configured
   * then.
   */
  readonly isRepeatable?: true;
}

/** Result of `readNotice`. `eventKey` is equal for repetitions of one event, and unique per channel. */
export type NoticeReading =
  /** `accepted`: the reply expected for this kind of notice instead of the usual one. */
  | {
      readonly kind: 'verified';
      readonly notice: Notice;
      readonly accepted?: NoticeReply;
      readonly concern?: NoticeConcern;
    }
  | { readonly kind: 'denied'; readonly fault: NoticeFault };

/**
 * A payment provider. Methods that call it never reject because of the provider; they are called outside transactions, and
 * have a timeout. Drivers are in `providers/pay`.
 */
export interface PayChannel {
  readonly name: PayChannelName;
  /** A simulator; must be labelled in the interface. */
  readonly isSimulated: boolean;
  readonly ways: readonly PayWay[];
  readonly currencies: readonly string[];
  /** Sources of the provider's script, permitted on the card page only; absent without a script. */
  readonly sources?: PolicySources | undefined;
  /** The account that receives new payments of this way. */
  targetOf(way: PayWay): PayTarget;
  create(request: PayRequest): Promise<CreateResult>;
  query(reference: PayReference): Promise<QueryResult>;
  close(reference: PayReference): Promise<CloseResult>;
  refund(request: RefundRequest): Promise<RefundResult>;
  queryRefund(reference: PayReference & { readonly outRefundNo: string }): Promise<RefundResult>;
  /** Returns all refunds of a payment with their current state; absent if notices report them completely. */
  returnsOf?(providerTxn: string): Promise<ReturnsResult>;
  /** Subscriptions that the provider charges automatically; absent if it has none. */
  readonly subscriptions?: CardSubscriptions;
  /** Returns the provider's bill of a day in Asia/Shanghai, such as `2026-11-22`. */
  bill(day: string): Promise<BillResult>;
  /** Verifies the bytes before it parses them. Pure: no network, no storage. */
  readNotice(request: NoticeRequest, now: Instant): NoticeReading;
  /** Identifies the payer inside the wallet; without it, ways that need the payer are not offered. */
  readonly wallet?: WalletIdentity | null;
  /** The replies that the provider expects when a notice was handled, and when it was not. */
  readonly replies: {
    readonly accepted: NoticeReply;
    readonly denied: NoticeReply;
    readonly failed: NoticeReply;
  };
}

/** Result of identifying the payer. `refused`: the code was used before, has expired or belongs to another app. */
export type PayerResult = { readonly kind: 'found'; readonly payer: string } | RefusedCall | UnknownOutcome;

/** Identifies the payer inside a wallet, which `jsapi` and `mini_program` require. */
export interface WalletIdentity {
  /** The ways for which it can identify the payer. */
  readonly ways: readonly PayWay[];
  /** Returns the URL that redirects a page inside the wallet to `returnUrl`, with a code and `state` in the query. */
  authorizeUrl(returnUrl: string, state: string): string;
  /** Returns the payer of such a code, or of a code from the login of a mini program. A code can be used once. */
  payerOf(way: PayWay, code: string): Promise<PayerResult>;
}

/** The channels of this installation; null for one that is off. */
export type PayChannels = Readonly<Record<PayChannelName, PayChannel | null>>;
