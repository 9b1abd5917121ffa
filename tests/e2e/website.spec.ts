import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { splitPath } from '../../apps/web/app/platform/i18n/resolve-locale.ts';
import { signInBrowser } from '../support/entry.ts';
import { violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
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

type Locale = (typeof locales)[number];

async function send(request: APIRequestContext, locale: Locale, path: string): Promise<SentPage> {
  const reply = await request.get(`/${locale}${path}`, { headers: { 'accept-encoding': 'identity' } });
  return { path, locale, status: reply.status(), html: await reply.text() };
}

test('every page has its metadata, for visitors and members, and no link is broken', async ({
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
      // The tests of the licences read these hundreds of texts.
      if (/^\/api\/|\/licences\/text$/.test(path)) continue;
      // A known page in another language: `script/soak website` opens all of them.
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

/** Returns the text of a page; null if it does not exist. */
async function read(request: APIRequestContext, address: string): Promise<string | null> {
  const reply = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
  return reply.ok() ? reply.text() : null;
}

const today = Math.floor(Date.now() / 86_400_000);

/** Returns one item of every `parts`, different ones every day. */
function todaysOf<Item>(all: readonly Item[], parts: number): readonly Item[] {
  return all.filter((_, index) => (index + today) % parts === 0);
}

/**
 * Returns some pages in one other language each: all nine would exceed the rate limit of an address. `script/soak website`
 * opens every page in every language.
 */
function todaysTranslations(): readonly (readonly [string, Locale])[] {
  const others = locales.filter((locale) => locale !== 'zh' && locale !== 'en');
  return todaysOf(websitePages, 4).map((path, index) => [
    path,
    others[(index + today) % others.length] ?? 'fr',
  ]);
}

/** Returns two pages, different ones every day. */
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

test('visitors share pages; members, other languages and themes never get a shared page', async ({
  context,
  playwright,
  server,
}) => {
  await signInBrowser(context, server.url);
  const visitor = await playwright.request.newContext({ baseURL: server.url });
  for (const path of ['', '/plan', '/manual', '/manual/begin', '/education']) {
    const fetchPage = (locale: string, headers = {}) => visitor.get(`/${locale}${path}`, { headers });
    const [first, again] = [await fetchPage('zh'), await fetchPage('zh')];
    const tag = first.headers()['etag'];
    expect(tag, path).toBeTruthy();
    expect(again.headers()['content-type'], path).toContain('text/html');
    expect(again.headers()['etag'], path).toBe(tag);
    expect(await first.text()).not.toMatch(/nonce="|nonce-/);
    const others = [await fetchPage('en'), await fetchPage('zh', { cookie: 'theme=dark' })];
    for (const other of others) expect(other.headers()['etag'], path).not.toBe(tag);
    expect(await others[1]?.text()).toContain('data-theme="dark"');

    const own = await context.request.get(`/zh${path}`);
    expect(own.headers()['etag'], path).toBeUndefined();
    expect(own.headers()['content-security-policy']).toContain("'nonce-");
    expect((await fetchPage('zh')).headers()['etag'], path).toBe(tag);
  }
  await visitor.dispose();
});

test('unknown pages, articles and languages have their status, a message and links', async ({ request }) => {
  const zh = phrasesOf('zh');
  for (const path of [
    '/nowhere',
    '/manual/no-such-article',
    '/newslist/%00',
    '/newslist/没有',
    '/newslist/%E0%A4%A',
    '/100%',
    '/rules/none',
  ]) {
    const reply = await request.get(`/zh${path}`);
    expect(reply.status(), path).toBe(404);
    const html = await reply.text();
    for (const part of [zh('common.notFoundTitle'), 'name="robots" content="noindex"', 'href="/zh"'])
      expect(html, path).toContain(part);
  }
  // An unknown language is treated as a path in the browser's language; an unknown query is ignored.
  const english = { headers: { 'accept-language': 'en' } };
  expect((await request.get('/pt/education', english)).status()).toBe(404);
  expect(await (await request.get('/en/education?lang=pt')).text()).toContain('<html lang="en"');
  for (const query of ['page=abc', 'page=-1', 'page=99999', 'category=none'])
    expect((await request.get(`/zh/newslist?${query}`)).status(), query).toBeLessThan(500);
  // An unknown kind of request is a general one; the others have their own heading.
  const contact = async (kind: string) =>
    (await request.get(`/zh/coreTechnology/contactUs?activeType=${kind}`)).text();
  for (const kind of ['default', 'sale', 'technical', 'team', 'partner'] as const)
    expect(await contact(kind), kind).toMatch(new RegExp(`<h1[^>]*>${zh(`contact.title_${kind}`)}<`));
  expect(await contact('none')).toMatch(new RegExp(`<h1[^>]*>${zh('contact.title_default')}<`));
});

test('the language is that of the query, the path, the cookie or the browser, else Chinese; some pages are Chinese', async ({
  request,
}) => {
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await request.get(path, {
      headers: { 'accept-language': '', ...headers },
      maxRedirects: 0,
    });
    const { location } = reply.headers();
    return location ?? /<html lang="([^"]+)"/.exec(await reply.text())?.[1];
  };
  const german = { 'accept-language': 'pt,de;q=0.8,en;q=0.5' };
  expect(await answer('/', german)).toBe('/de');
  expect(await answer('/', { ...german, cookie: 'lang=fr' })).toBe('/fr');
  expect(await answer('/', { 'accept-language': 'pt' })).toBe('/zh');
  expect(await answer('/en/education', german)).toBe('en');
  expect(await answer('/en/education?lang=ja', german)).toBe('/ja/education');
  expect(await answer('/education', german)).toBe('de');
  for (const path of ['/en/share', '/en/newRewrite', '/en/appshare', '/en/ads/blueSite', '/en/vipV3/compare'])
    expect(await answer(path, german), path).toBe('zh-CN');
});

test('old browsers get a page that they can show, in Chinese or English, also below a language prefix', async ({
  request,
}) => {
  const titleFor = async (path: string, headers: Record<string, string>) => {
    const reply = await request.get(path, { headers });
    const html = await reply.text();
    expect(html, path).not.toContain('<script');
    return /<h1>([^<]+)</.exec(html)?.[1];
  };
  const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12) AppleWebKit/602.4.8 (KHTML, like Gecko) Version/10.0.3 Safari/602.4.8';
  for (const userAgent of [explorer, safari]) {
    for (const path of ['/zh', '/zh-tw/plan', '/share', '/zh/app'])
      expect(await titleFor(path, { 'user-agent': userAgent }), path).toBe('浏览器版本过旧');
    for (const path of ['/en', '/fr/manual', '/ru/bussiness/contactSales'])
      expect(await titleFor(path, { 'user-agent': userAgent }), path).toBe('This browser is too old');
    expect(await titleFor('/', { 'user-agent': userAgent, 'accept-language': 'de' })).toBe(
      'This browser is too old',
    );
  }
});

test.describe('inside WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50' });

  test('articles and campaign pages request the signature of their own address', async ({
    page,
    server,
    expectComplaint,
  }) => {
    // Card payments are not configured on this server.
    expectComplaint(/wechat\/signature/);
    for (const path of ['/zh/manual/begin', '/en/newslist/how-saving-works', '/zh/sharev1', '/zh/appshare']) {
      const requested = page.waitForRequest(/\/api\/wechat\/signature/);
      await page.goto(path);
      expect(new URL((await requested).url()).searchParams.get('url')).toBe(server.url + path);
    }
  });
});

test('a content page has at most 80 kB of JavaScript, compressed', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'script') loaded.push(one.url());
  });
  // A page of each kind is opened: that it loads nothing is decided by the script that all of them contain.
  for (const path of ['', '/plan', '/manual/begin']) {
    await openSettled(page, `/zh${path}`);
    expect(loaded, path).toEqual([]);
  }
  for (const path of [
    '',
    '/plan',
    '/education',
    '/coreTechnology',
    '/newslist',
    '/manual',
    '/manual/begin',
  ]) {
    const html = await (await request.get(`/zh${path}`)).text();
    expect(html, path).not.toMatch(/<script[^>]*\ssrc=|rel="modulepreload"/);
    const inline = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .join('');
    const size = brotliCompressSync(inline).length;
    expect(size, path).toBeGreaterThan(1000);
    expect(size, path).toBeLessThan(80_000);
  }
});

test.describe('on a desktop, without the client of the app', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const phrase = phrasesOf('en');

  test('the help centre changes its language in place: typed text and the back button keep working', async ({
    page,
  }) => {
    await openSettled(page, '/en/manual');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').fill('offline');
    const banner = page.getByRole('banner');
    await banner.getByTitle(phrase('common.language')).click();
    await page.evaluate(() => scrollTo(0, 200));
    // Playwright's click would scroll to the position that the header would have if it were not sticky.
    await banner.getByRole('link', { name: '简体中文' }).dispatchEvent('click');

    const zh = phrasesOf('zh');
    await expect(page).toHaveURL(/\/zh\/manual$/);
    await expect(page.getByRole('heading', { level: 1, name: zh('content.helpTitle') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(zh('content.helpTitle')));
    await expect(page.locator('html[data-same]')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zh\/manual$/);
    await expect(page.getByRole('searchbox')).toHaveValue('offline');
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([entries, 200]);
    await expect(banner.getByTitle(zh('common.language'))).toBeFocused();

    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/zh\/manual\?q=offline$/);
    await page.getByLabel(zh('content.question')).fill('没有网络还能写吗');
    await page.getByRole('button', { name: zh('content.ask') }).click();
    await expect(page.locator('blockquote').first()).toBeVisible();
    await expect(page).toHaveURL(/#ask$/);
  });

  test('the home page scrolls to its sections, offers to install, and passes its text to the trial', async ({
    page,
  }) => {
    await openSettled(page, '/en');
    await expect(page.locator('script[src]')).toHaveCount(0);
    const banner = page.getByRole('banner');
    await banner.getByText(phrase('common.menus.product'), { exact: true }).click();
    await banner.getByRole('link', { name: phrase('common.links.install'), exact: true }).click();
    await expect(page).toHaveURL(/#download$/);
    const top = () =>
      page.locator('#download').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(64);
    await expect(banner.locator('details[open]')).toHaveCount(0);

    const install = page.getByRole('button', { name: phrase('downloads.webInstall') });
    await expect(install).toBeHidden();
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), {
        prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      });
      dispatchEvent(offer);
    });
    await install.click();
    await expect(page.locator('html[data-prompted]')).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(install).toBeHidden();

    await page.getByLabel(phrase('site.tryLabel')).fill('We recieved it.');
    await page.getByRole('link', { name: phrase('site.tryButton') }).click();
    await expect(page.locator('.sheet')).toContainText('We recieved it.');
    expect(await page.evaluate(() => sessionStorage.getItem('inkstone.trial-text'))).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const phrase = phrasesOf('zh');

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
      .getByRole('button', { name: phrase('common.menu') })
      .click();
    const menu = page.getByRole('dialog', { name: phrase('common.menu') });
    await expect(menu.getByRole('link', { name: phrase('common.links.business') })).toBeVisible();
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: phrase('common.themeDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('button', { name: phrase('common.close'), exact: true }).click();
    await expect(menu).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: phrase('common.termsNames.privacy') }).click();
    await expect(
      page.getByRole('dialog', { name: phrase('common.termsNames.privacy') }).locator('iframe'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await footer.getByRole('link', { name: phrase('common.backToTop') }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
