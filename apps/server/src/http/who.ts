import type { Locale } from '@inkstone/phrases';

/** Facts about the request that a use case may need, whoever sends it. */
export interface Origin {
  /** The caller's address (behind trusted proxies the forwarded one). Never logged in full. */
  readonly address: string;
  /** The User-Agent header, cut to 300 characters. */
  readonly userAgent: string;
  /** Language for words the server itself writes. */
  readonly locale: Locale;
}

export interface Visitor {
  readonly kind: 'visitor';
  readonly origin: Origin;
}

export interface SignedIn {
  readonly kind: 'account';
  readonly accountId: string;
  readonly sessionId: string;
  readonly origin: Origin;
}

/** Who calls: nobody in particular, or an account through one of its sessions. */
export type Who = Visitor | SignedIn;

/** The callers an audience admits. */
export type WhoOf<Audience extends 'anyone' | 'account'> = Audience extends 'account' ? SignedIn : Who;
