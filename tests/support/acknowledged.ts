import type { Page } from '@playwright/test';
import { othersCarets } from './writing-page.ts';

declare global {
  interface Window {
    acknowledged: { text: string };
  }
}

/**
 * Notes inside the page, at every moment at which it says "saved", what the text is: from then on these words
 * are promised.
 */
export async function noteAcknowledged(page: Page, savedWord: string, bodyLabel: string): Promise<void> {
  await page.evaluate(
    ({ saved, label, carets }) => {
      const sheet = document.querySelector(`[role=textbox][aria-label="${label}"]`);
      const note = { text: '' };
      window.acknowledged = note;
      const statuses = () => [...document.querySelectorAll('[role=status]')];
      const look = () => {
        if (!statuses().some((one) => one.textContent === saved)) return;
        const copy = sheet?.cloneNode(true) as Element;
        for (const caret of copy.querySelectorAll(carets)) caret.remove();
        note.text = [...copy.children].map((block) => block.textContent).join('\n');
      };
      look();
      // Only what the status itself says anew: between a keystroke and its words there is a moment.
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => statuses().some((one) => one.contains(target)))) look();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { saved: savedWord, label: bodyLabel, carets: othersCarets },
  );
}

/** The text that the page has called saved most lately, blocks parted by line breaks. */
export function readAcknowledged(page: Page): Promise<string> {
  return page.evaluate(() => window.acknowledged.text);
}
