import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Delay of a reply, in ms: long enough that users would rely on the displayed state. */
const held = 3000;

/** Delays the server's replies to checks until `release` is called. */
async function holdReplies(page: Page) {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let requested = 0;
  await page.route('**/api/correct', async (route) => {
    requested++;
    await gate.promise;
    await route.continue();
  });
  return {
    requested: () => requested,
    hold() {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
  };
}

/** Expects that no message states that the text has no mistakes, not even for a moment, for some seconds. */
async function expectNeverClean(page: Page): Promise<void> {
  const wasClean = page.evaluate(
    ({ words, ms }) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const texts = Array.from(document.body.querySelectorAll('*'), ({ textContent }) => textContent);
          if (texts.some((text) => text.trim() === words)) resolve(true);
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
        look();
        setTimeout(() => resolve(false), ms);
      }),
    { words: phrase('writing.allClear'), ms: held },
  );
  expect(await wasClean).toBe(false);
}

test('a text is not reported as correct, and no count shown, before a slow server has answered', async ({
  page,
}) => {
  const replies = await holdReplies(page);
  await page.goto('/en/trial');
  await expect(page.getByText(phrase('writing.nothingYet'))).toBeVisible();
  await expectNeverClean(page);

  replies.hold();
  const text = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
  await text.fill('The weather was lovely today.');
  await expectNeverClean(page);
  expect(replies.requested()).toBe(1);
  await expect(page.getByText(phrase('writing.checking'))).toBeVisible();
  replies.release();
  await expect(page.getByText(phrase('writing.allClear'), { exact: true }).first()).toBeVisible();

  // One keystroke must remove the message.
  replies.hold();
  await text.press('End');
  await text.pressSequentially(' It was teh');
  expect(await page.getByText(phrase('writing.allClear'), { exact: true }).count()).toBe(0);
  await expectNeverClean(page);
  await expect(text.locator('.lint')).toHaveCount(1);
  const soFar = page.getByText(phrase('writing.findingsSoFar', { count: 1 })).filter({ visible: true });
  await expect(soFar.first()).toBeVisible();
  await expect(page.getByText(phrase('writing.findings', { count: 1 }), { exact: true })).toHaveCount(0);
  replies.release();
  await expect(
    page.getByText(phrase('writing.findings', { count: 1 }), { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

  // A text with an accepted suggestion is correct only once it has been checked again.
  await text.fill('I recieved the letter.');
  await expect(text.locator('.lint')).toHaveText('recieved');
  await expect(
    page.getByText(phrase('writing.findings', { count: 1 }), { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  replies.hold();
  await page.getByRole('listitem').getByRole('button', { name: 'received' }).first().click();
  await page.getByRole('button', { name: phrase('writing.accept'), exact: true }).click();
  await expect(text).toHaveText('I received the letter.');
  await expectNeverClean(page);
  replies.release();
  await expect(page.getByText(phrase('writing.allClear'), { exact: true }).first()).toBeVisible();
});
