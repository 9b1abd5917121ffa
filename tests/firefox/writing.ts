import { setTimeout as pause } from 'node:timers/promises';
import type { Phrases } from '../support/phrases.ts';
import type { Window } from './window.ts';

const body = { css: '.sheet[contenteditable=true]' };

/** On the list of documents: creates a document with its button; places the caret in its text. */
export async function beginDocument(page: Window, phrase: Phrases): Promise<void> {
  await page.click({ role: 'button', name: phrase('documents.newDocument') });
  await page.until('the writing page', () => /\/write\//.test(location.pathname));
  await page.click(body);
}

/** Returns the text of each block. */
export function readBlocks(page: Window): Promise<readonly string[]> {
  return page.run(() => {
    const blocks = document.querySelector('.sheet[contenteditable=true]')?.children ?? [];
    return [...blocks].map(({ textContent }) => textContent);
  });
}

/** Waits until the text has these blocks. */
export async function expectBlocks(page: Window, ...wanted: readonly string[]): Promise<void> {
  const end = performance.now() + 30_000;
  let blocks: readonly string[] = [];
  do {
    blocks = await readBlocks(page).catch(() => []);
    if (JSON.stringify(blocks) === JSON.stringify(wanted)) return;
    await pause(100);
  } while (performance.now() < end);
  throw new Error(`The text is ${JSON.stringify(blocks)}, not ${JSON.stringify(wanted)}`);
}

/** Waits until the header shows a saving state that begins with a text. */
export function expectState(page: Window, beginning: string): Promise<void> {
  return page.until(
    `the state “${beginning}”`,
    (text) =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.startsWith(text)),
    beginning,
  );
}
