import type { Page } from '@playwright/test';
import { expectFine } from './expect-fine.ts';

/** A folder for pictures of the pages of simulators; none without it. */
const shots = process.env.SIMULATOR_SHOTS;

/** Expects a page to be accessible and not to scroll sideways, at both widths, and takes its picture if SIMULATOR_SHOTS names a folder. */
export async function expectFineAndCapture(page: Page, name: string): Promise<void> {
  await expectFine(page);
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}
