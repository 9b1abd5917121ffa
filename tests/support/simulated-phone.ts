import { expect, type Page } from '@playwright/test';
import type { Phrases } from './phrases.ts';

export interface SimulatedScan {
  readonly phrase: Phrases;
  /** The simulated identity that owns the phone. */
  readonly person: string;
  /** The button that its owner presses. */
  readonly press: 'scanConfirm' | 'scanBind';
  /** What else is expected of the page on the phone before that. */
  readonly check?: (phone: Page) => Promise<void>;
}

/** Scans the code of a page with the simulated phone, and confirms on it. */
export async function scanWithPhone(
  page: Page,
  { phrase, person, press, check }: SimulatedScan,
): Promise<void> {
  const phone = await openPhone(page, phrase, person);
  const button = phone.getByRole('button', { name: phrase(`accounts.${press}`) });
  await button.waitFor();
  await check?.(phone);
  await expect(page.getByText(phrase('accounts.qrState.scanned'))).toBeVisible();
  await button.click();
  await phone.getByText(phrase('accounts.scanState.confirmed')).waitFor();
  await phone.close();
}

/** Returns the page of the simulated phone after it has scanned the code of a page. */
export async function openPhone(page: Page, phrase: Phrases, person: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: phrase('accounts.qrSimulated') }).click();
  const phone = await opened;
  await phone.waitForLoadState();
  await phone.getByLabel(phrase('accounts.simulatedPerson')).fill(person);
  await phone.getByRole('button', { name: phrase('accounts.phoneSimulatedScan') }).click();
  return phone;
}
