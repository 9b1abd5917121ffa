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
}
