import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('the handbook has an index, a page for each kind, and a search that answers at once', async ({
  page,
}) => {
  await page.goto('/en/rules');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500);
  const field = page.getByRole('searchbox', { name: phrase('handbook.search') });
  await field.focus();
  await page.waitForLoadState('networkidle');
  await field.fill('d');
  await expect(page.getByRole('status').filter({ hasText: /rules/ })).toBeVisible();
  // Each page answers from its own data and sends no request, whatever the connection.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const results = page.getByRole('main').locator('details');
  for (const query of ['da', 'dash', 'space', 'quot']) {
    await field.fill(query);
    await expect(results.filter({ hasText: new RegExp(query, 'i') }).first()).toBeVisible();
  }
  expect(requested).toEqual([]);
  await field.fill('GB/T 15834');
  const found = page.getByRole('main').locator('details').first();
  // Until its own results are shown, the first result belongs to the previous query and disappears with it.
  await expect(found).toContainText('GB/T 15834');
  await found.locator('summary').click();
  await found.getByRole('link', { name: phrase('handbook.link') }).click();
  await expect(page).toHaveURL(/\/en\/rules\/zh-[a-z-]+#zh\./);
  await expect(page.locator('details[open]')).toBeInViewport();
});

test('addresses of rules in findings and elsewhere still lead to them', async ({ page }) => {
  await page.goto('/en/rules/en-grammar');
  const id = (await page.locator('details').nth(40).getAttribute('id')) ?? '';
  await page.goto('about:blank');
  await page.goto(`/en/rules#${id}`);
  await expect(page).toHaveURL(new RegExp(`/en/rules/en-grammar#${id}$`));
  const rule = page.locator(`details[id="${id}"]`);
  await expect(rule).toHaveAttribute('open', '');
  await expect(rule).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind is on its page with all its rules, and the search answers', async ({ page }) => {
    await page.goto('/zh/rules');
    await page.getByRole('link', { name: /^标点/ }).first().click();
    await expect(page).toHaveURL(/\/zh\/rules\/zh-punctuation$/);
    // The URL changes before the page is loaded completely.
    await expect(page.getByRole('main')).toContainText('GB/T 15834-2011');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/zh\/rules\/zh-punctuation$/,
    );
    await page.getByRole('searchbox').fill('破折号');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/zh\/rules\?q=/);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '破折号' }).first()).toBeVisible();
  });
});

test('a kind that does not exist is not found', async ({ request }) => {
  expect((await request.get('/en/rules/en-nothing')).status()).toBe(404);
});
