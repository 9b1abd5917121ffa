import type { Instant } from '@inkstone/kernel';

/** A cookie to set, or with `value: null` to clear. The name is one of the spec's. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  readonly expiresAt?: Instant;
  /** Kept from scripts. True for anything that opens a door. */
  readonly httpOnly: boolean;
}
