import { type ChainSigner, createChainSigner } from '../../chain-signer.ts';
import { appleChainSpec } from '../apple-chain.ts';

/** Signs as the App Store does, with its own chain. */
export type AppleSigner = ChainSigner;

/**
 * Creates a signer whose certificates are valid for some days around a time. `marks`: whether they have Apple's marks.
 */
export function createAppleSigner(at: number, marks = true, days = 400): AppleSigner {
  const spec = appleChainSpec(at, days);
  return createChainSigner(marks ? spec : { ...spec, leafMarks: [], issuerMarks: [] });
}
