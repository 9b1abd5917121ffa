import type { Page } from '@playwright/test';
import { othersCarets } from './writing-page.ts';

declare global {
  interface Window {
    acknowledged: { text: string };
  }
}

/**
 * Records inside the page the text at every moment at which the page shows "saved": from then on this text must not be lost.
 */
export async function recordAcknowledged(page: Page, savedWord: string, bodyLabel: string): Promise<void> {
  await page.evaluate(
    ({ saved, label, carets }) => {
      const sheet = document.querySelector(`[role=textbox][aria-label="${label}"]`);
      const note = { text: '' };
      window.acknowledged = note;
      const statuses = () => [...document.querySelectorAll('[role=status]')];
      const check = () => {
        if (!statuses().some((one) => one.textContent === saved)) return;
        const copy = sheet?.cloneNode(true) as Element;
        for (const caret of copy.querySelectorAll(carets)) caret.remove();
        note.text = [...copy.children].map((block) => block.textContent).join('\n');
      };
      check();
      // Only changes of the status itself, because there is a delay between a keystroke and the status change.
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => statuses().some((one) => one.contains(target)))) check();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { saved: savedWord, label: bodyLabel, carets: othersCarets },
  );
}

/** The text that was most recently shown as saved, blocks separated by line breaks. */
export function readAcknowledged(page: Page): Promise<string> {
  return page.evaluate(() => window.acknowledged.text);
}
