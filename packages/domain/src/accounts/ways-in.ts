import type { WayKind } from '@inkstone/contracts/social-login';

/**
 * Whether an account that has these ways in may lose one of them: never the last that works. A way whose provider
 * is switched off opens nothing, so it does not count; a password alone is no way in without phone or e-mail.
 */
export function canUnbind(ways: readonly WayKind[], kind: WayKind, working: readonly WayKind[]): boolean {
  return ways.includes(kind) && ways.some((each) => each !== kind && working.includes(each));
}
