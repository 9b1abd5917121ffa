import type { ErrorCode } from '@inkstone/phrases';
import type { RateName } from './limits.ts';

/** An endpoint that a vendor calls in the vendor's own format. */
export interface Webhook {
  /** Requests are counted by vendor and address. */
  readonly vendor: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One line for readers of the contract; webhooks are not part of the OpenAPI description. */
  readonly summary: string;
  /** Errors of the use case besides `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly rate: RateName;
  /** Largest body in bytes; defaults to `defaultBodyLimit`. */
  readonly bodyLimit?: number;
}

/** Declares a webhook. */
export function webhook<const W extends Webhook>(contract: W): W {
  return contract;
}
