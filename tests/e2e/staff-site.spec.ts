import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`staff-site.${key}`, values);

test.use({ locale: 'zh-CN', viewport: { width: 360, height: 780 } });

const openVisitor = (browser: Browser) => browser.newPage({ viewport: { width: 1280, height: 800 } });
const listOf = (page: Page, kind: 'banner' | 'download') =>
  page.getByRole('list', { name: t(`${kind}_title`) });

/** Removes the first entry of a kind; `left` entries remain. */
async function removeFirst(page: Page, kind: 'banner' | 'download', left: number): Promise<void> {
  const list = listOf(page, kind);
  await list
    .getByRole('button', { name: t('remove') })
    .first()
    .click();
  await confirmWithReason(page, phrase, '活动结束', t('remove'));
  await expect(list.getByRole('listitem')).toHaveCount(left);
}

/** Reloads a page until a change of the site has reached the page cache, which may take two seconds. */
async function openUntil(visitor: Page, url: string, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visitor.goto(url);
    await isThere();
  }).toPass({ timeout: 30_000 });
}

const soon = { timeout: 1000 };

test('an editor publishes a banner on a phone; visitors see it in its language, until it is removed', async ({
  page,
  server,
  context,
  browser,
}) => {
  await signInStaff(context, server, 'owner');
  await page.goto(`${server.url}/zh/admin/site`);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: t('banner_new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('bannerText'), { exact: true }).fill('开学季：教育版试用延长到两个月');
  await dialog.getByLabel(t('bannerLink'), { exact: true }).fill('了解详情');
  await dialog.getByLabel(t('bannerHref'), { exact: true }).fill('/education');
  await expectAccessible(page);
  await confirmWithReason(page, phrase, '开学活动', t('save'));
  await expect(listOf(page, 'banner').getByRole('listitem')).toContainText(t('state_running'));

  const visitor = await openVisitor(browser);
  const banner = visitor.getByRole('complementary', { name: phrase('common.announcement') });
  const education = `${server.url}/zh/education`;
  await openUntil(visitor, education, () => expect(banner).toContainText('开学季', soon));
  await expectAccessible(visitor);
  await visitor.goto(`${server.url}/en/education`);
  await expect(banner).toBeHidden();
  await removeFirst(page, 'banner', 0);
  await openUntil(visitor, education, () => expect(banner).toBeHidden(soon));
  await visitor.close();
});

test('an editor uploads a plug-in and links a store; visitors see both, a phone no QR code of itself', async ({
  page,
  server,
  context,
  browser,
}) => {
  await signInStaff(context, server, 'owner');
  await page.goto(`${server.url}/zh/admin/site`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('download_new') }).click();
  await dialog.getByLabel(t('platform')).selectOption('word');
  await dialog.getByLabel(t('version')).fill('2.1.0');
  await dialog.getByLabel(t('source_file')).check();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: t('chooseFile') }).click();
  const buffer = Buffer.alloc(5 * 2 ** 20, 'w');
  const installer = { name: 'Inkstone-Word.zip', mimeType: 'application/zip', buffer };
  await (await chooser).setFiles(installer);
  await expect(dialog).toContainText(t('chosenFile', { name: installer.name, size: '5' }));
  await confirmWithReason(page, phrase, '新版插件', t('save'));
  const entries = listOf(page, 'download').getByRole('listitem');
  await expect(entries).toContainText(['Word 2.1.0']);
  await expectFits(page);
  await page.getByRole('button', { name: t('download_new') }).click();
  await dialog.getByLabel(t('platform')).selectOption('ios');
  await dialog.getByLabel(t('storeUrl')).fill('https://apps.example.com/id1');
  await confirmWithReason(page, phrase, '上架', t('save'));
  await expect(entries).toHaveCount(2);

  const visitor = await openVisitor(browser);
  const word = visitor.getByRole('link', { name: `${phrase('downloads.download')}: Word` });
  await openUntil(visitor, `${server.url}/zh`, () => expect(word).toBeVisible(soon));
  const downloading = visitor.waitForEvent('download');
  await word.click();
  expect((await downloading).suggestedFilename()).toBe(installer.name);
  // The code is for visitors with a computer. A phone gets only the link.
  await visitor.goto(`${server.url}/zh/coreTechnology`);
  const store = 'nav a[href^="https://apps.example.com"]';
  await visitor.locator('nav summary').first().click();
  await visitor.locator(store).first().hover();
  await expect(visitor.locator(`${store} svg`).first()).toBeVisible();
  await expectAccessible(visitor);
  const viewport = { width: 1280, height: 800 };
  const phone = await browser.newPage({ hasTouch: true, isMobile: true, viewport });
  await phone.goto(`${server.url}/zh/coreTechnology`);
  await phone.locator('nav summary').first().tap();
  await expect(phone.locator(store).first()).toBeVisible();
  await expect(phone.locator(`${store} svg`).first()).toBeHidden();
  await phone.close();
  await visitor.close();
  await removeFirst(page, 'download', 1);
  await removeFirst(page, 'download', 0);
});
