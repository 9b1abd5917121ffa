import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { createIssuerKeys } from '../../pay/simulator/notice-makers.ts';
import { openSealedKeys } from '../../pay/simulator/sealed-keys.ts';
import { appleChainSpec } from '../apple/apple-chain.ts';
import { makeChain, storedChain } from '../chain-signer.ts';
import { harmonyChainSpec } from '../harmony/harmony-chain.ts';

/** Certificates are valid for 30 years before and after the first start, because the test clock may be set far ahead. */
const validDays = 60 * 365.25;

const chains = z.object({ genuine: storedChain, stranger: storedChain });
const chainSet = z.object({ apple: chains, harmony: chains });
const pair = z.object({ privateKey: z.string(), publicKey: z.string() });
const pairSet = z.object({ google: pair, huawei: pair, stranger: pair });

/** The certificate chains and RSA keys with which the simulated stores sign, and those of a forger. */
export type StoreKeys = z.output<typeof chainSet> & { readonly pairs: z.output<typeof pairSet> };

/** Reads the keys of the installation; generates them at the first start, or when they can no longer be decrypted. */
export async function openStoreKeys(
  deps: Pick<Platform, 'db' | 'keys' | 'random' | 'clock'>,
): Promise<StoreKeys> {
  const chain = (spec: typeof appleChainSpec) => {
    const make = () => makeChain(spec(deps.clock.now(), validDays));
    return { genuine: make(), stranger: make() };
  };
  const opened = await openSealedKeys(deps, {
    ...{ name: 'stores', purpose: 'keys of simulated stores', schema: chainSet },
    make: () => ({ apple: chain(appleChainSpec), harmony: chain(harmonyChainSpec) }),
  });
  const pairs = await openSealedKeys(deps, {
    ...{ name: 'stores-rsa', purpose: 'RSA keys of simulated stores', schema: pairSet },
    make: () => ({
      ...{ google: createIssuerKeys(), huawei: createIssuerKeys(), stranger: createIssuerKeys() },
    }),
  });
  return { ...opened, pairs };
}
