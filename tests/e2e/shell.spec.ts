import { createDocument, trashDocuments } from '@inkstone/contracts/documents';
import { createFolder } from '@inkstone/contracts/documents/folders';
import type { BrowserContext, Page } from '@playwright/test';
import { appPages, missingDocument, openPlaces } from '../support/app-pages.ts';
import { openNewDocument } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { goSettled, openSettled } from '../support/settled.ts';
import { signUp } from '../support/sign-up.ts';
import { findSmallTargets } from '../support/touch.ts';

const title = 'A rather long title of an essay about the sea';

/** Signs in a user with a folder, two documents, and one in the trash. */
async function enter(context: BrowserContext, url: string): Promise<void> {
  const person = await signUp(url);
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
  await person.call(createFolder, { name: 'Letters' });
  for (const each of [title, 'Hill']) await person.call(createDocument, { title: each });
  const { id } = await person.call(createDocument, { title: 'Old' });
  await person.call(trashDocuments, { ids: [id] });
}

test.describe('on a desktop', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('en');

  test('the sidebar and the logo keep their position on all pages', async ({ page, context, server }) => {
    await enter(context, server.url);
    await openSettled(page, '/en/app');
    const banner = page.getByRole('banner');
    const logo = banner.getByRole('link', { name: phrase('common.brand') });
    const place = await logo.boundingBox();
    await banner.evaluate((element) => element.setAttribute('data-same', ''));
    const names = [
      phrase('documents.trashHeading'),
      phrase('documents.openFileReview'),
      phrase('documents.openOfficial'),
      phrase('documents.wordList'),
      phrase('common.settings'),
      phrase('documents.allDocuments'),
    ];
    for (const name of names) {
      const link = (await openPlaces(page, phrase)).getByRole('link', { name, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await logo.boundingBox(), name).toEqual(place);
      // The same element: the layout is not created again for each page.
      await expect(page.locator('header[data-same]')).toBeVisible();
    }
  });
});

/** In the list of documents a row has one menu, its title has the width, and the header is one line. */
async function expectRoomForTitles(page: Page): Promise<void> {
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row.getByRole('button')).toHaveCount(1);
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  const link = await row.getByRole('heading').boundingBox();
  expect(link?.width ?? 0).toBeGreaterThan(250);
  const [heading, create] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page
      .getByRole('main')
      .getByRole('button', { name: phrasesOf('en')('documents.newDocument') })
      .boundingBox(),
  ]);
  expect(Math.abs(middleOf(heading) - middleOf(create))).toBeLessThan(12);
}

/** Pages that no other journey loads whole; links lead to the others. */
const loadedWhole: readonly string[] = [
  '/app',
  '/app?in=recent',
  '/app/official',
  '/app/settings/engines',
  missingDocument,
];

/** The heading of a missing document is not cut. */
async function expectWholeHeading(page: Page): Promise<void> {
  const name = phrasesOf('en')('writing.missingTitle');
  const heading = page.getByRole('heading', { level: 1, name });
  const { isCut, overflow } = await heading.evaluate((element) => ({
    isCut: element.scrollWidth > element.clientWidth,
    overflow: getComputedStyle(element).textOverflow,
  }));
  expect({ isCut, overflow }).toEqual({ isCut: false, overflow: 'clip' });
}

test.describe('on a phone', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const phrase = phrasesOf('en');

  test('every page has the bar at the bottom, targets of 44 px and fits its width', async ({
    page,
    context,
    server,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/);
    await enter(context, server.url);
    for (const address of appPages) {
      if (loadedWhole.includes(address)) await openSettled(page, `/en${address}`);
      else await goSettled(page, `/en${address}`);
      await expect(page).toHaveURL(`/en${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bar = page.getByRole('navigation', { name: phrase('common.mainPages') });
      await expect(bar.getByRole('button')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
      expect(await findSmallTargets(page), address).toEqual([]);
      if (address === '/app') await expectRoomForTitles(page);
      if (address === missingDocument) await expectWholeHeading(page);
    }
    await openPlaces(page, phrase);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Letters' })).toBeVisible();
    expect(await findSmallTargets(page), 'the drawer').toEqual([]);
    await expectAccessible(page);
  });

  test('public pages and the writing page have targets of 44 px; the toolbar fades out where it continues', async ({
    page,
    server,
  }) => {
    for (const address of ['/en/rules', '/en/rules/en-punctuation', '/en/login', '/en/feedback']) {
      await openSettled(page, address);
      expect(await findSmallTargets(page), address).toEqual([]);
    }
    await openNewDocument(page, server.url, 'en');
    expect(await findSmallTargets(page), 'the writing page').toEqual([]);

    const bar = page.getByRole('toolbar', { name: phrase('writing.toolbar') });
    await expect(bar).toHaveAttribute('data-more-after');
    await expect(bar).not.toHaveAttribute('data-more-before');
    await bar.evaluate((element) => element.scrollTo({ left: 60 }));
    await expect(bar).toHaveAttribute('data-more-before');
    await bar.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(bar).not.toHaveAttribute('data-more-after');
    const count = page.getByRole('button', { name: phrase('writing.words', { count: 0 }), exact: true });
    expect(await count.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect(await count.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('nowrap');

    // A tapped mark stays above the sheet, which is above the toolbar; in a window as low as above a keyboard its card has its buttons.
    const body = page.getByRole('textbox', { name: phrase('writing.bodyLabel'), exact: true });
    await body.tap();
    await page.keyboard.insertText(
      `${'The sea is calm today and the sky is clear. '.repeat(12)}I recieve letters.`,
    );
    const mark = body.locator('.lint').filter({ hasText: 'recieve' });
    await mark.waitFor({ timeout: 30_000 });
    await mark.tap();
    const panel = page.getByRole('complementary', { name: phrase('writing.panel') });
    await expect(panel).toBeVisible();
    const gap = async () => {
      const [above, below] = await Promise.all([mark.boundingBox(), panel.boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 350 });
    await expect(panel.getByRole('button', { name: phrase('writing.closePanel') })).toBeInViewport();
    await expect(panel.getByRole('button', { name: phrase('writing.accept'), exact: true })).toBeInViewport();
  });

  test('in the trial a tapped underline stays visible, above the sheet of findings', async ({ page }) => {
    await openSettled(page, '/en/trial');
    expect(await findSmallTargets(page)).toEqual([]);
    const text = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
    await text.tap();
    await page.keyboard.insertText(
      `${'The sea is calm today and the sky is clear. '.repeat(12)}I recieve letters.`,
    );
    const mark = text.locator('.lint').filter({ hasText: 'recieve' });
    await mark.waitFor({ timeout: 30_000 });
    const panel = page.getByRole('region', { name: phrase('writing.panel') });
    await expect(panel).toBeHidden();
    await mark.tap();
    await expect(panel).toBeVisible();
    await expect(mark).toBeInViewport();
    const [above, below] = await Promise.all([mark.boundingBox(), panel.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(await findSmallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await panel.getByRole('button', { name: phrase('writing.closePanel') }).tap();
    await expect(panel).toBeHidden();
  });
});

const middleOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : 0);
