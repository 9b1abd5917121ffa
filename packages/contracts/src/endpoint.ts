import type { ErrorCode } from '@inkstone/phrases';
import type { z } from 'zod';
import type { RateName } from './limits.ts';

/** Who may call: anybody; an account, by a session or by one of its API keys; or only somebody who is signed in. */
export type Audience = 'anyone' | 'member' | 'account';

/**
 * How calls travel. `envelope` is ours: JSON in, `{code, msg, data}` out. `plain` is for protocols of other
 * programs: fields from query and form, the reply as it is (a string as text), refusals as text, open to pages of
 * every site. Cookies mean nothing there; callers are known by API key only.
 */
export type Wire = 'envelope' | 'plain';

/** The most general shape of an endpoint, for code that handles all of them. */
export interface AnyEndpoint {
  readonly method: 'GET' | 'POST';
  /** `envelope` where not stated. */
  readonly wire?: Wire;
  /** Path, with the `/api` prefix in the envelope; no parameters in it, they travel in query or body. */
  readonly path: string;
  /** One line for the published interface description. */
  readonly summary: string;
  readonly audience: Audience;
  /** What an API key must have been made for; every key may proofread. */
  readonly keyScope?: 'documents';
  /** Query string of a GET, JSON body of a POST. */
  readonly input: z.ZodType;
  /** What `data` holds in a reply of code `ok`. */
  readonly reply: z.ZodType;
  /** Refusals of the use case itself; those that any endpoint can give are `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** Which row of `rates` limits callers. */
  readonly rate: RateName;
  /** The row for visitors, where they have one of their own. */
  readonly visitorRate?: RateName;
  /** Largest body in bytes; `defaultBodyLimit` where not stated. */
  readonly bodyLimit?: number;
}

/** What a caller of the endpoint sends (before defaults are filled in). */
export type InputOf<E extends AnyEndpoint> = z.input<E['input']>;
/** What the use case receives (after checking, with defaults). */
export type CheckedInputOf<E extends AnyEndpoint> = z.output<E['input']>;
/** What the use case returns and the caller gets as `data`. */
export type ReplyOf<E extends AnyEndpoint> = z.output<E['reply']>;

/** Refusals that every endpoint can give, whatever it does. */
export const commonErrors = [
  'invalid_request',
  'too_many_requests',
  'cross_site_request',
  'body_too_large',
  'sign_in_first',
  'session_expired',
  'signed_in_elsewhere',
  'session_revoked',
  'service_unavailable',
  'disk_full',
  'server_error',
] as const satisfies readonly ErrorCode[];

/** Largest JSON body in bytes where an endpoint states none. */
export const defaultBodyLimit = 64 * 1024;

/** States one endpoint. Handler, typed client and OpenAPI description are all made from this value. */
export function endpoint<const E extends AnyEndpoint>(contract: E): E {
  return contract;
}
