import { importDocument } from '@inkstone/contracts/documents/exchange';
import { complainAboutShare, previewShare, saveShare } from '@inkstone/contracts/sharing';
import { leaveFeedback, listReports, reportBug } from '@inkstone/contracts/site/feedback';
import type { Page } from '@playwright/test';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { signUp } from '../support/sign-up.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`admin-content.${key}`, values);

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

/** A picture of one pixel, as PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const markup = '<img src=x onerror="alert(1)">';

const items = (page: Page, section: string) =>
  page.getByRole('list', { name: phrase(`admin.section_${section}`) }).getByRole('listitem');

/** Presses a button, gives a reason in its dialog and confirms. */
async function act(page: Page, button: string | RegExp, confirm: string, fill?: () => Promise<void>) {
  await page.getByRole('button', { name: button }).click();
  await fill?.();
  await confirmWithReason(page, phrase, '读者来信', confirm);
}

test('staff read a reported document and take its link down; they answer feedback', async ({
  page,
  server,
  context,
}) => {
  const owner = await signUp(server.url);
  const visitor = createTestClient(server.url);
  const text = `春眠不觉晓。\n\n\\${markup}\n\n![鸟](data:image/png;base64,${pixel})`;
  const file = { name: '春晓.md', base64: Buffer.from(text).toString('base64') };
  const { document } = await owner.call(importDocument, file);
  const shared = await owner.call(saveShare, { documentId: document.id, action: 'turn_on' });
  const token = shared.token ?? '';
  const report = { token, reason: 'plagiarism', text: `${markup}\n${'长'.repeat(900)}` } as const;
  await visitor.call(complainAboutShare, { ...report, email: 'reader@example.org' });
  await visitor.call(leaveFeedback, { content: markup, contact: 'visitor@example.org' });
  await owner.call(reportBug, { brief: '导出失败', screenshots: [pixel] });
  await signInStaff(context, server, 'owner');

  await page.goto(`${server.url}/zh/admin`);
  await page.getByRole('link', { name: phrase('admin.section_reports'), exact: true }).click();
  const reports = items(page, 'reports');
  await expect(reports).toContainText([markup]);
  await reports.getByRole('button', { name: t('showAll') }).press('Enter');
  await expect(reports.getByRole('button', { name: t('showLess') })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await reports.getByRole('button', { name: t('task_read') }).click();
  await expect(page.getByRole('article')).toContainText(`春眠不觉晓。 ${markup}`);
  await page.getByRole('button', { name: t('showReportedPictures', { count: 1 }) }).click();
  const picture = page.getByRole('img', { name: t('pictureOfDocument', { number: 1 }) });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await act(page, new RegExp(t('task_hold')), t('task_hold'));
  await expect(reports).toContainText([t('share_held')]);
  await expect(visitor.call(previewShare, { token })).rejects.toMatchObject({ code: 'share_held' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await act(page, new RegExp(t('task_close')), t('task_close'), async () => {
    await expect(page.getByRole('dialog')).toContainText(t('closeEmail', { email: 'reader@example.org' }));
    await page.getByLabel(t('outcomeLabel')).fill('属实');
  });
  await expect(page.getByText(t('noOpenReports'))).toBeVisible();
  await page.getByRole('link', { name: t('which_all') }).click();
  await expect(reports).toContainText(['属实']);
  await expect(reports).not.toContainText(['reader@example.org']);

  await page.getByRole('button', { name: phrase('admin.section_reports') }).click();
  await page.getByRole('link', { name: phrase('admin.section_feedback') }).click();
  await expect(items(page, 'feedback')).toContainText([markup]);
  await expectFits(page);
  await expectAccessible(page);
  await act(page, new RegExp(t('closeFeedback')), t('closeFeedback'));
  await expect(page.getByText(t('noOpenFeedback'))).toBeVisible();
  await page.getByRole('link', { name: t('from_accounts') }).click();
  await page.getByRole('button', { name: t('showPictures', { count: 1 }) }).click();
  await expect(page.getByRole('img', { name: t('picture', { number: 1 }) })).toHaveJSProperty(
    'naturalWidth',
    1,
  );
  await page.keyboard.press('Escape');
  await act(page, new RegExp(t('answerAndClose')), t('answerAndClose'), () =>
    page.getByLabel(t('answerLabel')).fill('已经修好了。'),
  );
  await expect(page.getByText(t('noOpenFeedback'))).toBeVisible();
  expect((await owner.call(listReports, {})).reports).toMatchObject([{ reply: '已经修好了。' }]);
  // A cursor after all rows: the link returns to the first ones.
  await page.goto(`${server.url}/zh/admin/feedback?which=all&cursor=1_x`);
  await page.getByRole('link', { name: phrase('admin.firstPage') }).click();
  await expect(items(page, 'feedback')).toContainText([markup]);
});

test('an editor imports a word list, views it and turns it off; an owner changes the server key', async ({
  page,
  server,
  context,
  newDevice,
}) => {
  await signInStaff(context, server, 'editor');
  await page.goto(`${server.url}/zh/admin/lists`);
  await expect(page.getByText(t('noLists'))).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  const entries = dialog.getByLabel(t('entries'));
  await act(page, t('importList'), t('importNow'), async () => {
    await dialog.getByLabel(t('listName')).fill('品牌/甲');
    await entries.fill('蓝精灵\n,商标');
  });
  await expect(dialog.getByRole('alert')).toContainText(
    phrase('sensitive.faultLine', { line: 2, reason: phrase('sensitive.fault.no-word') }),
  );
  await expectAccessible(page);
  await entries.fill(Array.from({ length: 201 }, (_, index) => `词语${index + 1}`).join('\n'));
  await dialog.getByRole('button', { name: t('importNow') }).click();
  await expect(items(page, 'lists')).toContainText([t('inUseVersion', { version: 1 })]);
  await page.getByRole('link', { name: '品牌/甲' }).click();
  const lines = (version: number) => page.getByRole('list', { name: t('contents', { version }) });
  await expect(lines(1).getByRole('listitem')).toHaveCount(200);
  await page.getByRole('link', { name: t('nextLines') }).click();
  await expect(lines(1).getByRole('listitem')).toHaveText(['201词语201']);

  await act(page, t('change'), t('importNow'), async () => {
    await expect(entries).toHaveValue(/^词语1\n/);
    await entries.fill('<b>红精灵</b>\n绿精灵');
  });
  await expect(lines(2).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel(t('findLine')).fill('红');
  await page.getByLabel(t('findLine')).press('Enter');
  await expect(lines(2).getByRole('listitem')).toHaveText(['1<b>红精灵</b>']);
  await page.getByRole('link', { name: new RegExp(t('lookIn')) }).click();
  await expect(lines(1).getByRole('listitem')).toHaveCount(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await act(page, t('turnOff'), t('turnOff'));
  await expect(page.getByRole('button', { name: t('turnOff') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('useVersion', { version: 2 }) })).toBeVisible();

  await expect(page.getByRole('link', { name: phrase('admin.section_keys') })).toHaveCount(0);
  expect((await page.request.get(`${server.url}/zh/admin/keys`)).status()).toBe(403);
  const owner = await newDevice({ viewport: { width: 360, height: 740 } });
  await signInStaff(owner, server, 'owner');
  const theirs = await owner.newPage();
  await theirs.goto(`${server.url}/zh/admin/keys`);
  await expect(items(theirs, 'keys')).toContainText([t('inUse')]);
  await act(theirs, t('rotate'), t('rotate'));
  await expect(items(theirs, 'keys')).toContainText([t('inUse'), t('honouredUntil')]);
  await expectFits(theirs);
  await expectAccessible(theirs);
});
