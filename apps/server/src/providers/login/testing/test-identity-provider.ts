import type { Clock } from '@inkstone/kernel';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startVendorServer, type VendorServer } from './vendor-server.ts';

/** A fake OpenID Connect provider, with its own keys, which can be rotated. */
export interface TestIdentityProvider extends AsyncDisposable {
  readonly server: VendorServer;
  /** Signs claims with the newest key. */
  sign(claims: Record<string, unknown>, header?: { readonly kid?: string }): Promise<string>;
  /** Replaces the key by a new one. */
  rotate(): Promise<void>;
  /** The bytes of the public JWK: an attacker could use a public key as a secret of HS256. */
  publicKeyBytes(): Promise<Uint8Array>;
  /** Responds to the code with this id token, once. */
  give(code: string, answer: Record<string, unknown>): void;
}

/** Starts the provider. Paths: /keys, /token, /revoke. */
export async function startTestIdentityProvider(clock: Clock): Promise<TestIdentityProvider> {
  let generation = 0;
  let pair = await generateKeyPair('RS256');
  const given = new Map<string, Record<string, unknown>>();
  const kid = () => `key-${generation}`;
  const server = await startVendorServer({
    '/keys': async () =>
      JSON.stringify({
        keys: [{ ...(await exportJWK(pair.publicKey)), kid: kid(), alg: 'RS256', use: 'sig' }],
      }),
    '/token': ({ form }) => {
      const code = form.get('code') ?? '';
      const answer = given.get(code);
      given.delete(code);
      return answer
        ? JSON.stringify(answer)
        : { status: 400, text: JSON.stringify({ error: 'invalid_grant' }) };
    },
    '/revoke': () => '',
  });
  const seconds = () => Math.floor(clock.now() / 1000);
  return {
    server,
    sign: (claims, header = {}) =>
      new SignJWT({ iat: seconds(), exp: seconds() + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: kid(), ...header })
        .sign(pair.privateKey),
    async rotate() {
      generation++;
      pair = await generateKeyPair('RS256');
    },
    publicKeyBytes: async () => Buffer.from(JSON.stringify(await exportJWK(pair.publicKey))),
    give: (code, answer) => void given.set(code, answer),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
