import { createDocument } from '@inkstone/contracts/documents';
import { exportPath } from '@inkstone/contracts/documents/exchange';
import { rewriteRemaining } from '@inkstone/contracts/rewriting/jobs';
import { prepareRewrite } from '@inkstone/contracts/rewriting/rewrite';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { openNewDocument } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect } from '../support/journey.ts';
import { killAndRestart, test } from '../support/model-server.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy } from '../support/purchases.ts';
import { signUp } from '../support/sign-up.ts';
import { openHeaderTool, writingPage } from '../support/writing-page.ts';

/** While it is set, the model withholds its answers about the second half of the chapter. */
let heldBack: PromiseWithResolvers<void> | null = null;

/** The model replaces some words of its input. */
test.beforeEach(({ model }) => {
  model.answerBy(async (messages) => {
    const prompt = messages.at(-1)?.content ?? '';
    const rules = messages[0]?.content ?? '';
    if (rules.includes('different directions')) return '{"directions": ["A garden", "A street", "A tree"]}';
    if (rules.includes('Continue the text')) return ' It has a garden.';
    if (Number(/第(?:⟦\d+:)?(\d+)/.exec(prompt)?.[1]) > 12) await heldBack?.promise;
    return reword(prompt);
  });
});

/** Rewrites the text between the fences, keeping its locks. */
function reword(prompt: string): string {
  const text = prompt.split('\n').slice(1, -1).join('\n');
  return text.replaceAll('采用', '使用').replaceAll('显著', '明显').replaceAll('big', 'large');
}

/** A chapter of more than 3,000 characters, each sentence with a citation and numbers. */
const chapter = Array.from({ length: 5 }, (_, paragraph) =>
  Array.from({ length: 5 }, (_, sentence) => {
    const number = paragraph * 5 + sentence + 1;
    return `第${number}组实验采用相同的训练数据和参数设置，模型在测试集上的准确率显著提升了${number}.5%，与已有研究[${number}]报告的结果基本一致，在重复实验中各项指标的波动不超过${number}.2个百分点，说明该方法在不同的数据规模和硬件条件下都具有较好的稳定性，可以满足后续研究的需要。`;
  }).join(''),
).join('\n');

test('a chapter with citations is rewritten sentence by sentence: accept, reject, undo, while the server is killed', async ({
  server,
  newDevice,
  expectComplaint,
}) => {
  expectComplaint(/WebSocket connection|net::ERR_|Failed to load resource/);
  const phrase = phrasesOf('zh');
  const context = await newDevice({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openChapter(page, server.url);
  const sheet = writingPage(page, phrase);
  const before = await wordsLeft(page);

  await openHeaderTool(page, phrase, phrase('rewrite.title'));
  const panel = page.getByRole('complementary', { name: phrase('rewrite.title') });
  await panel.getByRole('radio', { name: phrase('rewrite.academic') }).check();
  await expect(sheet.body.locator('.lock', { hasText: '[1]' }).first()).toBeVisible();
  heldBack = Promise.withResolvers<void>();
  await panel.getByRole('button', { name: phrase('rewrite.run'), exact: true }).click();
  await expect(panel).toContainText(phrase('rewrite.progress', { done: 12, count: 25 }), {
    timeout: 120_000,
  });
  // Nothing is inserted into the text before it is accepted.
  await expect(page.getByText(phrase('writing.generated'))).toHaveCount(0);
  expect((await sheet.readBlocks()).join('\n')).toBe(chapter);
  expect(strFromU8(await exported(page, 'html'))).not.toContain('使用');

  const cards = panel.locator('[data-sentence]');
  await cards.first().getByRole('button').first().click();
  await page.keyboard.press('a');
  await expect(cards.first()).toContainText(phrase('rewrite.accepted'));
  await page.keyboard.press('x');
  await expect(cards.nth(1)).toContainText(phrase('rewrite.rejected'));
  const firstLine = async () => (await sheet.readBlocks())[0]?.slice(0, 9);
  await expect.poll(firstLine).toBe('第1组实验使用相同');

  await sheet.body.press('Control+z');
  await expect.poll(firstLine).toBe('第1组实验采用相同');
  await expect(cards.first()).not.toContainText(phrase('rewrite.accepted'));
  await sheet.waitUntilSaved();

  await killAndRestart(server, async () => {
    await expect(panel.getByRole('button', { name: phrase('rewrite.resume') })).toBeVisible();
    await expect(cards.nth(11)).toContainText('使用');
    heldBack?.resolve();
    heldBack = null;
  });
  await page.reload();
  // The proposals and decisions are restored, and the run continues at the point of interruption.
  await expect(panel).toContainText(phrase('rewrite.progress', { done: 12, count: 25 }));
  await expect(cards.nth(1)).toContainText(phrase('rewrite.rejected'));
  await expect(cards.nth(11)).toContainText('使用');
  await expect(sheet.body.locator('.proposal').first()).toBeVisible();
  expect((await sheet.readBlocks()).join('\n')).toBe(chapter);
  await panel.getByRole('button', { name: phrase('rewrite.resume') }).click();
  await expect(panel).toContainText(phrase('rewrite.progress', { done: 25, count: 25 }), {
    timeout: 120_000,
  });
  const price = before - (await wordsLeft(page));
  await expect(panel).toContainText(phrase('rewrite.receipt', { words: price }));
  expect(price).toBe(await priceOfChapter(page));

  await acceptFirstBesideOriginal(page);
  await panel.getByRole('button', { name: phrase('rewrite.acceptAll', { count: 23 }) }).click();
  const accepted = chapter
    .split('。')
    .map((sentence, i) => (i === 1 ? sentence : reword(`\n${sentence}\n`)))
    .join('。');
  await expect.poll(async () => (await sheet.readBlocks()).join('\n')).toBe(accepted);
  await sheet.waitUntilSaved();
  await expect(page.getByText(phrase('writing.generated'))).toBeVisible();
  const html = strFromU8(await exported(page, 'html'));
  for (const paragraph of accepted.split('\n')) expect(html).toContain(paragraph);
  expect(html).toMatch(/<meta name="AIGC" content="[^"]+Label/);
  const docx = unzipSync(await exported(page, 'docx'));
  expect(strFromU8(docx['docProps/custom.xml'] ?? new Uint8Array())).toContain('name="AIGC"');
});

/** Opens the chapter in a new document of an account with Plus. */
async function openChapter(page: Page, url: string): Promise<void> {
  const person = await signUp(url);
  await buy(person, 'month_vip');
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
  const { id } = await person.call(createDocument, { title: '论文' });
  await page.goto(`${url}/zh/app/write/${id}`);
  const sheet = writingPage(page, phrasesOf('zh'));
  await sheet.body.click();
  await sheet.paste(chapter);
  await sheet.waitUntilSaved();
}

/** Shows all proposals side by side; the keys work there too. */
async function acceptFirstBesideOriginal(page: Page): Promise<void> {
  const phrase = phrasesOf('zh');
  await page.getByRole('button', { name: phrase('rewrite.sideBySide') }).press('Enter');
  const comparison = page.getByRole('dialog', { name: phrase('rewrite.sideBySide') });
  const rows = comparison.locator('[data-sentence]');
  await expect(rows).toHaveCount(25);
  await page.keyboard.press('a');
  await expect(rows.first()).toContainText(phrase('rewrite.accepted'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

/** Returns the words that the account has left for rewriting. */
async function wordsLeft(page: Page): Promise<number> {
  const reply = await page.request.get(rewriteRemaining.path);
  return (await reply.json()).data.left;
}

/** Returns the price of rewriting the whole chapter once, in words. */
async function priceOfChapter(page: Page): Promise<number> {
  const reply = await page.request.post(prepareRewrite.path, {
    data: { text: chapter },
    headers: { origin: new URL(page.url()).origin },
  });
  return (await reply.json()).data.price;
}

/** Downloads the open document. */
async function exported(page: Page, format: 'docx' | 'html'): Promise<Uint8Array> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const reply = await page.request.get(`${exportPath}?id=${id}&format=${format}`);
  expect(reply.ok()).toBe(true);
  return reply.body();
}

test('selected text is polished and continued by keyboard: a proposal first, then applied by Tab and undone', async ({
  server,
  page,
}) => {
  const phrase = phrasesOf('en');
  // A fast user presses the keys before the code of the toolbar is loaded.
  const pressed = Promise.withResolvers<void>();
  await page.route(/selection-tools-[^/]+\.js$/, async (loading) => {
    await pressed.promise;
    await loading.continue();
  });
  await openNewDocument(page, server.url, 'en', { hasTrial: true });
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.type('This is a big house.');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+j');
  // The tool is selected too, and the selected text is not replaced.
  await page.keyboard.press('1');
  pressed.resolve();
  const preview = page.getByRole('dialog', { name: phrase('rewrite.preview') });
  await expect(preview.getByRole('button', { name: phrase('rewrite.apply') })).toBeVisible();
  expect(await sheet.readBlocks()).toEqual(['This is a big house.']);
  await page.keyboard.press('Tab');
  await expect.poll(sheet.readBlocks).toEqual(['This is a large house.']);
  await expect(page.getByText(phrase('writing.generated'))).toBeVisible();
  await expect(sheet.body).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(sheet.readBlocks).toEqual(['This is a big house.']);

  await page.keyboard.press('End');
  await page.keyboard.press('Control+j');
  const toolbar = page.getByRole('toolbar', { name: phrase('rewrite.toolbar') });
  await expect(toolbar.getByRole('button', { name: phrase('rewrite.polish') })).toBeFocused();
  await page.keyboard.press('5');
  const continuation = page.getByRole('dialog', { name: phrase('rewrite.continue') });
  await expect(continuation).toContainText('A street');
  await page.keyboard.press('1');
  await expect(continuation.getByRole('button', { name: phrase('rewrite.apply') })).toBeVisible();
  await expect(continuation).toContainText(phrase('rewrite.receipt', { words: 4 }));
  expect(await sheet.readBlocks()).toEqual(['This is a big house.']);
  await page.keyboard.press('Tab');
  await expect.poll(sheet.readBlocks).toEqual(['This is a big house. It has a garden.']);
  await page.keyboard.press('Control+z');
  await expect.poll(sheet.readBlocks).toEqual(['This is a big house.']);
});

test('an empty document, two languages, and no network: nothing is lost, and the tools show the reason', async ({
  server,
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/WebSocket connection|net::ERR_|Failed to load resource/);
  const phrase = phrasesOf('en');
  await openNewDocument(page, server.url, 'en', { hasTrial: true });
  const sheet = writingPage(page, phrase);
  const toolbar = page.getByRole('toolbar', { name: phrase('rewrite.toolbar') });
  await sheet.body.click();
  // There is no text for a tool, so the digit is inserted.
  await page.keyboard.press('Control+j');
  await page.keyboard.type('1 big house. 我们采用新方法。');
  await expect.poll(sheet.readBlocks).toEqual(['1 big house. 我们采用新方法。']);
  await sheet.waitUntilSaved();

  await context.setOffline(true);
  // Chromium's network process learns of it a moment later than the page.
  const isReachable = () => page.evaluate(() => fetch('/healthz').then(Boolean, () => false));
  await expect.poll(isReachable).toBe(false);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('alert').filter({ hasText: phrase('errors.network_error') })).toBeVisible();
  await expect(toolbar).toHaveCount(0);
  expect(await sheet.readBlocks()).toEqual(['1 big house. 我们采用新方法。']);

  await context.setOffline(false);
  await sheet.body.press('Control+a');
  await page.keyboard.press('Control+j');
  await page.keyboard.press('1');
  const preview = page.getByRole('dialog', { name: phrase('rewrite.preview') });
  await expect(preview.getByRole('button', { name: phrase('rewrite.apply') })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(sheet.readBlocks).toEqual(['1 large house. 我们使用新方法。']);
  await page.keyboard.press('Control+z');
  await expect.poll(sheet.readBlocks).toEqual(['1 big house. 我们采用新方法。']);
});
