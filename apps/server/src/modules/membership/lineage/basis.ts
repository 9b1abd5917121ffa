import { createHash } from 'node:crypto';

/** What a stored calculation depends on. */
export interface Basis {
  /** Of the timeline. */
  readonly version: number;
  readonly priceIds: readonly string[];
  readonly couponId: string | null;
}

/** SHA-256 of what a calculation depends on: as long as it is the same, so is the result. */
export function basisHash({ version, priceIds, couponId }: Basis): string {
  return createHash('sha256')
    .update(JSON.stringify([version, priceIds, couponId]))
    .digest('hex');
}
