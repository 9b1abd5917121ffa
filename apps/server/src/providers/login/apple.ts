import { type Clock, second } from '@inkstone/kernel';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { type LoginProvider, ProviderFailure } from '../../ports/login-provider.ts';
import { createIdTokenReader } from './id-token.ts';
import { exchangeCode, withQuery } from './openid-code.ts';
import { postForm, readJsonText } from './request-vendor.ts';

/** The operator's credentials at Apple. */
export interface AppleSettings {
  /** The Services ID, which is the client id on the web, not the bundle id of an app. */
  readonly servicesId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** The .p8 file: a PKCS#8 key in PEM. */
  readonly privateKey: string;
}

const issuer = 'https://appleid.apple.com';
const appleUrls = {
  authorize: `${issuer}/auth/authorize`,
  token: `${issuer}/auth/token`,
  keys: `${issuer}/auth/keys`,
  revoke: `${issuer}/auth/revoke`,
};
/** Lifetime of a client secret, in seconds: each is used once. */
const secretSeconds = 300;

/** Apple encodes booleans as strings in some of its tokens. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
});
const userForm = z.object({
  name: z.object({ firstName: z.string().max(100).optional(), lastName: z.string().max(100).optional() }),
});

/** Sign in with Apple on the web: the response is a form post, because name and e-mail are requested. */
export function createAppleLogin(
  deps: { readonly clock: Clock; readonly timeout?: number },
  settings: AppleSettings,
  urls: typeof appleUrls = appleUrls,
): LoginProvider {
  const { servicesId } = settings;
  const rules = { keysUrl: urls.keys, issuers: [issuer], audience: servicesId };
  const readIdToken = createIdTokenReader(deps, rules);
  const client = async () => ({
    client_id: servicesId,
    client_secret: await makeClientSecret(settings, deps.clock),
  });

  return {
    isSimulated: false,
    isPostedBack: true,
    startUrl: ({ state, nonce, returnUrl }) =>
      withQuery(urls.authorize, {
        client_id: servicesId,
        redirect_uri: returnUrl,
        response_type: 'code',
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
      }),
    async finish({ code, nonce, returnUrl, user }) {
      const fields = { ...(await client()), redirect_uri: returnUrl, code };
      const { id_token, refresh_token } = await exchangeCode(urls.token, fields, deps.timeout);
      const read = claims.safeParse(await readIdToken(id_token, nonce));
      if (!read.success) throw new ProviderFailure('untrusted', 'The id token lacks required claims');
      const { sub, email, email_verified } = read.data;
      return {
        kind: 'apple',
        subject: sub,
        shownName: nameIn(user),
        email: String(email_verified) === 'true' ? (email ?? null) : null,
        revocation: refresh_token ?? null,
      };
    },
    async revoke(token) {
      const fields = { ...(await client()), token, token_type_hint: 'refresh_token' };
      const { status } = await postForm(urls.revoke, fields, deps.timeout);
      if (status !== 200) throw new ProviderFailure('untrusted', `Nothing was revoked: status ${status}`);
    },
  };
}

async function makeClientSecret(
  { servicesId, teamId, keyId, privateKey }: AppleSettings,
  clock: Clock,
): Promise<string> {
  const now = Math.floor(clock.now() / second);
  return new SignJWT({ iss: teamId, aud: issuer, sub: servicesId, iat: now, exp: now + secretSeconds })
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .sign(await importPKCS8(privateKey, 'ES256'));
}

/** Sent the first time only. Chinese and Japanese names have the family name first. */
function nameIn(user: string): string | null {
  const { firstName = '', lastName = '' } = userForm.safeParse(readJsonText(user)).data?.name ?? {};
  const isHan = /\p{Script=Han}/u.test(firstName + lastName);
  return (isHan ? `${lastName}${firstName}` : `${firstName} ${lastName}`).trim() || null;
}
