import { createHash } from 'node:crypto';

/** What a stored calculation depends on. */
export interface Basis {
  /** Version of the timeline of the account. */
  readonly version: number;
  readonly priceIds: readonly string[];
  readonly couponId: string | null;
}

/** SHA-256 of the inputs of a calculation: equal hashes mean an equal result. */
export function basisHash({ version, priceIds, couponId }: Basis): string {
  return createHash('sha256')
    .update(JSON.stringify([version, priceIds, couponId]))
    .digest('hex');
}
