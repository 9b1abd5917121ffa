import {
  enterCode,
  openNewDocument,
  readCodeFromSimulator,
  requestCode,
  signInBrowser,
} from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('10 MB are refused with a message, and the page keeps working', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.body.pressSequentially('Before. ');
  await sheet.paste('A sentence of forty characters, no more. '.repeat(250_000));
  await expect(page.getByText(/characters can be pasted at once/)).toBeVisible({ timeout: 60_000 });
  await sheet.body.pressSequentially('After.');
  await sheet.waitUntilSaved();
  expect(await sheet.readBlocks()).toEqual(['Before. After.']);
});

test('pasted HTML keeps its text and loses its scripts', async ({ page, server, expectComplaint }) => {
  // Chromium reports the handlers that the content policy blocks while the paste is parsed.
  expectComplaint(/Executing inline event handler violates/);
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const html = `<h2 onclick="window.wasRun = 1">Title</h2><script>window.wasRun = 1</script>
      <p>Plain <b style="position:fixed">bold</b> <a href="javascript:window.wasRun=1">link</a></p>
      <img src="x" onerror="window.wasRun = 1"><iframe src="https://inkstone.example"></iframe>`;
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
    ]);
  });
  await page.keyboard.press('Control+V');
  await expect(sheet.body).toContainText('Plain bold link');
  await expect(sheet.body.locator('strong')).toHaveText('bold');
  const active = sheet.body.locator(
    'script, iframe, [onclick], [onerror], [style*=fixed], a[href^="javascript:" i]',
  );
  expect(await active.count()).toBe(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('a document of another user is not found', async ({
  page,
  context,
  server,
  newDevice,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  await openNewDocument(page, server.url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.body.pressSequentially('Private words.');
  await sheet.waitUntilSaved();

  const otherUser = await newDevice();
  await signInBrowser(otherUser, server.url);
  const otherPage = await otherUser.newPage();
  const response = await otherPage.goto(page.url());
  expect(response?.status()).toBe(404);
  await expect(otherPage.getByText('Private words.')).toHaveCount(0);
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(phrase('writing.missingTitle'));
  await otherPage
    .getByRole('main')
    .getByRole('link', { name: phrase('writing.backToDocuments') })
    .click();
  await expect(otherPage).toHaveURL(/\/en\/app$/);
  expect((await context.cookies()).length).toBeGreaterThan(0);
});

test('a wrong code is reported, and the correct one still works', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 400/);
  await page.goto('/en/login');
  await requestCode(page, phrase, freshPhone());
  const right = await readCodeFromSimulator(page, phrase);
  await enterCode(page, phrase, right === '000000' ? '111111' : '000000');
  await expect(page.getByText(phrase('errors.code_wrong', { left: 4 }))).toBeVisible();
  await enterCode(page, phrase, right);
  await expect(page).toHaveURL(/\/en\/app/);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

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
    await server.kill();
    await create.click();
    await expect(page.getByText(phrase('errors.network_error'))).toBeVisible();
    await server.restart();
    await create.click();
    await expect(page).toHaveURL(/\/en\/app\/write\//);
  });
});

test('an invented token opens nothing', async ({ server }) => {
  const client = await signUp(server.url);
  const token = client.cookies.get('TOKEN') ?? '';
  const forged = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const response = await fetch(`${server.url}/api/userInfo`, { headers: { cookie: `TOKEN=${forged}` } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'sign_in_first', data: null });
});
