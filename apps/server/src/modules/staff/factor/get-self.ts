import { AppError } from '@inkstone/contracts';
import type { StaffSelf, staffSelf } from '@inkstone/contracts/staff';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { permissionsOf } from '@inkstone/domain/staff';
import { later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { openSince } from '../gate.ts';
import { findAccess } from '../members/store.ts';
import { countRecoveryCodes } from './store.ts';

/** Returns the caller's staff status; refuses other accounts. */
export const getSelf: UseCase<typeof staffSelf, StaffSelf> = async (deps, who) => {
  const access = await findAccess(deps.db.sql, who);
  if (!access || access.blockedAt !== null) throw new AppError('access_denied');
  const { roles, hasFactor } = access;
  const provedAt = openSince(access, deps.clock.now());
  return {
    accountId: who.accountId,
    roles: [...roles],
    permissions: permissionsOf(roles),
    factor: hasFactor ? (provedAt === null ? 'required' : 'passed') : 'missing',
    freshUntil: provedAt === null ? null : later(provedAt, staffLimits.freshMinutes * minute),
    recoveryCodesLeft: await countRecoveryCodes(deps.db.sql, who.accountId),
  };
};
