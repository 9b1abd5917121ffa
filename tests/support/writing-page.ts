import { expect, type Locator, type Page } from '@playwright/test';
import type { Phrases } from './phrases.ts';

/** Elements in the editor that are not text: the carets of other devices. */
export const othersCarets = '.ProseMirror-widget, .remote-caret';

/** Locators and actions of the writing page, by its messages and roles. */
export interface WritingPage {
  readonly title: Locator;
  readonly body: Locator;
  /** The underlined findings. */
  readonly findings: Locator;
  /** The saving state. */
  readonly state: Locator;
  /** Returns the text, block by block. */
  readBlocks(): Promise<readonly string[]>;
  /** Puts a text on the clipboard and pastes it at the caret. */
  paste(text: string): Promise<void>;
  /** Waits until the page shows that everything is saved. */
  waitUntilSaved(): Promise<void>;
  /** Opens the panel of findings, unless it is open already. */
  openPanel(): Promise<void>;
}

export function writingPage(page: Page, phrase: Phrases): WritingPage {
  const body = page.getByRole('textbox', { name: phrase('writing.bodyLabel'), exact: true });
  const saved = page.getByRole('status').filter({ hasText: new RegExp(`^${phrase('writing.saved')}$`) });
  return {
    title: page.getByRole('textbox', { name: phrase('writing.titleLabel'), exact: true }),
    body,
    findings: body.locator('.lint'),
    state: page.getByRole('banner').getByRole('status').first(),
    // Not the visible text: blocks outside the window are not laid out, and other users' carets are not text.
    readBlocks: () =>
      body.evaluate((sheet, carets) => {
        const copy = sheet.cloneNode(true) as Element;
        for (const caret of copy.querySelectorAll(carets)) caret.remove();
        return [...copy.children].map((block) => block.textContent ?? '');
      }, othersCarets),
    paste: async (text) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await page.keyboard.press('Control+V');
    },
    waitUntilSaved: () => expect(saved.first()).toBeVisible({ timeout: 30_000 }),
    openPanel: async () => {
      const panel = page.getByRole('banner').getByRole('button', { name: phrase('writing.panel') });
      if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
    },
  };
}

/** Opens a tool that is a button of the header, or on a phone an entry of its menu. */
export async function openHeaderTool(page: Page, phrase: Phrases, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 600)
    return page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: phrase('writing.more'), exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Returns the blocks of a pasted text: one for each of its paragraphs. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n+/).filter((line) => line !== '');
}
