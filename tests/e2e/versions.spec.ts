import type { Page } from '@playwright/test';
import { openNewDocument } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { type Phrases, phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

/** Opens the panel of versions. */
async function openVersions(page: Page, phrase: Phrases) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: phrase('writing.more'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: phrase('versions.title') }).click();
  return page.getByRole('complementary', { name: phrase('versions.title') });
}

const phrase = phrasesOf('en');
const old = 'The committee will meet on Monday to discuss the plan.';
const fresh = 'The committee will meet on Friday to discuss the plan.';

test.use({ locale: 'en-US', viewport: { width: 390, height: 800 } });

test('a version is named, compared and restored, and the replaced text is kept', async ({
  page,
  server,
  expectComplaint,
}) => {
  // The refusal of a version without a name.
  expectComplaint(/400 .*version\/save/);
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(old);
  await sheet.waitUntilSaved();

  const panel = await openVersions(page, phrase);
  await expect(panel).toContainText(phrase('versions.empty'));
  await panel.getByRole('button', { name: phrase('versions.saveNow') }).click();
  await panel.getByRole('button', { name: phrase('versions.nameApply') }).click();
  await expect(panel).toContainText(phrase('errors.version_name_required'));
  await panel.getByLabel(phrase('versions.name')).fill('α');
  await page.keyboard.press('Enter');
  const named = panel.getByRole('listitem').filter({ hasText: 'α' });
  await expect(named).toBeVisible();

  await sheet.body.click();
  await page.keyboard.press('ControlOrMeta+a');
  await sheet.paste(fresh);
  await sheet.waitUntilSaved();
  await named.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'α' });
  await expect(dialog.getByRole('region', { name: phrase('versions.text') })).toHaveText(/Monday/);
  const came = dialog.locator('section ins');
  const went = dialog.locator('section del');
  // From the version's view: text that restoring would remove is struck through, text that it would restore is underlined.
  await expect(went).toHaveText('Friday');
  await expect(came).toHaveText('Monday');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(dialog.locator('[data-current]')).toHaveCount(1);
  await expectFine(page);
  await dialog.getByRole('checkbox', { name: phrase('versions.showChanges') }).uncheck();
  await expect(came).toHaveCount(0);

  await dialog.getByRole('button', { name: phrase('versions.restore'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sheet.readBlocks()).toEqual([old]);
  const kept = panel.getByRole('listitem').filter({ hasText: phrase('versions.beforeRestoring') });
  await expect(kept).toBeVisible();

  await page.getByRole('button', { name: phrase('versions.undo'), exact: true }).click();
  await expect.poll(() => sheet.readBlocks()).toEqual([fresh]);

  await named.getByRole('button').click();
  await dialog.getByRole('button', { name: phrase('versions.rename'), exact: true }).click();
  await dialog.getByLabel(phrase('versions.name')).fill('β');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('dialog', { name: 'β' });
  await renamed.getByRole('button', { name: phrase('versions.remove'), exact: true }).click();
  await renamed.getByRole('button', { name: phrase('versions.removeApply') }).click();
  await expect(renamed).toBeHidden();
  await expect(panel.getByRole('listitem').filter({ hasText: 'β' })).toHaveCount(0);
});
