import type { Audience } from '@inkstone/contracts';
import type { SessionRefusal } from '@inkstone/contracts/sessions';
import type { Locale } from '@inkstone/phrases';

/** Facts about the request that a use case may need, whoever sends it. */
export interface Origin {
  /** The caller's address (behind trusted proxies the forwarded one). Never logged in full. */
  readonly address: string;
  /** The User-Agent header, cut to 300 characters. */
  readonly userAgent: string;
  /** Language for words the server itself writes. */
  readonly locale: Locale;
  /** The language that the request's headers ask for; null when they name none of ours. */
  readonly askedLocale: Locale | null;
  /** The device cookie as it was shown; accounts tells whether it is one of ours. */
  readonly device: string | null;
  /** The cookie that Google's One Tap sets and sends again in the body. */
  readonly googleCsrf?: string;
  /** The origin of the page that sends it, where the browser names one. */
  readonly site?: string;
  /** Whether it comes from the machine that the server runs on. */
  readonly isThisMachine: boolean;
  /** The refresh token of the request's cookies, in either form; only where they go. */
  readonly refreshToken?: string;
}

/** A session that exists but opens nothing: it waits for a new token, or is ended. */
export interface ClosedSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly refusal: SessionRefusal;
}

export interface Visitor {
  readonly kind: 'visitor';
  readonly origin: Origin;
  /** The session whose token they showed in vain. */
  readonly closed?: ClosedSession;
}

export interface SignedIn {
  readonly kind: 'account';
  readonly accountId: string;
  readonly sessionId: string;
  readonly origin: Origin;
}

/** A program that has an API key of an account. */
export interface KeyHolder {
  readonly kind: 'key';
  readonly accountId: string;
  readonly keyId: string;
  /** Whether the key was made to open documents, or to proofread alone. */
  readonly opensDocuments: boolean;
  readonly origin: Origin;
}

/** Who acts for an account, in person or by a key. */
export type Member = SignedIn | KeyHolder;

/** Who calls: nobody in particular, or an account through one of its sessions or keys. */
export type Who = Visitor | Member;

/** The callers an audience admits. */
export type WhoOf<A extends Audience> = A extends 'account' ? SignedIn : A extends 'member' ? Member : Who;
