import { simulatedPhonePath, simulatedProviderPath } from '@inkstone/contracts/accounts/login-simulator';
import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import type { Keys } from '../../platform/security/keys.ts';
import { type LoginProvider, ProviderFailure } from '../../ports/login-provider.ts';
import { readSimulatedCode, simulatedIdentity } from '../../ports/simulated-login.ts';
import { withQuery } from './openid-code.ts';

/**
 * A simulated provider on the site's own pages, to try every social login without an external account. Anyone
 * may sign in as any simulated person; their subjects never equal those of a real provider.
 */
export function createSimulatedLogin(
  deps: { readonly keys: Keys; readonly baseUrl: string },
  kind: SocialKind,
): LoginProvider {
  const { keys, baseUrl } = deps;
  const scan = {
    codeFor: async (scene: string) => withQuery(`${baseUrl}${simulatedPhonePath}`, { scene }),
    readCall: null,
  };
  return {
    isSimulated: true,
    isPostedBack: false,
    startUrl: ({ state, nonce, challenge, returnUrl }) =>
      // A path, so that the browser stays on the origin that holds its cookies.
      withQuery(simulatedProviderPath, {
        provider: kind,
        state,
        nonce,
        challenge,
        redirect_uri: returnUrl,
      }),
    async finish({ code, nonce, verifier }) {
      const person = readSimulatedCode({ keys }, code, { kind, nonce, verifier });
      if (person === null) throw new ProviderFailure('untrusted', 'The code is not for this login');
      return simulatedIdentity(kind, person);
    },
    revoke: async () => {},
    ...(kind === 'wechat' ? { scan } : {}),
  };
}
