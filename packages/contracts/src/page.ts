import type { Locale } from '@inkstone/phrases';
import type { AnyEndpoint, InputOf, ReplyOf } from './endpoint.ts';
import type { SessionRefusal } from './sessions.ts';

/** Calls an endpoint: over HTTP in a browser, straight to the use case while a page is rendered. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

/** What the server hands to the rendering of one page. */
export interface PageContext {
  /** The request's caller; throws AppError like the HTTP client does. */
  readonly call: Call;
  /** For `<script nonce>`; fresh for every response. */
  readonly nonce: string;
  /** Whether the request carries a session that looks valid; the profile is fetched by `call`. */
  readonly isSignedIn: boolean;
  /** Why the session that the request carries opens nothing any more; null where it does, or there is none. */
  readonly signedOutBy: SessionRefusal | null;
  /** The `lang` cookie, when it names a language we have. */
  readonly savedLocale: Locale | null;
  /** Where the site is reached from outside, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether a profile that cannot be fetched ends the sign-in, whatever the reason (readings, 40). */
  readonly signsOutOnFailure: boolean;
  /** The operator's other domains, and how sign-ins get there. */
  readonly handover: PageHandover;
}

/** How a sign-in is carried from one domain of the operator to another. */
export interface PageHandover {
  /** Where this page may ask who is signed in, because it is on one of the other domains; else null. */
  readonly primary: string | null;
  /** The origins of the other domains. */
  readonly origins: readonly string[];
  readonly hasRawTokens: boolean;
}
