import { verifyOwner } from '@inkstone/contracts/accounts';
import { addStaff, confirmEnrolment, startEnrolment } from '@inkstone/contracts/staff';
import type { Role } from '@inkstone/contracts/staff/permissions';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { codeAt, stepAt } from '../../apps/server/src/modules/staff/factor/totp.ts';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { callAsOperator } from './operator.ts';
import type { Phrases } from './phrases.ts';
import type { ServerProcess } from './server-process.ts';
import { freshPhone, signUp } from './sign-up.ts';

export { expectFits } from './expect-fine.ts';

const password = 'ink2stone';

/**
 * Signs a browser in to a new account of a staff member that has just passed the second factor, for journeys that are not
 * about it.
 */
export async function signInStaff(context: BrowserContext, server: ServerProcess, role: Role): Promise<void> {
  const { cookies } = await signUpStaff(server, role);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
}

/** The same over HTTP. */
export async function signUpStaff(server: ServerProcess, role: Role): Promise<TestClient> {
  const account = freshPhone();
  const client = await signUp(server.url, account, password);
  const { call } = client;
  await callAsOperator(server)(addStaff, { account, roles: [role], reason: 'for a journey' });
  const wanted = { account, password, purpose: 'staff_factor', verifyType: 'password' } as const;
  const { proof } = await call(verifyOwner, wanted);
  const { secret } = await call(startEnrolment, { proof });
  await call(confirmEnrolment, { code: codeAt(secret, stepAt(server.now())) });
  return client;
}

/** Fills in the reason of a staff action in the open dialog. Returns the dialog. */
export async function giveReason(page: Page, phrase: Phrases, reason: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(phrase('admin.reason'), { exact: true }).fill(reason);
  return dialog;
}

/** Gives a reason in the open dialog and presses the button that confirms. */
export async function confirmWithReason(
  page: Page,
  phrase: Phrases,
  reason: string,
  confirm: string,
): Promise<void> {
  const dialog = await giveReason(page, phrase, reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}
