import type { ErrorCode } from '@inkstone/phrases';
import type { z } from 'zod';
import type { RateName } from './limits.ts';
import type { Permission } from './staff/permissions.ts';

/**
 * Callers of an endpoint: anybody; an account, by session or API key; a signed-in user only; or a staff member whose session has
 * passed the second factor and whose roles include the permission of the endpoint.
 */
export type Audience = 'anyone' | 'member' | 'account' | 'staff';

/**
 * Wire format. `envelope` is the product's: JSON request, `{code, msg, data}` reply. `plain` is for third-party protocols: fields
 * from query and form, the reply as is (a string as text), errors as text, CORS open to every site. It ignores cookies; callers
 * authenticate only by API key.
 */
export type Wire = 'envelope' | 'plain';

/** The general type of an endpoint, for code that handles all of them. */
export interface AnyEndpoint {
  readonly method: 'GET' | 'POST';
  /** Defaults to `envelope`. */
  readonly wire?: Wire;
  /** Path, with the `/api` prefix for envelopes. It has no parameters; they are in the query or body. */
  readonly path: string;
  /** One line for the OpenAPI description. */
  readonly summary: string;
  readonly audience: Audience;
  /** Scope that an API key must have; every key may proofread. */
  readonly keyScope?: 'documents';
  /** Query string of a GET, JSON body of a POST. */
  readonly input: z.ZodType;
  /** `data` of a successful reply (code `ok`). */
  readonly reply: z.ZodType;
  /** Errors of the use case; errors of every endpoint are in `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** The row of `rates` that limits callers. */
  readonly rate: RateName;
  /** The row of `rates` for visitors, if it differs. */
  readonly visitorRate?: RateName;
  /** Largest body in bytes; defaults to `defaultBodyLimit`. */
  readonly bodyLimit?: number;
  /** For staff: the permission that their roles must include. */
  readonly permission?: Permission;
  /**
   * For staff: the input also contains `reason`, which is written to the audit log; use cases that show it to
   * others read it from their caller.
   */
  readonly reason?: boolean;
  /** For staff: whether the second factor must have been entered within `staffLimits.freshMinutes`. */
  readonly proof?: 'fresh';
  /** For staff: input fields stored in the audit log. Ids and enum values only, never personal data. */
  readonly auditFields?: readonly string[];
}

/** The audiences other than staff, and none of the properties that only apply to staff. */
export interface NotForStaff {
  readonly audience: Exclude<Audience, 'staff'>;
  readonly permission?: never;
  readonly reason?: never;
  readonly proof?: never;
  readonly auditFields?: never;
}

type ForStaff = { readonly audience: 'staff'; readonly permission: Permission };

/** Input type of an endpoint as sent (before defaults are applied). */
export type InputOf<E extends Pick<AnyEndpoint, 'input'>> = E extends { readonly reason: true }
  ? (z.input<E['input']> extends Record<string, never> ? unknown : z.input<E['input']>) & {
      readonly reason: string;
    }
  : z.input<E['input']>;
/** Input type as received by the use case (validated, with defaults). */
export type CheckedInputOf<E extends Pick<AnyEndpoint, 'input'>> = z.output<E['input']>;
/** Reply type, which the caller receives as `data`. */
export type ReplyOf<E extends AnyEndpoint> = z.output<E['reply']>;

/** Errors that every endpoint can return. */
export const commonErrors = [
  'invalid_request',
  'too_many_requests',
  'cross_site_request',
  'host_not_served',
  'body_too_large',
  'sign_in_first',
  'session_expired',
  'signed_in_elsewhere',
  'session_revoked',
  'account_blocked',
  'service_unavailable',
  'disk_full',
  'server_error',
] as const satisfies readonly ErrorCode[];

/** Errors that every staff endpoint can return before its use case runs. */
export const staffErrors = [
  'access_denied',
  'second_factor_missing',
  'second_factor_required',
  'fresh_proof_required',
  'permission_missing',
  'reason_required',
] as const satisfies readonly ErrorCode[];

/** Default limit of a JSON body, in bytes. */
export const defaultBodyLimit = 64 * 1024;

/** Declares an endpoint. Handler, typed client and OpenAPI description are derived from it. */
export function endpoint<const E extends AnyEndpoint & (NotForStaff | ForStaff)>(contract: E): E {
  return contract;
}
