import type { Page } from '@playwright/test';
import { expectFine } from './look.ts';
import type { TestedLocale } from './words.ts';

/** A folder for pictures of the pages of simulators; none without it. */
const shots = process.env.SIMULATOR_SHOTS;

/** The language of a browser whose pages are in a locale. */
export const browserLocale: Readonly<Record<TestedLocale, string>> = { zh: 'zh-CN', en: 'en-GB' };

/** Expects a page to be accessible and not to scroll sideways, at both widths, and takes its picture if SIMULATOR_SHOTS names a folder. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await expectFine(page);
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}
