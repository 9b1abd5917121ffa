import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** All of its words are spelled correctly; only the n-gram counts show that one is missing. */
const sentence = 'You will able to see it.';

test('a text is not reported as correct while data are loading or missing, or without the server; all is retried', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/api\/correct|api\/assist\/engines|ngrams/);
  const lexicon = Promise.withResolvers<void>();
  const counts = Promise.withResolvers<void>();
  let areCountsAway = true;
  let server: 'ready' | 'failing' | 'away' = 'failing';
  await page.route(/lexicon.*\.bin/, (route) => lexicon.promise.then(() => route.continue()));
  await page.route(/ngrams.*\.bin/, async (route) => {
    await counts.promise;
    return areCountsAway ? route.abort() : route.continue();
  });
  await page.route('**/api/correct', (route) => {
    if (server === 'failing') return route.fulfill({ status: 503, body: '' });
    return server === 'away' ? route.abort() : route.continue();
  });
  const text = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
  const allClear = page.getByText(phrase('writing.allClear'), { exact: true });
  const retry = page.getByRole('button', { name: phrase('writing.retry') });

  await page.goto('/en/trial');
  await text.fill(sentence);
  await expect(page.getByText(phrase('writing.englishLoading'))).toBeVisible();
  await expect(allClear).toHaveCount(0);
  lexicon.resolve();
  await expect(page.getByText(phrase('writing.englishPartly'))).toBeVisible();
  await expect(allClear).toHaveCount(0);

  server = 'away';
  counts.resolve();
  await expect(page.getByText(phrase('writing.englishFailed'))).toBeVisible();
  await expect(page.getByText(phrase('writing.nothingSoFar')).first()).toBeVisible();
  // For English, the server would find nothing more than this page.
  await expect(page.getByText(phrase('writing.serverUnreached'))).toBeHidden();
  await expect(allClear).toHaveCount(0);
  // The server has all English data; only the page is to find the mistake.
  areCountsAway = false;
  await retry.click();
  await expect(page.locator('.sheet .lint')).toHaveCount(1);
  await expect(page.getByText(phrase('writing.englishFailed'))).toBeHidden();
  await expect(page.getByText(phrase('writing.englishPartly'))).toBeHidden();

  await text.fill('他昨天走了。');
  await expect(page.getByText(phrase('writing.serverUnreached'))).toBeVisible();
  await expect(allClear).toHaveCount(0);
  server = 'ready';
  await retry.click();
  await expect(page.getByText(phrase('writing.serverUnreached'))).toBeHidden();
  // The server of this journey has no language pack.
  await expect(page.getByText(phrase('writing.modelMissing'))).toBeVisible();
});
