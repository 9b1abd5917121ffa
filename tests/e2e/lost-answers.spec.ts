import { suggestOutline } from '@inkstone/contracts/generation/inspire';
import { readTranslation } from '@inkstone/contracts/translation';
import { countWords } from '@inkstone/proofread/client';
import type { Page } from '@playwright/test';
import {
  listing,
  translateHonestly,
} from '../../apps/server/src/modules/translation/testing/scripted-model.ts';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/model-server.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy } from '../support/purchases.ts';
import { writingPage } from '../support/writing-page.ts';

const sentences = ['今天的会议讨论了明年的预算安排。', '后来我们去了图书馆看书。', '晚上大家一起吃了晚饭。'];
const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);

test.beforeEach(({ model, expectComplaint }) => {
  expectComplaint(/ERR_CONNECTION_RESET|ERR_FAILED/);
  model.answerBy((messages) => listing(messages, translateHonestly));
});

/** The server sends its answer to a connection that is lost: the page receives nothing of it. */
async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

const left = async (page: Page, url: string) => {
  const reply = await page.request.get(`${url}${readTranslation.path}`);
  return (await reply.json()).data.left;
};

test('a translated text that was sent to a lost connection arrives on request, also after a reload, without another charge', async ({
  server,
  model,
  page,
}) => {
  const phrase = phrasesOf('en');
  await signInBrowser(page.context(), server.url);
  await page.goto(`${server.url}/en/app/translate`);
  const before = await left(page, server.url);
  await loseAnswers(page, '/api/translate/stream');
  await page.getByRole('textbox', { name: phrase('translate.source'), exact: true }).fill(sentences.join(''));
  await page.getByRole('button', { name: phrase('translate.run'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(phrase('errors.network_error'));
  expect(await left(page, server.url)).toBe(before - words);
  const asked = model.requests.length;

  await page.unroute('**/api/translate/stream');
  await page.reload();
  await page.getByRole('button', { name: phrase('translate.run'), exact: true }).click();
  await expect(page.getByRole('option').filter({ hasText: 'This is the part' })).toHaveCount(3);
  await expect(page.getByText(phrase('translate.charged', { words: 0 }))).toBeVisible();
  expect(await left(page, server.url)).toBe(before - words);
  expect(model.requests.length).toBe(asked);
});

test('a translated selection that was sent to a lost connection is continued without another charge', async ({
  server,
  page,
}) => {
  const phrase = phrasesOf('en');
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(sentences.join(''));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+j');
  const before = await left(page, server.url);
  await loseAnswers(page, '/api/translate/stream');
  await page.getByRole('button', { name: phrase('rewrite.translate'), exact: true }).click();
  const preview = page.getByRole('dialog', { name: phrase('rewrite.translate') });
  await expect(preview.getByRole('alert')).toContainText(phrase('errors.network_error'));
  await page.unroute('**/api/translate/stream');
  await preview.getByRole('button', { name: phrase('rewrite.resume'), exact: true }).click();
  await expect(preview).toContainText('This is the part');
  await expect(preview.getByRole('alert')).toHaveCount(0);
  expect(await left(page, server.url)).toBe(before - words);
});

test('an outline whose answer was lost is shown when it can be read, without a second request', async ({
  server,
  model,
  page,
}) => {
  const phrase = phrasesOf('en');
  const outline = { title: 'Ink', sections: [{ heading: 'Soot and glue', brief: 'How ink is made' }] };
  model.answerBy(() => JSON.stringify(outline));
  await buy(await signInBrowser(page.context(), server.url), 'words_50k');
  await page.goto(`${server.url}/en/app/inspire`);
  await page.getByRole('button', { name: phrase('generation.template.thesis') }).click();
  const topic = phrase('generation.required', { field: phrase('generation.facts.topic') });
  await page.getByRole('textbox', { name: topic }).fill('Ink');
  await page.getByRole('button', { name: phrase('generation.begin') }).click();
  await loseAnswers(page, suggestOutline.path);
  await page.getByRole('button', { name: phrase('generation.suggestOutline') }).click();
  await expect(page.getByRole('list', { name: phrase('generation.outline') })).toContainText('Soot and glue');
  await expect(page.getByRole('button', { name: phrase('generation.suggestAgain') })).toBeVisible();
});
