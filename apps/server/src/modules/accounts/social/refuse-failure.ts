import { AppError } from '@inkstone/contracts';
import type { SocialKind } from '@inkstone/contracts/accounts/social-login';
import type { ErrorCode } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import { type FailureReason, type LoginProvider, ProviderFailure } from '../../../ports/login-provider.ts';

/** The error code sent to the user for each failure. */
const codeOf = {
  refused: 'social_refused',
  spent: 'social_failed',
  untrusted: 'social_failed',
  unavailable: 'social_unavailable',
  misconfigured: 'social_unavailable',
} as const satisfies Record<FailureReason, ErrorCode>;

/** Returns the provider of a kind; refuses if it is disabled. */
export function providerOf(deps: Pick<Deps, 'login'>, kind: SocialKind): LoginProvider {
  const provider = deps.login[kind];
  if (!provider) throw new AppError('provider_off');
  return provider;
}

/** Calls a provider and converts its failures to error codes. Details for the operator are logged. */
export async function callProvider<T>(
  deps: Pick<Deps, 'log'>,
  kind: SocialKind,
  request: () => Promise<T>,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.reason !== 'refused')
      deps.log.warn('social login failed', { provider: kind, reason: error.reason, error });
    throw new AppError(codeOf[error.reason], {}, error);
  }
}
