import type { BrowserContext, Page } from '@playwright/test';
import { signUp } from './sign-up.ts';
import { type TestedLocale, wordsOf } from './words.ts';

/** Gives a browser the session of a fresh account, for journeys that are not about signing in. */
export async function signInBrowser(context: BrowserContext, url: string): Promise<void> {
  const { cookies } = await signUp(url);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}

/** Signs a fresh account in and opens a new document on its writing page. */
export async function openNewDocument(page: Page, url: string, locale: TestedLocale): Promise<void> {
  const words = wordsOf(locale);
  await signInBrowser(page.context(), url);
  await page.goto(new URL(`/${locale}/app`, url).href);
  await page.getByRole('button', { name: words('documents.newDocument') }).first().click();
  await page.getByRole('textbox', { name: words('writing.bodyLabel'), exact: true }).waitFor();
}
