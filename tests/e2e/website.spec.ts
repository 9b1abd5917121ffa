import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { splitPath } from '../../apps/web/app/platform/i18n/resolve-locale.ts';
import { signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { violationsOf } from '../support/look.ts';
import { openSettled } from '../support/settled.ts';
import { findSmallTargets } from '../support/touch.ts';
import {
  faultsOf,
  hasAnchor,
  linksOf,
  locales,
  namedPages,
  type SentPage,
  websitePages,
} from '../support/website.ts';
import { wordsOf } from '../support/words.ts';

type Locale = (typeof locales)[number];

async function send(request: APIRequestContext, locale: Locale, path: string): Promise<SentPage> {
  const reply = await request.get(`/${locale}${path}`, { headers: { 'accept-encoding': 'identity' } });
  return { path, locale, status: reply.status(), html: await reply.text() };
}

test('every page says what it is, for visitors and members, and no link is dead', async ({
  context,
  request,
  server,
}) => {
  await signInBrowser(context, server.url);
  const pages: SentPage[] = [];
  for (const path of websitePages)
    pages.push(...(await Promise.all((['zh', 'en'] as const).map((locale) => send(request, locale, path)))));
  for (const path of namedPages) pages.push(await send(request, 'zh', path));
  for (const [path, locale] of todaysTranslations()) pages.push(await send(request, locale, path));
  const ofMembers = await Promise.all(
    todaysOf(websitePages, 3).map((path) => send(context.request, 'en', path)),
  );
  const faults = [...pages, ...ofMembers].flatMap((page) => faultsOf(page, server.url));

  const texts = new Map(pages.filter(isChinese).map((page) => [page.path, page.html]));
  const links = new Map<string, { readonly link: URL; readonly from: string }>();
  for (const page of pages.filter(isChinese)) {
    for (const link of linksOf(page, server.url)) {
      const path = splitPath(link.pathname).rest;
      // The tests of the licences read their hundreds of texts.
      if (/^\/api\/|\/licences\/text$/.test(path)) continue;
      // Another language of a page that is known: `script/soak website` opens all of them.
      links.set(path + link.search + link.hash, { link, from: page.path });
    }
  }
  for (const { link, from } of links.values()) {
    const path = splitPath(link.pathname).rest + link.search;
    const text = texts.get(path) ?? (await read(request, link.pathname + link.search));
    texts.set(path, text ?? '');
    if (!text) faults.push(`${from}: ${path} is dead`);
    else if (link.hash !== '' && !hasAnchor(text, link.hash))
      faults.push(`${from}: ${path}${link.hash} leads nowhere`);
  }
  expect(links.size).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

const isChinese = ({ locale, status }: SentPage) => locale === 'zh' && status === 200;

/** The text of a page; null where there is none. */
async function read(request: APIRequestContext, address: string): Promise<string | null> {
  const reply = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
  return reply.ok() ? reply.text() : null;
}

const today = Math.floor(Date.now() / 86_400_000);

/** One of every `parts`, others every day. */
function todaysOf<Item>(all: readonly Item[], parts: number): readonly Item[] {
  return all.filter((_, index) => (index + today) % parts === 0);
}

/**
 * A few pages in another language each: all nine at once are more than an address may ask for in a minute.
 * `script/soak website` opens every page in every language.
 */
function todaysTranslations(): readonly (readonly [string, Locale])[] {
  const others = locales.filter((locale) => locale !== 'zh' && locale !== 'en');
  return todaysOf(websitePages, 4).map((path, index) => [
    path,
    others[(index + today) % others.length] ?? 'fr',
  ]);
}

/** Two pages, others every day. */
function todaysShare(): readonly string[] {
  const all = [
    '/education',
    '/bussiness',
    '/coreTechnology',
    '/coreTechnology/three',
    '/coreTechnology/recognition',
    '/sitemap.html',
  ];
  const campaigns = ['/share', '/sharev3', '/sharev7', '/share/mobileLogin', '/appshare', '/ads/blueSite'];
  return [all[today % all.length] ?? '', campaigns[today % campaigns.length] ?? ''];
}

test('visitors share pages; members, other languages and themes never get a page of somebody else', async ({
  context,
  playwright,
  server,
}) => {
  await signInBrowser(context, server.url);
  const visitor = await playwright.request.newContext({ baseURL: server.url });
  for (const path of ['', '/manual', '/manual/begin', '/education']) {
    const ask = (locale: string, headers = {}) => visitor.get(`/${locale}${path}`, { headers });
    const [first, again] = [await ask('zh'), await ask('zh')];
    const tag = first.headers()['etag'];
    expect(tag, path).toBeTruthy();
    expect(again.headers()['content-type'], path).toContain('text/html');
    expect(again.headers()['etag'], path).toBe(tag);
    expect(await first.text()).not.toMatch(/nonce="|nonce-/);
    const others = [await ask('en'), await ask('zh', { cookie: 'theme=dark' })];
    for (const other of others) expect(other.headers()['etag'], path).not.toBe(tag);
    expect(await others[1]?.text()).toContain('data-theme="dark"');

    const own = await context.request.get(`/zh${path}`);
    expect(own.headers()['etag'], path).toBeUndefined();
    expect(own.headers()['content-security-policy']).toContain("'nonce-");
    expect((await ask('zh')).headers()['etag'], path).toBe(tag);
  }
  await visitor.dispose();
});

test('a content page has at most 80 kB of JavaScript, compressed', async ({ page, request }) => {
  for (const path of ['/education', '/coreTechnology', '/newslist', '/manual/begin']) {
    const scripts: number[] = [];
    page.on('response', async (reply) => {
      if (reply.request().resourceType() === 'script') scripts.push((await reply.body()).length);
    });
    await openSettled(page, `/zh${path}`);
    const html = await (await request.get(`/zh${path}`)).text();
    const inline = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .join('');
    const size = brotliCompressSync(inline).length;
    expect(scripts, path).toEqual([]);
    expect(size, path).toBeLessThan(80_000);
  }
});

test.describe('on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const words = wordsOf('zh');

  test('pages without the client of the app keep their menus, and have no violation', async ({ page }) => {
    for (const path of todaysShare()) {
      await openSettled(page, `/zh${path}`);
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      expect(await findSmallTargets(page), path).toEqual([]);
    }
    await openSettled(page, '/zh/education');
    await expect(page.locator('script[src]')).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('common.menu') })
      .click();
    const menu = page.getByRole('dialog', { name: words('common.menu') });
    await expect(menu.getByRole('link', { name: words('common.links.business') })).toBeVisible();
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: words('common.themeDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('button', { name: words('common.close'), exact: true }).click();
    await expect(menu).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: words('common.termsNames.privacy') }).click();
    await expect(
      page.getByRole('dialog', { name: words('common.termsNames.privacy') }).locator('iframe'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await footer.getByRole('link', { name: words('common.backToTop') }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
