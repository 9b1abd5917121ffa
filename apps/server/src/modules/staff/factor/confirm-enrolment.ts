import { AppError } from '@inkstone/contracts';
import type { confirmEnrolment as contract } from '@inkstone/contracts/staff';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../../platform/http/who.ts';
import { recordAction } from '../audit/record-action.ts';
import { requireMember } from '../members/require-member.ts';
import { openStaffSession } from '../sessions/open-staff-session.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { openSecret } from './secret.ts';
import { confirmPending, lockFactor, replaceRecoveryCodes } from './store.ts';
import { matchStep } from './totp.ts';

/** Activates an authenticator by its first code, issues new recovery codes, and opens the staff session. */
export const confirmEnrolment: UseCase<typeof contract, { recoveryCodes: string[] }> = async (
  deps,
  who,
  { code },
) => {
  const member = await requireMember(deps.db.sql, who.accountId);
  const begin = { actor: member, action: 'factor.enrol', via: 'POST /api/admin/factor/confirm' };
  return recordAction(
    deps,
    begin,
    () => ({}),
    () => confirm(deps, who, code.replace(/\D/g, '')),
  );
};

async function confirm(deps: Deps, who: SignedIn, code: string): Promise<{ recoveryCodes: string[] }> {
  const { accountId } = who;
  const recoveryCodes = makeRecoveryCodes(deps.random);
  await deps.db.transact(async ({ sql }) => {
    const factor = await lockFactor(sql, accountId);
    const now = deps.clock.now();
    const isOpen = factor?.pendingUntil != null && now < factor.pendingUntil;
    const secret = isOpen ? openSecret(deps, accountId, factor.pendingSealed) : null;
    if (!isOpen || secret === null || factor.pendingSealed === null) throw new AppError('enrolment_expired');
    const step = matchStep(secret, code, now);
    if (step === null) throw new AppError('second_factor_wrong');
    await confirmPending(sql, accountId, factor.pendingSealed, step);
    await replaceRecoveryCodes(sql, accountId, recoveryCodes.map(hashRecoveryCode));
    await openStaffSession(deps, sql, who);
  });
  return { recoveryCodes };
}
