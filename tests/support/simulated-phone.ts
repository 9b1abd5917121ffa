import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

export interface SimulatedScan {
  readonly words: Words;
  /** Who owns the phone. */
  readonly person: string;
  /** What its owner presses. */
  readonly press: 'scanConfirm' | 'scanBind';
  readonly look: (phone: Page) => Promise<void>;
}

/** Scans the code that a page shows with the phone of the simulator, and confirms on it. */
export async function scanWithPhone(
  page: Page,
  { words, person, press, look }: SimulatedScan,
): Promise<void> {
  const phone = await openPhone(page, words, person);
  const button = phone.getByRole('button', { name: words(`accounts.${press}`) });
  await button.waitFor();
  await look(phone);
  await expect(page.getByText(words('accounts.qrState.scanned'))).toBeVisible();
  await button.click();
  await phone.getByText(words('accounts.scanState.confirmed')).waitFor();
  await phone.close();
}

/** The simulated phone that has scanned the code of a page, before its owner has pressed anything. */
export async function openPhone(page: Page, words: Words, person: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words('accounts.qrSimulated') }).click();
  const phone = await opened;
  await phone.waitForLoadState();
  await phone.getByLabel(words('accounts.simulatedPerson')).fill(person);
  await phone.getByRole('button', { name: words('accounts.phoneSimulatedScan') }).click();
  return phone;
}
