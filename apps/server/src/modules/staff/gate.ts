import { type AnyEndpoint, AppError } from '@inkstone/contracts';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { permissionsOf } from '@inkstone/domain/staff';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { createStaffCaller } from '../../platform/http/staff-caller.ts';
import type { StaffAction, StaffGate } from '../../platform/http/staff-gate.ts';
import { appendEntry } from './audit/append.ts';
import { recordAction } from './audit/record-action.ts';
import { findAccess, type StaffAccess } from './members/store.ts';
import { touchStaffSession } from './sessions/store.ts';

/** Minimum interval between writes of `lastUsedAt`, to keep reads free of writes. */
const touchEvery = minute;

/** Authentication, authorization and audit of staff. */
export const staffGate: StaffGate = {
  async identify(deps, who) {
    const access = await findAccess(deps.db.sql, who);
    if (!access || access.blockedAt !== null) throw new AppError('access_denied');
    if (!access.hasFactor) throw new AppError('second_factor_missing');
    const now = deps.clock.now();
    const provedAt = openSince(access, now);
    if (provedAt === null) throw new AppError('second_factor_required');
    if (now - (access.lastUsedAt ?? provedAt) >= touchEvery) await touchStaffSession(deps.db.sql, who, now);
    const { accountId, sessionId, origin } = who;
    return createStaffCaller({ accountId, sessionId, roles: access.roles, provedAt, origin });
  },
  async permit(deps, staff, endpoint) {
    const { permission, proof } = endpoint;
    if (!permission || !permissionsOf(staff.roles).includes(permission)) {
      const entry = { actor: staff, action: permission ?? 'none', via: viaOf(endpoint) };
      await appendEntry(deps, { ...entry, outcome: 'refused', refusal: 'permission_missing' });
      throw new AppError('permission_missing');
    }
    if (proof === 'fresh' && deps.clock.now() >= later(staff.provedAt, staffLimits.freshMinutes * minute))
      throw new AppError('fresh_proof_required');
  },
  record: (deps, action, work) => record(deps, action, work),
};

/** When the second factor was last verified for an open staff session; null if it is not open. */
export function openSince({ provedAt, lastUsedAt, expiresAt }: StaffAccess, now: Instant): Instant | null {
  if (provedAt === null || lastUsedAt === null || expiresAt === null) return null;
  const isIdle = now >= later(lastUsedAt, staffLimits.idleMinutes * minute);
  return isIdle || now >= expiresAt ? null : provedAt;
}

function record<T>(deps: Deps, { staff, endpoint, facts, reason }: StaffAction, work: () => Promise<T>) {
  const action = endpoint.permission ?? 'none';
  const begin = { actor: staff, action, via: viaOf(endpoint), facts, reason };
  return recordAction(deps, begin, () => staff.notes, work);
}

function viaOf({ method, path }: AnyEndpoint): string {
  return `${method} ${path}`;
}
