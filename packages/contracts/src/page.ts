import type { Locale } from '@inkstone/phrases';
import type { SessionRefusal } from './accounts/sessions.ts';
import type { AnyEndpoint, InputOf, ReplyOf } from './endpoint.ts';
import type { AnyStream, EventOf } from './stream.ts';

/** Calls an endpoint: over HTTP in a browser, directly during server rendering. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

declare global {
  /**
   * The AbortSignal of browsers and Node, whose type libraries this package does not include; declared fully
   * there.
   */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/**
 * Calls an event stream and yields its events. The request starts when the first event is requested. Leaving
 * the loop or aborting `signal` ends it, and with it the work of the server. Throws AppError, or the abort
 * reason of `signal`.
 */
export type StreamCall = <S extends AnyStream>(
  contract: S,
  input: InputOf<S>,
  signal?: AbortSignal,
) => AsyncIterable<EventOf<S>>;

/** Context that the server provides for rendering a page. */
export interface PageContext {
  /** Calls on behalf of the request's caller; throws AppError like the HTTP client. */
  readonly call: Call;
  /** Like `call`, for event streams; they end when the client disconnects. */
  readonly stream: StreamCall;
  /** For `<script nonce>`; generated per response. */
  readonly nonce: string;
  /** Whether the request has a session that looks valid; fetch the profile with `call`. */
  readonly isSignedIn: boolean;
  /** Why the session of the request is no longer accepted; null if it is, or if there is none. */
  readonly signedOutBy: SessionRefusal | null;
  /** The `lang` cookie, if it names a supported language. */
  readonly savedLocale: Locale | null;
  /** Public address of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether any failure to fetch the profile signs the user out (readings, 40). */
  readonly signsOutOnFailure: boolean;
  /** Whether payments are simulated; shown on every page. */
  readonly hasSimulator: boolean;
  /** By how much the simulator has moved the server's clock forward, in ms; 0 without it. */
  readonly clockAhead: number;
  /** Whether analytics is on, and consent is requested. */
  readonly hasAnalytics: boolean;
  /** The operator's other domains, and how sessions are transferred to them. */
  readonly handover: PageHandover;
  /** Exact origins of pages that may embed this one and receive its messages. */
  readonly embedders: readonly string[];
}

/** How a session is transferred between domains of the operator. */
export interface PageHandover {
  /** Where this page can query the session, if it is on a secondary domain; otherwise null. */
  readonly primary: string | null;
  /** Origins of the other domains. */
  readonly origins: readonly string[];
  readonly hasRawTokens: boolean;
}
