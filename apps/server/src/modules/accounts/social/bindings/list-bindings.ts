import type { ReplyOf } from '@inkstone/contracts';
import type { listBindings as contract } from '@inkstone/contracts/accounts/bindings';
import {
  type LoginMethodKind,
  type SocialKind,
  socialKinds,
} from '@inkstone/contracts/accounts/social-login';
import { canUnbind, maskEmail, maskPhone } from '@inkstone/domain/accounts';
import { provesOwner } from '@inkstone/domain/accounts/sessions';
import type { Deps } from '../../../../deps.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import { findSession } from '../../devices/store.ts';
import {
  findIdentities,
  findLoginMethods,
  type LoginMethod,
  type StoredIdentity,
} from '../identities/store.ts';

/** Lists the sign-in methods of the caller's account. */
export const listBindings: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who) => {
  const { accountId, sessionId } = who;
  const [ways, identities, session] = await Promise.all([
    findLoginMethods(deps.db.sql, accountId),
    findIdentities(deps.db.sql, accountId),
    findSession(deps.db.sql, accountId, sessionId),
  ]);
  const kinds = ways.map(({ kind }) => kind);
  const working = enabledLoginMethods(deps);
  const bindings = ways.map((way) => ({
    kind: way.kind,
    shownName: shownNameOf(way, identities),
    boundAt: way.boundAt,
    canUnbind: canUnbind(kinds, way.kind, working),
  }));
  return { bindings, isFresh: session !== null && provesOwner(session, deps.clock.now()) };
};

/** The sign-in methods currently enabled. */
export function enabledLoginMethods({ login }: Pick<Deps, 'login'>): LoginMethodKind[] {
  return ['phone', 'email', ...socialKinds.filter((kind: SocialKind) => login[kind] !== null)];
}

function shownNameOf({ kind, name }: LoginMethod, identities: readonly StoredIdentity[]): string | null {
  if (kind === 'phone') return maskPhone(name);
  if (kind === 'email') return maskEmail(name);
  const identity = identities.find((each) => each.kind === kind);
  return identity?.shownName ?? identity?.email ?? null;
}
