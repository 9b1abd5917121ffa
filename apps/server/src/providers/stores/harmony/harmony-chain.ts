import type { ChainSpec } from '../chain-signer.ts';

/**
 * Returns the specification of a chain with the mark of IAP Kit's signing certificate, valid for some days around a time.
 */
export function harmonyChainSpec(at: number, days: number): ChainSpec {
  return { at, days, leafMarks: ['2b060104018f5b02831f0101'], issuerMarks: [] };
}
