import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withoutWarmChecks } from '../support/server-options.ts';
import { freePort, startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';

const phrase = phrasesOf('en');

/**
 * One server under three names, and a foreign domain that is same-site with ours, so that cookies would be
 * sent.
 */
async function startDomains() {
  const [port, evilPort] = [await freePort(), await freePort()];
  const [site, friend, abroad] = ['write.inkstone', 'friend.inkstone', 'abroad'].map(
    (name) => `http://${name}.localhost:${port}`,
  ) as [string, string, string];
  const evil = `http://evil.inkstone.localhost:${evilPort}`;
  const pages = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').end('<!doctype html>evil'),
  );
  await once(pages.listen(evilPort), 'listening');
  const server = await startServer({
    isPrepared: true,
    readyAt: `http://localhost:${port}`,
    settings: {
      ...{ PORT: String(port), BASE_URL: site, AUTH_ORIGINS: `${friend},${abroad}`, DEVICES_FREE: '1' },
      ...withoutWarmChecks,
    },
  });
  const stop = async () => {
    pages.close();
    await server[Symbol.asyncDispose]();
  };
  return { site, friend, abroad, evil, url: server.url, stop };
}

async function signIn(context: BrowserContext, { url, site }: { url: string; site: string }): Promise<void> {
  const { cookies } = await signUp(url);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site })));
}

/** The account of the session on a page's own domain; null for none, and during navigation. */
const accountAt = (page: Page) =>
  page
    .evaluate(async () => {
      const reply = await fetch('/api/userInfo');
      return reply.ok ? String((await reply.json()).data.id) : null;
    })
    .catch(() => null);

let domains: Awaited<ReturnType<typeof startDomains>>;
test.beforeAll(async () => {
  domains = await startDomains();
});
test.afterAll(() => domains?.stop());

// These journeys need only their own server.
test.use({ locale: 'en-US', baseURL: undefined });
test.beforeEach(({ expectComplaint }) => expectComplaint(/Failed to load resource.*userInfo/));

test('a user signed in at the first domain is signed in at the others, until they sign out there', async ({
  page,
  context,
}) => {
  const { site, friend, abroad } = domains;
  await page.goto(`${friend}/en/`);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await accountAt(page)).toBeNull();

  await signIn(context, domains);
  await page.goto(`${site}/en/`);
  const account = await accountAt(page);
  expect(account).not.toBeNull();
  await page.goto(`${friend}/en/`);
  await expect.poll(() => accountAt(page)).toBe(account);
  await expect(page.locator('iframe')).toHaveCount(0);

  await test.step('a domain of another site is shown no cookies in a frame, and asks', async () => {
    await page.goto(`${abroad}/en/rules`);
    const offer = page.getByRole('complementary', { name: phrase('common.handoverTitle') });
    await expect(offer).toContainText(new URL(site).host);
    expect(await accountAt(page)).toBeNull();
    await offer.getByRole('button', { name: phrase('common.handoverTake') }).click();
    await expect.poll(() => accountAt(page)).toBe(account);
    await page.waitForURL(`${abroad}/en/rules`);
    await expect(offer).toHaveCount(0);
  });

  await test.step('signing out at one domain leaves the others alone, and stays', async () => {
    await page.goto(`${friend}/en/app`);
    await page.locator('header details:visible summary').last().click();
    await page.getByRole('button', { name: phrase('common.signOut') }).click();
    await expect.poll(() => accountAt(page)).toBeNull();
    await page.goto(`${friend}/en/`);
    await page.waitForLoadState('networkidle');
    expect(await accountAt(page)).toBeNull();
    await page.goto(`${site}/en/`);
    expect(await accountAt(page)).toBe(account);
  });
});

test('a trial text at another domain becomes a document once its writer signs in through the first one', async ({
  page,
  context,
}) => {
  const { site, friend } = domains;
  await page.goto(`${friend}/en/trial`);
  const text = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
  await text.click();
  await text.pressSequentially('我们己经出发了。');
  await signIn(context, domains);
  // Entering a URL in the address bar has the same result as following a link.
  await page.goto(`${friend}/en/`);
  await expect.poll(() => accountAt(page)).not.toBeNull();
  await page.goto(`${friend}/en/app`);
  await page.waitForURL(`${friend}/en/app/write/*`);
  const sheet = page.getByRole('textbox', { name: phrase('writing.bodyLabel'), exact: true });
  await expect(sheet).toHaveText('我们己经出发了。');
  await expect(sheet.locator('.lint')).toHaveText('己经');
  await page.goto(`${site}/en/app`);
  await expect(page.getByRole('link', { name: '我们己经出发了' })).toHaveCount(1);
});

test('a foreign domain can neither frame the page nor learn anything', async ({
  page,
  context,
  expectComplaint,
}) => {
  const { site, friend, evil } = domains;
  expectComplaint(/frame-ancestors|Framing|Failed to load resource|CORS|blocked|postMessage/);
  await signIn(context, domains);
  await page.goto(evil);
  const learned = await page.evaluate(
    async ({ site, friend, evil }) => {
      const received: string[] = [];
      const receive = ({ origin, data }: MessageEvent) => received.push(`${origin} ${JSON.stringify(data)}`);
      addEventListener('message', receive);
      const question = { type: 'get_token', challenge: 'c'.repeat(43) };
      const windows: (Window | null)[] = [];
      for (const origin of [evil, friend]) {
        for (const domain of [site, friend]) {
          const address = `${domain}/iframeAuth?origin=${encodeURIComponent(origin)}`;
          const frame = document.createElement('iframe');
          frame.src = address;
          document.body.append(frame);
          windows.push(frame.contentWindow, open(address));
        }
      }
      const polling = setInterval(() => {
        for (const each of windows)
          for (const to of [question, { type: 'get_token' }]) each?.postMessage(to, '*');
      }, 100);
      const request = async (path: string) => {
        const body = JSON.stringify({ origin: evil, challenge: question.challenge });
        const headers = { 'content-type': 'application/json' };
        return fetch(site + path, { method: 'POST', credentials: 'include', headers, body }).then(
          (reply) => reply.text(),
          () => null,
        );
      };
      received.push(
        ...(
          await Promise.all(['start', 'tokens'].map((path) => request(`/api/login/handover/${path}`)))
        ).filter((text) => text !== null),
      );
      await new Promise((resolve) => setTimeout(resolve, 3000));
      clearInterval(polling);
      return received;
    },
    { site, friend, evil },
  );
  expect(learned).toEqual([]);
  for (const frame of page.frames().slice(1)) expect(frame.url()).toMatch(/^chrome-error:/);

  await page.goto(`${site}/iframeAuth?origin=${encodeURIComponent(evil)}&challenge=${'c'.repeat(43)}`);
  await expect(page.getByText(phrase('common.handoverPurpose'))).toBeVisible();
  expect(new URL(page.url()).origin).toBe(site);

  await test.step('a code that it has a browser carry is worth nothing where it arrives', async () => {
    await page.goto(`${site}/iframeAuth?origin=${encodeURIComponent(friend)}&challenge=${'c'.repeat(43)}`);
    await expect(page.getByText(phrase('common.handoverPurpose'))).toBeVisible();
    expect(page.url()).toBe(`${friend}/iframeAuth`);
    expect(await accountAt(page)).toBeNull();
  });
});
