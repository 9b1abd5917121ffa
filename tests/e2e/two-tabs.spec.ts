import { signInBrowser, signInByPassword } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone } from '../support/sign-up.ts';

const password = 'ink2stone';
const phrase = phrasesOf('en');
const profile = '**/api/userInfo?*';

test.use({ locale: 'en-GB' });

test('a refusal of the previous session does not end one that another tab has begun meanwhile', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  const phone = freshPhone();
  await signInBrowser(context, server.url, { phone, password });
  await page.goto(`${server.url}/en/app`);
  await page
    .getByRole('button', { name: phrase('documents.newDocument') })
    .first()
    .waitFor();

  // The pending request of this tab carries the cookies of a session that ends meanwhile.
  const late = Promise.withResolvers<void>();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.route(
    profile,
    async (route) => {
      await late.promise;
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie } });
      expect(response.status()).toBe(401);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // Before hydration the page does not listen, and the first profile is part of the page.
  await expect(async () => {
    const requested = page.waitForRequest(profile, { timeout: 2000 });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await requested;
  }).toPass();
  await page.request.post(`${server.url}/api/logout`, { data: {}, headers: { origin: server.url } });

  const other = await context.newPage();
  await other.goto(`${server.url}/en/login`);
  await signInByPassword(other, phrase, { phone, password });
  const cleared = page.waitForResponse(/\/api\/logout$/);
  late.resolve();
  await cleared;
  await other.reload();
  await other
    .getByRole('button', { name: phrase('documents.newDocument') })
    .first()
    .waitFor();
  await expect(other).toHaveURL(/\/app$/);
});
