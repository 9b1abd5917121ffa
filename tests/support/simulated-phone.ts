import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

export interface SimulatedScan {
  readonly words: Words;
  /** The simulated identity that owns the phone. */
  readonly person: string;
  /** The button that its owner presses. */
  readonly press: 'scanConfirm' | 'scanBind';
  readonly check: (phone: Page) => Promise<void>;
}

/** Scans the code of a page with the simulated phone, and confirms on it. */
export async function scanWithPhone(
  page: Page,
  { words, person, press, check }: SimulatedScan,
): Promise<void> {
  const phone = await openPhone(page, words, person);
  const button = phone.getByRole('button', { name: words(`accounts.${press}`) });
  await button.waitFor();
  await check(phone);
  await expect(page.getByText(words('accounts.qrState.scanned'))).toBeVisible();
  await button.click();
  await phone.getByText(words('accounts.scanState.confirmed')).waitFor();
  await phone.close();
}

/** Returns the page of the simulated phone after it has scanned the code of a page. */
export async function openPhone(page: Page, words: Words, person: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words('accounts.qrSimulated') }).click();
  const phone = await opened;
  await phone.waitForLoadState();
  await phone.getByLabel(words('accounts.simulatedPerson')).fill(person);
  await phone.getByRole('button', { name: words('accounts.phoneSimulatedScan') }).click();
  return phone;
}
