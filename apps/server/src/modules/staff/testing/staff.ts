import type { Role } from '@inkstone/contracts/staff/permissions';
import type { ServerDeps } from '../../../composition/assemble.ts';
import { createAccount, type TestAccount } from '../../accounts/testing.ts';
import { sealSecret } from '../factor/secret.ts';
import { confirmPending, savePending } from '../factor/store.ts';
import { makeSecret } from '../factor/totp.ts';
import { insertMember, updateMember } from '../members/store.ts';
import { openStaffSession } from '../sessions/open-staff-session.ts';

/** A staff member for a test. */
export interface TestStaff extends TestAccount {
  readonly sessionId: string;
  /** The authenticator's secret in base32; '' without one. */
  readonly secret: string;
}

/** Creates a staff member whose session has passed the second factor, unless `factor` differs. */
export async function createStaff(
  deps: ServerDeps,
  {
    roles = ['owner'],
    factor = 'passed',
  }: { readonly roles?: readonly Role[]; readonly factor?: 'missing' | 'required' | 'passed' } = {},
): Promise<TestStaff> {
  const account = await createAccount(deps);
  const session = await deps.sessions.find(account.token);
  if (!session || 'refusal' in session) throw new Error('The session of a test account is not open');
  const { accountId, sessionId } = session;
  const { sql } = deps.db;
  await insertMember(sql, { accountId, roles, createdAt: deps.clock.now() });
  if (factor === 'missing') return { ...account, sessionId, secret: '' };
  const secret = makeSecret(deps.random);
  const sealed = sealSecret(deps, accountId, secret);
  await savePending(sql, accountId, sealed, deps.clock.now());
  await confirmPending(sql, accountId, sealed, 0);
  if (factor === 'passed') await openStaffSession(deps, sql, session);
  return { ...account, sessionId, secret };
}

/** Blocks a member, as an owner does. */
export async function blockAsOwner(deps: ServerDeps, { accountId }: TestStaff): Promise<void> {
  await updateMember(deps.db.sql, accountId, { blockedAt: deps.clock.now() });
}
