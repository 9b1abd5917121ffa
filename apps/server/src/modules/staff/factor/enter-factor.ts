import { AppError } from '@inkstone/contracts';
import type { enterFactor as contract } from '@inkstone/contracts/staff';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../../platform/http/who.ts';
import { recordAction } from '../audit/record-action.ts';
import { requireMember } from '../members/require-member.ts';
import { openStaffSession } from '../sessions/open-staff-session.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './secret.ts';
import {
  clearGuesses,
  countGuess,
  countRecoveryCodes,
  findFactor,
  takeRecoveryCode,
  useStep,
} from './store.ts';
import { matchStep } from './totp.ts';

type Way = 'authenticator' | 'recovery code';

/** Opens the staff session by a code. The number of wrong codes of either kind is limited. */
export const enterFactor: UseCase<typeof contract, { recoveryCodesLeft: number }> = async (
  deps,
  who,
  { code },
) => {
  const member = await requireMember(deps.db.sql, who.accountId);
  const factor = await findFactor(deps.db.sql, who.accountId);
  if (!factor?.secretSealed) throw new AppError('second_factor_missing');
  await limitWrongAnswers(deps, who.accountId);
  const digits = code.replace(/[\s-]/g, '');
  const way: Way = /^\d{6}$/.test(digits) ? 'authenticator' : 'recovery code';
  const begin = { actor: member, action: 'factor.enter', via: 'POST /api/admin/factor/enter' };
  return recordAction(
    deps,
    begin,
    () => ({ way }),
    () => enter(deps, who, way, way === 'authenticator' ? digits : code),
  );
};

/** Counts the code as wrong before it is checked, so that concurrent codes count too. */
async function limitWrongAnswers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<void> {
  const now = clock.now();
  const { requests, seconds } = staffLimits.wrongCodes;
  const { guesses, since } = await countGuess(db.sql, accountId, now, later(now, -seconds * second));
  if (guesses <= requests) return;
  const wait = Math.max(1, Math.ceil((later(since, seconds * second) - now) / second));
  throw new AppError('too_many_requests', { seconds: wait });
}

async function enter(deps: Deps, who: SignedIn, way: Way, code: string) {
  const { accountId } = who;
  return deps.db.transact(async ({ sql }) => {
    const isRight = await (way === 'authenticator' ? useCode : useRecoveryCode)(deps, sql, accountId, code);
    if (!isRight) throw new AppError('second_factor_wrong');
    await clearGuesses(sql, accountId);
    await openStaffSession(deps, sql, who);
    return { recoveryCodesLeft: await countRecoveryCodes(sql, accountId) };
  });
}

async function useCode(deps: Deps, sql: Sql, accountId: string, code: string): Promise<boolean> {
  const factor = await findFactor(sql, accountId);
  const secret = openSecret(deps, accountId, factor?.secretSealed ?? null);
  const step = secret === null ? null : matchStep(secret, code, deps.clock.now());
  return step !== null && (await useStep(sql, accountId, step));
}

function useRecoveryCode(_: Deps, sql: Sql, accountId: string, code: string): Promise<boolean> {
  return takeRecoveryCode(sql, accountId, hashRecoveryCode(code));
}
