import type { Locator, Page } from '@playwright/test';
import type { Phrases } from './phrases.ts';

/** The URL of a document that does not exist. */
export const missingDocument = '/app/write/0199c2b0-0000-7000-8000-000000000000';

/** Every page for signed-in users, without language prefix, except the writing page. */
export const appPages = [
  '/app',
  '/app?in=recent',
  '/app/trash',
  '/app/search?q=sea',
  '/app/official',
  '/app/proofread-file',
  '/app/words',
  '/app/terms',
  '/app/ocr',
  '/app/translate',
  '/app/translate/files',
  '/app/account',
  '/app/settings',
  '/app/settings/display',
  '/app/settings/proofreading',
  '/app/settings/words',
  '/app/settings/sensitive',
  '/app/settings/programs',
  '/app/settings/devices',
  '/app/settings/storage',
  '/app/settings/export',
  '/app/settings/engines',
  missingDocument,
] as const;

/** Returns the navigation of the app: the sidebar or, in narrow windows, the drawer, which is opened first. */
export async function openPlaces(page: Page, phrase: Phrases): Promise<Locator> {
  const menu = page.getByRole('button', { name: phrase('common.menu'), exact: true });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: phrase('documents.places') });
}
