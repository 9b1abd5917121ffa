import type { WayKind } from '@inkstone/contracts/social-login';

/**
 * Whether an account that has these ways in may lose one of them: never the last that works. A way whose provider
 * is switched off opens nothing, so it does not count; a password alone is no way in without phone or e-mail.
 */
export function canUnbind(ways: readonly WayKind[], kind: WayKind, working: readonly WayKind[]): boolean {
  return ways.includes(kind) && ways.some((each) => each !== kind && working.includes(each));
}

/** What the words of `unbind_last_way` are told: the catalogue (spec, 8) names three ways, and means every other too. */
export function lastWayParams(kind: WayKind): { readonly listed: 'yes' | 'no' } {
  return { listed: kind === 'phone' || kind === 'wechat' || kind === 'qq' ? 'yes' : 'no' };
}
