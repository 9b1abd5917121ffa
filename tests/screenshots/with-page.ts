import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { TestedLocale } from '../support/phrases.ts';

export const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Returns the browser settings of a user of this language. */
export const languageOf = (locale: TestedLocale) => ({ locale: locale === 'zh' ? 'zh-CN' : 'en-GB' });

/** Runs a callback in a new browser, which is closed afterwards. */
export async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}
