import type { ChainSpec } from '../chain-signer.ts';

/**
 * Returns the specification of a chain with the marks of the certificates of the App Store, valid for some days around a
 * time.
 */
export function appleChainSpec(at: number, days: number): ChainSpec {
  return { at, days, leafMarks: ['2a864886f76364060b01'], issuerMarks: ['2a864886f76364060201'] };
}
