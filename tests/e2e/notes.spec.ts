import { openNewDocument } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

test.use({ locale: 'en-US', viewport: { width: 390, height: 800 } });

const phrase = phrasesOf('en');
const text = '委员会在周一开会。';
const noted = '周一';
const said = '周五？';
const reply = '周四。';

/** Duration of a key press, in ms: the editor learns of a selection a moment after the key. */
const keyTime = 20;

test('words get a note that stays with them, is found again and is exported', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(text);
  await sheet.waitUntilSaved();

  await page.keyboard.press('Home');
  for (let i = 0; i < text.indexOf(noted); i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < noted.length; i++) await page.keyboard.press('Shift+ArrowRight', { delay: keyTime });
  await page.keyboard.press('ControlOrMeta+Alt+m', { delay: keyTime });
  const panel = page.getByRole('complementary', { name: phrase('writing.notes') });
  const field = panel.getByRole('textbox', { name: phrase('writing.noteLabel') });
  await expect(field).toBeFocused();
  await page.keyboard.type(said);
  await page.keyboard.press('ControlOrMeta+Enter');
  const note = panel.getByRole('list', { name: phrase('writing.notes') }).locator('> li');
  await expect(note).toContainText(noted);
  await expect(note).toContainText(said);
  await expect(sheet.body.locator('.noted')).toHaveText(noted);

  await sheet.waitUntilSaved();
  await page.reload();
  const mark = sheet.body.locator('.noted');
  await mark.click();
  await expect(note).toHaveAttribute('aria-current', 'true');
  await note.getByRole('button', { name: phrase('writing.noteMarkDone') }).click();
  await expect(note).toContainText(phrase('writing.noteDone'));
  await note.getByRole('button', { name: phrase('writing.noteEdit') }).click();
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(note).toContainText(`${said}!`);
  await note.getByRole('button', { name: phrase('writing.replyToNote') }).click();
  await expect(panel.getByRole('textbox', { name: phrase('writing.noteReply') })).toBeFocused();
  await page.keyboard.type(reply);
  await page.keyboard.press('ControlOrMeta+Enter');
  const replies = panel.getByRole('list', { name: phrase('writing.noteReplies') });
  await expect(replies.getByRole('listitem')).toContainText(reply);
  await expect(note.getByRole('button', { name: phrase('writing.replyToNote') })).toBeFocused();
  await expectFine(page);

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: phrase('writing.notesCsv') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await note
    .getByRole('button', { name: phrase('writing.noteDelete') })
    .first()
    .click();
  await expect(mark).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await page
    .getByRole('button', { name: phrase('writing.undo'), exact: true })
    .last()
    .click();
  await expect(mark).toHaveText(noted);
  await expect(replies).toContainText(reply);

  await sheet.body.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(note).toContainText(phrase('writing.noteGone'));
  await expect(note).toContainText(noted);
});
