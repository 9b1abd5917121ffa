import { type CDPSession, expect } from '@playwright/test';
import { openNewDocument } from '../support/entry.ts';
import { test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');
const typed = '1, 2, 3: 4 + 5 = 9.';

test('text typed at once at the far end of a long text stays in order', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(Array.from({ length: 300 }, (_, i) => `第${i}段在这里。`).join('\n'));
  await expect.poll(async () => (await sheet.readBlocks()).length).toBe(300);
  await sheet.waitUntilSaved();
  await page.reload();
  await expect.poll(async () => (await sheet.readBlocks()).length).toBe(300);

  await sheet.body.focus();
  const keys = await page.context().newCDPSession(page);
  // Without waiting: the end of the text has not been rendered when the first letter is typed.
  await Promise.all([
    press(keys, { key: 'End', windowsVirtualKeyCode: 35, modifiers: 2 }),
    press(keys, { key: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }),
    ...Array.from(typed, (key) => press(keys, { key, text: key })),
  ]);
  await expect.poll(async () => (await sheet.readBlocks()).at(-1)).toBe(typed);
});

interface Key {
  key: string;
  text?: string;
  windowsVirtualKeyCode?: number;
  modifiers?: number;
}

async function press(keys: CDPSession, key: Key): Promise<void> {
  const down = keys.send('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key });
  const up = keys.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', text: '' });
  await Promise.all([down, up]);
}
