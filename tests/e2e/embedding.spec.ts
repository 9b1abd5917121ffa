import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { buy, payInWallet } from '../support/purchases.ts';
import { withoutWarmChecks } from '../support/server-options.ts';
import { freePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { orderOfPage } from '../support/simulated-wallet.ts';

/**
 * Tests the messages between an embedded page and its embedder, between real origins of a browser. `site` serves a page that
 * sends to `friend`, the origin that its server has confirmed; `evil` attempts various attacks.
 */
let origins: { site: string; friend: string; evil: string };
let server: Server;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../packages/embed/src/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const code = outputFiles[0]?.text ?? '';
  const port = await freePort();
  const at = (name: string) => `http://${name}.localhost:${port}`;
  origins = { site: at('site'), friend: at('friend'), evil: at('evil') };
  const embedded = `<script type="module">
    import { createEmbedded } from '/embed.js';
    const { send } = createEmbedded({ parent: window.parent, origin: '${origins.friend}' });
    send('loaded', 'iframe_upgrade');
    send('upgrade_success', 'iframe_upgrade');
  </script>`;
  server = createServer((request, reply) => {
    const isCode = request.url === '/embed.js';
    reply.setHeader('content-type', isCode ? 'text/javascript' : 'text/html');
    if (isCode) return reply.end(code);
    const isEmbedded = request.url?.startsWith('/vipV3/') === true;
    return reply.end(`<!doctype html><title>page</title><body>${isEmbedded ? embedded : ''}`);
  });
  await once(server.listen(port), 'listening');
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Received {
  readonly type: string;
  readonly source: string;
}

/** Shows the page of `site` in a frame by the SDK; `received` contains the messages that the embedder accepts. */
async function embed(
  page: Page,
  embedder: string,
  view = 'upgrade',
  site = origins.site,
  isDialog = false,
): Promise<void> {
  await page.goto(`${embedder}/`);
  await page.evaluate(
    async ({ site, view: shown, isDialog: isModal }) => {
      const sdk = await import('/embed.js' as string);
      const received: unknown[] = [];
      const raw: unknown[] = [];
      addEventListener('message', ({ data }) => raw.push(data));
      const shownPage = sdk.embedPage({
        ...{ site, view: shown, isDialog: isModal, container: document.body, title: 'Upgrade' },
        onMessage: (message: unknown) => received.push(message),
      });
      Object.assign(window, { received, raw, shownPage });
    },
    { site, view, isDialog },
  );
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
}

const receivedBy = (page: Page, name: 'received' | 'raw' = 'received'): Promise<Received[]> =>
  page.evaluate((key) => Reflect.get(window, key), name);

// The pages of these journeys are not served by Inkstone.
test.use({ baseURL: undefined });

/** Waits until previously posted messages have arrived. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));

const both = [
  { type: 'loaded', source: 'iframe_upgrade' },
  { type: 'upgrade_success', source: 'iframe_upgrade' },
];

test('the embedder whose origin the server has confirmed receives messages of the page', async ({ page }) => {
  await embed(page, origins.friend);
  await expect.poll(() => receivedBy(page)).toEqual(both);
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    `${origins.site}/vipV3/upgrade?origin=${encodeURIComponent(origins.friend)}`,
  );
});

test('a foreign origin that frames the page receives nothing', async ({ page, expectComplaint }) => {
  // Chromium reports on the console that the message was not delivered.
  expectComplaint(/Failed to execute 'postMessage'/);
  await embed(page, origins.evil);
  await expect(page.frameLocator('iframe').locator('script')).toHaveCount(1);
  await settle(page);
  expect(await receivedBy(page, 'raw')).toEqual([]);
});

test('the embedder ignores messages of another window, of another origin, or of another kind', async ({
  page,
}) => {
  await embed(page, origins.friend);
  await expect.poll(() => receivedBy(page)).toEqual(both);
  const forged = { type: 'upgrade_success', source: 'iframe_upgrade' };

  await test.step('of itself, and of a frame that another origin shows', async () => {
    await page.evaluate(async (evil) => {
      const frame = document.createElement('iframe');
      frame.src = `${evil}/`;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
    }, origins.evil);
    await page.evaluate((message) => window.postMessage(message, location.origin), forged);
    const evil = page.frames().find((frame) => frame.url().startsWith(origins.evil));
    await evil?.evaluate((message) => parent.postMessage(message, '*'), forged);
  });
  await test.step('of a second frame of the same site', async () => {
    await page.evaluate(async (site) => {
      const frame = document.createElement('iframe');
      frame.src = `${site}/vipV3/upgrade`;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
    }, origins.site);
  });
  await test.step('of its own frame, but not a message', async () => {
    const own = page.frames().find((frame) => frame.url().includes('origin='));
    await own?.evaluate((to) => {
      parent.postMessage('upgrade_success', to);
      parent.postMessage({ type: 'upgrade_success', source: 'elsewhere' }, to);
    }, origins.friend);
  });
  await expect.poll(async () => (await receivedBy(page, 'raw')).length).toBeGreaterThanOrEqual(8);
  await settle(page);
  expect(await receivedBy(page)).toEqual(both);
});

test('its frame that was redirected to another origin is ignored, and so is a removed one', async ({
  page,
}) => {
  await embed(page, origins.friend);
  await expect.poll(() => receivedBy(page)).toEqual(both);
  const forged = { type: 'upgrade_success', source: 'iframe_upgrade' };
  await page.evaluate((evil) => {
    const frame = document.querySelector('iframe');
    if (frame) frame.src = `${evil}/`;
  }, origins.evil);
  const evil = () => page.frames().find((frame) => frame.url().startsWith(origins.evil));
  await expect.poll(() => evil() !== undefined).toBe(true);
  await evil()?.waitForLoadState();
  await evil()?.evaluate((message) => parent.postMessage(message, '*'), forged);
  await expect.poll(async () => (await receivedBy(page, 'raw')).length).toBe(3);
  expect(await receivedBy(page)).toEqual(both);
  await page.evaluate(() => Reflect.get(window, 'shownPage').remove());
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('the pages of Inkstone', () => {
  let inkstone: ServerProcess;
  test.beforeAll(async () => {
    const settings = { EMBED_ORIGINS: origins.friend, SIMULATOR: 'on', ...withoutWarmChecks };
    inkstone = await startServer({ settings, isPrepared: true });
  });
  test.afterAll(() => inkstone?.[Symbol.asyncDispose]());

  /**
   * Signs a page in and makes it behave as if it were in a frame. Browsers send no cookies to a frame of another site, so a
   * window takes the role of the embedder.
   */
  async function beEmbedded(page: Page, context: BrowserContext, buyer: TestClient): Promise<void> {
    const { url } = inkstone;
    await context.addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url })));
    await page.addInitScript(() => {
      const received: unknown[] = [];
      Object.assign(window, { received });
      const postMessage = (message: unknown, origin: string) =>
        received.push({ ...(message as object), origin });
      Object.defineProperty(window, 'parent', { value: { postMessage } });
    });
  }

  test('a listed origin shows them and receives that they are loaded, requests, and that they are closed', async ({
    page,
  }) => {
    for (const view of ['upgrade', 'compare'] as const) {
      await embed(page, origins.friend, view, inkstone.url);
      const source = `iframe_${view}`;
      await expect.poll(() => receivedBy(page)).toEqual([{ type: 'loaded', source }]);
      const phrase = phrasesOf('zh');
      const requested = [
        ...(view === 'upgrade' ? [['upgrade.compare', 'compare_vip'] as const] : []),
        ['upgrade.help', 'help_center'] as const,
        ['upgrade.contact', 'contact_us'] as const,
        ['common.close', `close_${view}`] as const,
      ];
      for (const [name] of requested)
        await page
          .frameLocator('iframe')
          .getByRole('button', { name: phrase(name), exact: true })
          .click();
      await expect
        .poll(() => receivedBy(page))
        .toEqual([{ type: 'loaded', source }, ...requested.map(([, type]) => ({ type, source }))]);
    }
  });

  test('as dialogs of their embedder they state it in every message, and open nothing themselves', async ({
    page,
  }) => {
    for (const view of ['upgrade', 'compare'] as const) {
      await embed(page, origins.friend, view, inkstone.url, true);
      // The plan dialog uses the language of the browser.
      const phrase = phrasesOf(view === 'upgrade' ? 'zh' : 'en');
      await page
        .frameLocator('iframe')
        .getByRole('button', { name: phrase('common.close'), exact: true })
        .click();
      await expect
        .poll(() => receivedBy(page))
        .toEqual([
          { type: 'loaded', source: view },
          { type: `close_${view}`, source: view },
        ]);
    }
  });

  test('compare: reports once which plan is to be bought, that its order was created, and that it was paid', async ({
    page,
    context,
  }) => {
    const buyer = await signUp(inkstone.url);
    await beEmbedded(page, context, buyer);
    await page.goto(`${inkstone.url}/vipV3/compare?origin=${encodeURIComponent(origins.friend)}`);
    await expect.poll(() => receivedBy(page)).toHaveLength(1);
    const phrase = phrasesOf('zh');
    await page.getByRole('link', { name: phrase('plan.choose', { tier: 'Plus' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /¥25/ }).click();
    await expect(page.getByRole('img', { name: phrase('purchase.codeLabel') })).toBeVisible();
    await payInWallet(buyer, await orderOfPage(page));
    await expect(page.getByText(phrase('purchase.doneTitle'))).toBeVisible();
    await settle(page);
    const reported = (type: string, more = {}) => ({
      type,
      source: 'iframe_compare',
      ...more,
      origin: origins.friend,
    });
    expect(await receivedBy(page)).toEqual([
      reported('loaded'),
      reported('buy_vip', { plan: 'month_vip' }),
      reported('generate_success'),
      reported('upgrade_success'),
    ]);
  });

  test('upgrade: reports which plan is chosen, that its order was created, and that it was paid', async ({
    page,
    context,
  }) => {
    const buyer = await signUp(inkstone.url);
    await beEmbedded(page, context, buyer);
    await buy(buyer, 'year_vip');
    await page.goto(`${inkstone.url}/vipV3/upgrade?origin=${encodeURIComponent(origins.friend)}`);
    await expect.poll(() => receivedBy(page)).toHaveLength(1);
    await page.getByRole('radio', { name: /1 年/ }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /¥400/ }).click();
    await expect(page.getByRole('img', { name: phrasesOf('zh')('purchase.codeLabel') })).toBeVisible();
    await payInWallet(buyer, await orderOfPage(page));
    await expect(page.getByText(phrasesOf('zh')('purchase.doneTitle'))).toBeVisible();
    const reported = (type: string, more = {}) => ({
      type,
      source: 'iframe_upgrade',
      ...more,
      origin: origins.friend,
    });
    expect(await receivedBy(page)).toEqual([
      reported('loaded'),
      reported('change_vip', { plan: 'year_vvip' }),
      reported('generate_success'),
      reported('upgrade_success'),
    ]);
  });

  test('another origin cannot show them', async ({ page, expectComplaint }) => {
    expectComplaint(/frame-ancestors/);
    await embed(page, origins.evil, 'upgrade', inkstone.url);
    await settle(page);
    expect(await receivedBy(page, 'raw')).toEqual([]);
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  });
});
