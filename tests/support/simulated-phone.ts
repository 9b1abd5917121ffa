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
  const button = (name: string) => phone.getByRole('button', { name: words(`accounts.${name}`) });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words('accounts.qrSimulated') }).click();
  const phone = await opened;
  await phone.waitForLoadState();
  await phone.getByLabel(words('accounts.simulatedPerson')).fill(person);
  await button('phoneSimulatedScan').click();
  await button(press).waitFor();
  await look(phone);
  await expect(page.getByText(words('accounts.qrState.scanned'))).toBeVisible();
  await button(press).click();
  await phone.getByText(words('accounts.scanState.confirmed')).waitFor();
  await phone.close();
}
