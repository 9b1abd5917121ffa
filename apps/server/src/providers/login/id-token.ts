import { type Clock, type Instant, minute, second } from '@inkstone/kernel';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { ProviderFailure } from '../../ports/login-provider.ts';
import { readJsonText, requestVendor } from './request-vendor.ts';

/** The trusted issuer and the required audience of id tokens. */
export interface IdTokenRules {
  readonly keysUrl: string;
  /** The vendor's keys, if they are not to be fetched. */
  readonly keys?: JSONWebKeySet | undefined;
  readonly issuers: readonly string[];
  readonly audience: string;
}

/** Tolerated difference between the vendor's clock and ours, in seconds. */
const clockTolerance = 60;
const keyLifetime = 60 * minute;
/** Minimum interval between key requests, so that forged key ids cannot cause a flood of them. */
const keyRequestInterval = 30 * second;

const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Verifies signature (RS256 only), issuer, audience, times and, if given, the nonce. */
export type ReadIdToken = (token: string, nonce: string | null) => Promise<JWTPayload>;

/** Creates a verifier that caches the vendor's keys, and refetches them for an unknown key id. */
export function createIdTokenReader(
  deps: { readonly clock: Clock; readonly timeout?: number },
  { keysUrl, keys: fixed, issuers, audience }: IdTokenRules,
): ReadIdToken {
  let cached: { readonly keys: JSONWebKeySet; readonly at: Instant } | null = null;

  async function freshKeys(): Promise<JSONWebKeySet> {
    if (fixed) return fixed;
    const { text } = await requestVendor(keysUrl, {}, deps.timeout);
    const read = keySet.safeParse(readJsonText(text));
    if (!read.success) throw new ProviderFailure('unavailable', 'The keys of the provider cannot be read');
    cached = { keys: read.data, at: deps.clock.now() };
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

  /** Keys rotate: a token with an unknown key is verified again with fresh keys. */
  async function verifyWithRotation(token: string): Promise<JWTPayload> {
    const age = cached ? deps.clock.now() - cached.at : Number.POSITIVE_INFINITY;
    const keys = cached && age < keyLifetime ? cached.keys : await freshKeys();
    try {
      return await verify(token, keys);
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && age >= keyRequestInterval;
      if (!mayBeNew || !Number.isFinite(age)) throw error;
      return verify(token, await freshKeys());
    }
  }

  return async (token, nonce) => {
    const payload = await verifyWithRotation(token).catch((error: unknown) => {
      if (error instanceof errors.JOSEError)
        throw new ProviderFailure('untrusted', `The id token is not valid: ${error.code}`);
      throw error;
    });
    if (nonce !== null && payload.nonce !== nonce)
      throw new ProviderFailure('untrusted', 'The id token is for another login: nonce');
    return payload;
  };
}
