import { importDocument } from '@inkstone/contracts/documents/exchange';
import { openNewDocument, signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { signUp } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('10 MB are refused with a message, and pasted HTML keeps its text and loses its scripts', async ({
  page,
  server,
  expectComplaint,
}) => {
  // Chromium reports the handlers that the content policy blocks while the paste is parsed.
  expectComplaint(/Executing inline event handler violates/);
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.body.pressSequentially('之前。');
  await sheet.paste('A sentence of forty characters, no more. '.repeat(250_000));
  await expect(page.getByText(/characters can be pasted at once/)).toBeVisible({ timeout: 60_000 });
  await sheet.body.pressSequentially('之后。');
  await sheet.waitUntilSaved();
  expect(await sheet.readBlocks()).toEqual(['之前。之后。']);

  await page.evaluate(async () => {
    const html = `<h2 onclick="window.wasRun = 1">题目</h2><script>window.wasRun = 1</script>
      <p>一段<b style="position:fixed">粗体</b>和<a href="javascript:window.wasRun=1">链接</a></p>
      <img src="x" onerror="window.wasRun = 1"><iframe src="https://inkstone.example"></iframe>`;
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
    ]);
  });
  await page.keyboard.press('Control+V');
  await expect(sheet.body).toContainText('一段粗体和链接');
  await expect(sheet.body.locator('strong')).toHaveText('粗体');
  const active = sheet.body.locator(
    'script, iframe, [onclick], [onerror], [style*=fixed], a[href^="javascript:" i]',
  );
  expect(await active.count()).toBe(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('an incomplete link to a document asks visitors to sign in first', async ({ page }) => {
  await page.goto('/en/app/write/01931b5c');
  await page.waitForURL(/\/en\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/app/write/01931b5c');
});

test('a document of another user is not found', async ({ page, context, server, expectComplaint }) => {
  expectComplaint(/status of 404/);
  const author = await signUp(server.url);
  const base64 = Buffer.from('Private words.').toString('base64');
  const { document } = await author.call(importDocument, { name: 'Private.txt', base64 });
  await signInBrowser(context, server.url);
  const response = await page.goto(`/en/app/write/${document.id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Private words.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('writing.missingTitle'));
  await page
    .getByRole('main')
    .getByRole('link', { name: phrase('writing.backToDocuments') })
    .click();
  await expect(page).toHaveURL(/\/en\/app$/);
});

test('with the server unavailable, the list reports it and retries', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/net::ERR_|Failed to load resource/);
  await signInBrowser(context, server.url);
  // The page is loaded completely; errors of a page that is still loading are shown by the browser.
  await page.goto('/en/app', { waitUntil: 'networkidle' });
  const create = page.getByRole('button', { name: phrase('documents.newDocument') }).first();
  await expect(create).toBeEnabled();
  // Journeys that kill the server itself: `first-day`, `generation`.
  await page.route('**', (route) => route.abort('connectionrefused'));
  await create.click();
  await expect(page.getByText(phrase('errors.network_error'))).toBeVisible();
  await page.unroute('**');
  await create.click();
  await expect(page).toHaveURL(/\/en\/app\/write\//);
});

test('an invented token opens nothing', async ({ server }) => {
  const client = await signUp(server.url);
  const token = client.cookies.get('TOKEN') ?? '';
  const forged = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const response = await fetch(`${server.url}/api/userInfo`, { headers: { cookie: `TOKEN=${forged}` } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'sign_in_first', data: null });
});
