import type { Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** All of its words are spelled correctly; only the n-gram counts show that one is missing. */
const sentence = 'You will able to see it.';

test('a text is not reported as correct while the English data are loading', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/api\/correct/);
  const lexicon = Promise.withResolvers<void>();
  const counts = Promise.withResolvers<void>();
  await page.route(/lexicon.*\.bin/, (route) => lexicon.promise.then(() => route.continue()));
  await page.route(/ngrams.*\.bin/, (route) => counts.promise.then(() => route.continue()));
  // The server has all English data; in this test it is not queried.
  await page.route('**/api/correct', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/en/trial');
  await page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') }).fill(sentence);
  await expect(page.getByText(phrase('writing.englishLoading'))).toBeVisible();
  await expect(page.getByText(phrase('writing.allClear'), { exact: true })).toHaveCount(0);
  lexicon.resolve();
  await expect(page.getByText(phrase('writing.englishPartly'))).toBeVisible();
  await expect(page.getByText(phrase('writing.allClear'), { exact: true })).toHaveCount(0);
  counts.resolve();
  await expect(page.locator('.sheet .lint')).toHaveCount(1);
  await expect(page.getByText(phrase('writing.englishPartly'))).toBeHidden();
});

test('missing resources are reported, and retried', async ({ page, expectComplaint }) => {
  expectComplaint(/api\/correct|ngrams/);
  let isAway = true;
  await page.route(/ngrams.*\.bin/, (route) => (isAway ? route.abort() : route.continue()));
  await page.route('**/api/correct', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/en/trial');
  await page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') }).fill(sentence);
  await expect(page.getByText(phrase('writing.englishFailed'))).toBeVisible();
  await expect(page.getByText(phrase('writing.nothingSoFar')).first()).toBeVisible();
  // For English, the server would find nothing more than this page.
  await expect(page.getByText(phrase('writing.serverUnreached'))).toBeHidden();
  await expect(page.getByText(phrase('writing.allClear'), { exact: true })).toHaveCount(0);
  isAway = false;
  await page.getByRole('button', { name: phrase('writing.retry') }).click();
  await expect(page.locator('.sheet .lint')).toHaveCount(1);
  await expect(page.getByText(phrase('writing.englishFailed'))).toBeHidden();
});

test('a page that cannot reach the server explains the effect for Chinese', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/api\/correct|api\/assist\/engines/);
  let isAway = true;
  const answer = async (route: Route) => (isAway ? route.abort() : route.continue());
  await page.route('**/api/correct', answer);
  await page.goto('/en/trial');
  await page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') }).fill('他昨天走了。');
  await expect(page.getByText(phrase('writing.serverUnreached'))).toBeVisible();
  await expect(page.getByText(phrase('writing.allClear'), { exact: true })).toHaveCount(0);
  isAway = false;
  await page.getByRole('button', { name: phrase('writing.retry') }).click();
  await expect(page.getByText(phrase('writing.serverUnreached'))).toBeHidden();
  // The server of this journey has no language pack.
  await expect(page.getByText(phrase('writing.modelMissing'))).toBeVisible();
});
