import { type ChainSigner, createChainSigner } from '../../testing/chain-signer.ts';

/** Signs as the App Store does, by a chain of its own. */
export type AppleSigner = ChainSigner;

/** Creates one, whose certificates are valid for so many days around a time. `marks`: whether they have those of Apple. */
export function createAppleSigner(at: number, marks = true, days = 400): AppleSigner {
  return createChainSigner({
    ...{ at, days },
    leafMarks: marks ? ['2a864886f76364060b01'] : [],
    issuerMarks: marks ? ['2a864886f76364060201'] : [],
  });
}
