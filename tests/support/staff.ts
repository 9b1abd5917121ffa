import { verifyOwner } from '@inkstone/contracts/accounts';
import { confirmEnrolment, startEnrolment } from '@inkstone/contracts/staff';
import type { Role } from '@inkstone/contracts/staff/permissions';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { codeAt, stepAt } from '../../apps/server/src/modules/staff/factor/totp.ts';
import { inkstone } from './operator.ts';
import type { ServerProcess } from './server-process.ts';
import { freshPhone, signUp } from './sign-up.ts';

const password = 'ink2stone';

/**
 * Signs a browser in to a new account of a staff member that has just passed the second factor, for journeys that are
 * not about it.
 */
export async function signInStaff(context: BrowserContext, server: ServerProcess, role: Role): Promise<void> {
  const account = freshPhone();
  const { call, cookies } = await signUp(server.url, account, password);
  inkstone(server, 'staff', 'add', account, '--role', role);
  const wanted = { account, password, purpose: 'staff_factor', verifyType: 'password' } as const;
  const { proof } = await call(verifyOwner, wanted);
  const { secret } = await call(startEnrolment, { proof });
  await call(confirmEnrolment, { code: codeAt(secret, stepAt(Date.now())) });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
}

/** Expects that a page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}
