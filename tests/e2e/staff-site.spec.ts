import { expect, test } from '../support/journey.ts';
import { expectAccessible } from '../support/look.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('zh');
const t = (key: string, values?: Record<string, string | number>) => words(`staff-site.${key}`, values);

test.use({ locale: 'zh-CN', viewport: { width: 360, height: 780 } });

test('an editor shows a banner and a download on a phone; visitors get both, and no longer after they are removed', async ({
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
  await confirmWithReason(page, words, '开学活动', t('save'));
  const banners = page.getByRole('list', { name: t('banner_title') });
  await expect(banners.getByRole('listitem')).toContainText(t('state_running'));

  await page.getByRole('button', { name: t('download_new') }).click();
  await dialog.getByLabel(t('platform')).selectOption('word');
  await dialog.getByLabel(t('version')).fill('2.1.0');
  await dialog.getByLabel(t('source_file')).check();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: t('chooseFile') }).click();
  const installer = {
    name: 'Inkstone-Word.zip',
    mimeType: 'application/zip',
    buffer: Buffer.alloc(5 * 2 ** 20, 'w'),
  };
  await (await chooser).setFiles(installer);
  await expect(dialog).toContainText(t('chosenFile', { name: installer.name, size: '5' }));
  await confirmWithReason(page, words, '新版插件', t('save'));
  const downloads = page.getByRole('list', { name: t('download_title') });
  await expect(downloads.getByRole('listitem')).toContainText('Word 2.1.0');
  await expectFits(page);

  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/zh/education`);
  const banner = visitor.getByRole('complementary', { name: words('common.announcement') });
  await expect(banner).toContainText('开学季');
  await expectAccessible(visitor);
  await visitor.goto(`${server.url}/en/education`);
  await expect(banner).toBeHidden();
  await visitor.goto(`${server.url}/zh`);
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: `${words('downloads.download')}: Word` }).click();
  expect((await downloading).suggestedFilename()).toBe(installer.name);

  for (const list of [banners, downloads]) {
    await list.getByRole('button', { name: t('remove') }).click();
    await confirmWithReason(page, words, '活动结束', t('remove'));
    await expect(list).toBeHidden();
  }
  await visitor.goto(`${server.url}/zh/education`);
  await expect(banner).toBeHidden();
  await visitor.close();
});
