import { type Clock, type Instant, minute, second } from '@inkstone/kernel';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { ProviderFailure } from '../../modules/accounts/social/login-provider.ts';
import { askVendor, readJsonText } from './ask-vendor.ts';

/** Whose id tokens are believed, and for whom they must be. */
export interface IdTokenRules {
  readonly keysUrl: string;
  readonly issuers: readonly string[];
  readonly audience: string;
}

/** How far the vendor's clock may be from ours, in seconds. */
const clockTolerance = 60;
const keysGoodFor = 60 * minute;
/** Keys are not asked for more often, so that forged key ids cannot make us ask all day. */
const keysAskedEvery = 30 * second;

const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Checks signature (RS256 only), issuer, audience, times and, where there is one, the nonce. */
export type ReadIdToken = (token: string, nonce: string | null) => Promise<JWTPayload>;

/** A reader that keeps the vendor's keys, and asks again when a token names a key it does not know. */
export function createIdTokenReader(
  deps: { readonly clock: Clock; readonly patience?: number },
  { keysUrl, issuers, audience }: IdTokenRules,
): ReadIdToken {
  let kept: { readonly keys: JSONWebKeySet; readonly at: Instant } | null = null;

  async function freshKeys(): Promise<JSONWebKeySet> {
    const { text } = await askVendor(keysUrl, {}, deps.patience);
    const read = keySet.safeParse(readJsonText(text));
    if (!read.success) throw new ProviderFailure('unavailable', 'The keys of the provider cannot be read');
    kept = { keys: read.data, at: deps.clock.now() };
    return read.data;
  }

  async function verify(token: string, keys: JSONWebKeySet): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer: [...issuers],
      audience,
      clockTolerance,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(deps.clock.now()),
    });
    return payload;
  }

  /** Keys rotate: a token of an unknown key is tried again with fresh keys. */
  async function verifyWithRotation(token: string): Promise<JWTPayload> {
    const age = kept ? deps.clock.now() - kept.at : Number.POSITIVE_INFINITY;
    const keys = kept && age < keysGoodFor ? kept.keys : await freshKeys();
    try {
      return await verify(token, keys);
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && age >= keysAskedEvery;
      if (!mayBeNew || !Number.isFinite(age)) throw error;
      return verify(token, await freshKeys());
    }
  }

  return async (token, nonce) => {
    const payload = await verifyWithRotation(token).catch((error: unknown) => {
      if (error instanceof errors.JOSEError)
        throw new ProviderFailure('untrusted', `The id token does not hold: ${error.code}`);
      throw error;
    });
    if (nonce !== null && payload.nonce !== nonce)
      throw new ProviderFailure('untrusted', 'The id token is for another login: nonce');
    return payload;
  };
}
