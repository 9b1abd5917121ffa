import { simulatedPhonePath, simulatedProviderPath } from '@inkstone/contracts/login-simulator';
import type { SocialKind } from '@inkstone/contracts/social-login';
import type { Keys } from '../../keys.ts';
import { type LoginProvider, ProviderFailure } from '../../modules/accounts/social/login-provider.ts';
import {
  readSimulatedCode,
  simulatedIdentity,
} from '../../modules/accounts/social/simulator/simulated-person.ts';
import { withQuery } from './openid-code.ts';

/**
 * A pretended provider on pages of our own, so that every social login can be tried with no account anywhere.
 * Anybody can be anybody there, but only among pretended people: their subjects cannot be those of a real provider.
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
      // A path, so that the browser stays at the address where it is known, whichever leads here.
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
