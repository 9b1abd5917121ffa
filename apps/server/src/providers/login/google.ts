import type { Clock } from '@inkstone/kernel';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { type Identity, type LoginProvider, ProviderFailure } from '../../ports/login-provider.ts';
import { createIdTokenReader } from './id-token.ts';
import { exchangeCode, withQuery } from './openid-code.ts';

/** The operator's credentials at Google. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Restricts sign-in to this Workspace domain; null for all accounts. */
  readonly hostedDomain: string | null;
}

const googleUrls = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  hd: z.string().optional(),
});

/** Sign in with Google: OpenID Connect with PKCE, and the credential of One Tap. */
export function createGoogleLogin(
  deps: { readonly clock: Clock; readonly timeout?: number },
  { clientId, clientSecret, hostedDomain }: GoogleSettings,
  urls: typeof googleUrls = googleUrls,
): LoginProvider {
  const issuers = ['https://accounts.google.com', 'accounts.google.com'];
  const readIdToken = createIdTokenReader(deps, { keysUrl: urls.keys, issuers, audience: clientId });

  return {
    isSimulated: false,
    isPostedBack: false,
    startUrl: ({ state, nonce, challenge, returnUrl }) =>
      withQuery(urls.authorize, {
        client_id: clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
        ...(hostedDomain === null ? {} : { hd: hostedDomain }),
      }),
    async finish({ code, nonce, verifier, returnUrl }) {
      const fields = {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: returnUrl,
        code,
        code_verifier: verifier,
      };
      const { id_token } = await exchangeCode(urls.token, fields, deps.timeout);
      return toIdentity(await readIdToken(id_token, nonce), hostedDomain);
    },
    readCredential: async (credential) => toIdentity(await readIdToken(credential, null), hostedDomain),
  };
}

function toIdentity(payload: JWTPayload, hostedDomain: string | null): Identity {
  const read = claims.safeParse(payload);
  if (!read.success) throw new ProviderFailure('untrusted', 'The id token lacks required claims');
  const { sub, name, email, email_verified, hd } = read.data;
  if (hostedDomain !== null && hd !== hostedDomain)
    throw new ProviderFailure('refused', 'The account is of another Workspace domain');
  return {
    kind: 'google',
    subject: sub,
    shownName: name ?? null,
    email: email_verified ? (email ?? null) : null,
    revocation: null,
  };
}
