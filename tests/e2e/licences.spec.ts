import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { findSmallTargets } from '../support/touch.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('the footer leads to the licences of everything that ships, by section and by search', async ({
  page,
}) => {
  await page.goto('/en');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: phrase('common.licences') })
    .click();
  await expect(page).toHaveURL(/\/en\/licences$/);
  const main = page.getByRole('main');
  for (const section of ['data', 'engines', 'fonts', 'browser', 'server'])
    await expect(main.getByRole('link', { name: phrase(`licences.sections.${section}`) })).toBeVisible();

  await main.getByRole('link', { name: phrase('licences.sections.browser') }).click();
  await expect(main.getByRole('link', { name: /^harper\.js 2\./ })).toContainText('Apache-2.0');
  await main.getByRole('link', { name: /^react 19\./ }).click();
  await expect(main.locator('pre')).toContainText('Meta Platforms, Inc.');
  await expect(main.getByRole('link', { name: phrase('licences.source') })).toHaveAttribute('href', /react/);
  await main.getByRole('link', { name: phrase('licences.sections.browser') }).click();
  await main.getByRole('link', { name: phrase('licences.title') }).click();

  await page.getByRole('searchbox', { name: phrase('licences.search') }).fill('ofl');
  await expect(page).toHaveURL(/\/en\/licences\?q=ofl$/);
  await expect(page.getByRole('status').filter({ hasText: /components found/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /literata/ })).toContainText('OFL-1.1');
});

test('all texts are also one file; a component or section that does not exist is not found', async ({
  request,
}) => {
  const response = await request.get('/third-party-notices.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  for (const name of ['react 19.', 'harper.js 2.', 'SCOWL', '@fontsource-variable/literata'])
    expect(text).toContain(name);
  for (const address of ['/en/licences/nothing', '/en/licences/text?id=nothing', '/en/licences/text'])
    expect((await request.get(address)).status(), address).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search answers', async ({ page }) => {
    await page.goto('/zh/licences');
    await page.getByRole('searchbox').fill('unicode');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: /Unihan/ })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every page fits its width and has targets of 44 px', async ({ page }) => {
    const addresses = ['', '?q=mit', '/browser', '/engines', '/text?id=react-dom%4019.3.1'];
    for (const address of addresses) {
      await page.goto(`/zh/licences${address}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
      const small = await findSmallTargets(page);
      expect(small, address).toEqual([]);
    }
  });
});
