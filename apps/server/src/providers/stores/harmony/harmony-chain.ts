import type { ChainWish } from '../chain-signer.ts';

/** A chain with the mark of the certificate that signs for IAP Kit, valid for so many days around a time. */
export function harmonyChainWish(at: number, days: number): ChainWish {
  return { at, days, leafMarks: ['2b060104018f5b02831f0101'], issuerMarks: [] };
}
