import type { BrowserContext, Page } from '@playwright/test';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

const fontFiles = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fonts/')) paths.push(pathname);
  });
  return paths;
};

/** Signs a second device in to the account of the first. */
async function signInAlso(from: BrowserContext, to: BrowserContext): Promise<void> {
  const cookies = await from.cookies();
  await to.addCookies(cookies.filter(({ name }) => !['theme', 'lang', 'unsent_display'].includes(name)));
}

/** Simulates returning to the window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('a font is loaded when it is chosen, and theme, font and language appear on a phone', async ({
  page,
  context,
  server,
  newDevice,
}) => {
  const fetched = fontFiles(page);
  await openNewDocument(page, server.url, 'zh');
  const sheet = page.locator('.sheet');
  await sheet.click();
  await page.keyboard.type('落霞与孤鹜齐飞，秋水共长天一色。');
  expect(fetched).toEqual([]);

  await page.getByRole('button', { name: phrase('writing.view') }).click();
  await page.getByRole('radio', { name: '霞鹜文楷' }).check();
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('lineHeight') ?? false);
  await page.getByRole('radio', { name: phrase('display.linesWide') }).check();
  await saved;
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCSS('font-family', /LXGW WenKai Screen/);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('18px "LXGW WenKai Screen"', '霞')))
    .toBe(true);
  await page.waitForLoadState('networkidle');

  // On paper there is only the text.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header:visible, aside:visible, [role=toolbar]:visible')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: null });

  const second = await newDevice({ viewport: { width: 390, height: 780 }, hasTouch: true });
  await signInAlso(context, second);
  const other = await second.newPage();
  await other.goto('/zh/app/settings/display');
  await expect(other.getByRole('radio', { name: '霞鹜文楷' })).toBeChecked();
  await expect(other.getByRole('radio', { name: phrase('display.linesWide') })).toBeChecked();
  await other.getByLabel(phrase('common.theme')).last().selectOption('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.waitForLoadState('networkidle');

  await comeBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByLabel(phrase('common.language')).last().selectOption('en');
  await expect(other).toHaveURL(/\/en\/app\/settings\/display$/);
  await other.waitForLoadState('networkidle');
  await comeBack(page);
  await expect(page).toHaveURL(/\/en\//);
  await expect(sheet).toHaveText('落霞与孤鹜齐飞，秋水共长天一色。');
});

test("a new device is rendered with the account's settings at once", async ({
  context,
  server,
  newDevice,
}) => {
  await signInBrowser(context, server.url);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const data = { theme: 'dark', language: 'en' };
  expect((await context.request.post(`${server.url}/api/account/display`, { headers, data })).ok()).toBe(
    true,
  );

  const second = await newDevice();
  await signInAlso(context, second);
  const html = await second.request.get('/zh/app', { headers: { accept: 'text/html' } });
  expect(new URL(html.url()).pathname).toBe('/en/app');
  expect(await html.text()).toMatch(/<html[^>]* lang="en"[^>]* data-theme="dark"/);
  // Applied only once: afterwards a URL in another language has priority.
  expect(new URL((await second.request.get('/fr/app')).url()).pathname).toBe('/fr/app');
  expect(new URL((await second.request.get('/')).url()).pathname).toBe('/en');
});
