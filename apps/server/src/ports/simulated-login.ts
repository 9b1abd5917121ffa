import { createHash } from 'node:crypto';
import { type SocialKind, socialKinds } from '@inkstone/contracts/accounts/social-login';
import { z } from 'zod';
import type { Platform } from '../platform/platform.ts';
import { challengeOf } from '../platform/security/pkce.ts';
import { seal, unseal } from '../platform/security/sealing.ts';
import type { Identity } from './login-provider.ts';

const purpose = 'simulated logins';
const content = z.object({
  kind: z.enum(socialKinds),
  person: z.string(),
  nonce: z.string(),
  challenge: z.string(),
});

/** Creates the authorization code of a simulated provider. */
export function makeSimulatedCode(
  deps: Pick<Platform, 'keys' | 'random'>,
  login: z.output<typeof content>,
): string {
  return seal(deps, purpose, JSON.stringify(login));
}

/** Returns the person of a code; null unless it was created for this login. */
export function readSimulatedCode(
  deps: Pick<Platform, 'keys'>,
  code: string,
  login: { readonly kind: SocialKind; readonly nonce: string; readonly verifier: string },
): string | null {
  const text = unseal(deps, purpose, code);
  const parsed = text === null ? null : content.safeParse(JSON.parse(text)).data;
  const isFor =
    parsed?.kind === login.kind &&
    parsed.nonce === login.nonce &&
    parsed.challenge === challengeOf(login.verifier);
  return isFor ? parsed.person : null;
}

/**
 * A simulated person: the same name always has the same subject, which never equals one of a real provider.
 */
export function simulatedIdentity(kind: SocialKind, person: string): Identity {
  const subject = `simulated-${createHash('sha256').update(`${kind} ${person}`).digest('hex').slice(0, 32)}`;
  return { kind, subject, shownName: person, email: null, revocation: null };
}
