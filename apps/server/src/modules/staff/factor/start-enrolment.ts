import { AppError } from '@inkstone/contracts';
import type { startEnrolment as contract } from '@inkstone/contracts/staff';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { openSince } from '../gate.ts';
import { findAccess } from '../members/store.ts';
import { sealSecret } from './secret.ts';
import { savePending } from './store.ts';
import { enrolmentUri, makeSecret } from './totp.ts';

/**
 * Creates a secret for an authenticator. The first one requires a proof of ownership, so that a stolen
 * session is not sufficient; a replacement requires the current second factor.
 */
export const startEnrolment: UseCase<
  typeof contract,
  { readonly secret: string; readonly uri: string }
> = async (deps, who, { proof }) => {
  const { accountId } = who;
  const access = await findAccess(deps.db.sql, who);
  if (!access || access.blockedAt !== null) throw new AppError('access_denied');
  const now = deps.clock.now();
  const provedAt = openSince(access, now);
  const isFresh = provedAt !== null && now < later(provedAt, staffLimits.freshMinutes * minute);
  if (access.hasFactor && !isFresh)
    throw new AppError(provedAt === null ? 'second_factor_exists' : 'fresh_proof_required');

  const secret = makeSecret(deps.random);
  const sealed = sealSecret(deps, accountId, secret);
  await deps.db.transact(async ({ sql }) => {
    if (!access.hasFactor) await deps.requireOwner(sql, who, { purpose: 'staff_factor', proof });
    await savePending(sql, accountId, sealed, later(now, staffLimits.enrolmentMinutes * minute));
  });
  const { host } = new URL(deps.config.baseUrl);
  return { secret, uri: enrolmentUri(secret, `Inkstone ${host}`, accountId.slice(-8)) };
};
