import type { LoginMethodKind } from '@inkstone/contracts/accounts/social-login';

/**
 * Whether an account may remove one of these sign-in methods; never the last usable one. A method whose
 * provider is disabled does not count; a password needs a phone number or e-mail address.
 */
export function canUnbind(
  ways: readonly LoginMethodKind[],
  kind: LoginMethodKind,
  working: readonly LoginMethodKind[],
): boolean {
  return ways.includes(kind) && ways.some((each) => each !== kind && working.includes(each));
}

/**
 * Parameters of the message `unbind_last_way`. The error catalogue (spec, 8) names three methods, but the error applies to all.
 */
export function lastLoginMethodParams(kind: LoginMethodKind): { readonly listed: 'yes' | 'no' } {
  return { listed: kind === 'phone' || kind === 'wechat' || kind === 'qq' ? 'yes' : 'no' };
}
