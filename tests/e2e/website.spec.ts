import type { APIRequestContext } from '@playwright/test';
import { signInBrowser } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { violationsOf } from '../support/look.ts';
import { openSettled } from '../support/settled.ts';
import { findSmallTargets } from '../support/touch.ts';
import { faultsOf, hasAnchor, linksOf, locales, type SentPage, websitePages } from '../support/website.ts';
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
  const faults: string[] = [];
  const links = new Map<string, string>();
  for (const asker of [request, context.request]) {
    for (const path of websitePages) {
      // Signed-in people are sent on from there.
      if (asker !== request && /^\/(login|newRewrite\/fetchList)$/.test(path)) continue;
      const pages = await Promise.all(
        (asker === request ? todaysLanguages() : (['en'] as const)).map((locale) =>
          send(asker, locale, path),
        ),
      );
      faults.push(...pages.flatMap((page) => faultsOf(page, server.url)));
      for (const page of pages.filter(({ locale }) => locale === 'zh'))
        for (const link of linksOf(page, server.url)) links.set(link.href, `/${page.locale}${path}`);
    }
  }
  const texts = new Map<string, string | null>();
  for (const [href, from] of links) {
    const link = new URL(href);
    if (link.pathname.startsWith('/api/')) continue;
    // Hundreds of texts, which the tests of the licences read.
    if (link.pathname.endsWith('/licences/text')) continue;
    const { pathname, search, hash } = link;
    const known = texts.get(pathname + search);
    const text = known === undefined ? await read(request, pathname + search) : known;
    texts.set(pathname + search, text);
    if (text === null) faults.push(`${from}: ${pathname} is dead`);
    else if (hash !== '' && !hasAnchor(text, hash)) faults.push(`${from}: ${pathname}${hash} leads nowhere`);
  }
  expect(links.size).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

/** The text of a page; null where there is none. */
async function read(request: APIRequestContext, address: string): Promise<string | null> {
  const reply = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
  return reply.ok() ? reply.text() : null;
}

/**
 * Chinese, English and another language every day: all nine at once are more than an address may ask for in a minute.
 * `script/soak website` opens every page in every language.
 */
function todaysLanguages(): readonly Locale[] {
  const others = locales.filter((locale) => locale !== 'zh' && locale !== 'en');
  return ['zh', 'en', others[Math.floor(Date.now() / 86_400_000) % others.length] ?? 'fr'];
}

/** Two pages, others every day. */
function todaysShare(): readonly string[] {
  const day = Math.floor(Date.now() / 86_400_000);
  const all = ['/education', '/bussiness', '/coreTechnology', '/coreTechnology/three', '/sitemap.html'];
  const campaigns = ['/share', '/sharev3', '/sharev7', '/share/mobileLogin', '/appshare', '/ads/blueSite'];
  return [all[day % all.length] ?? '', campaigns[day % campaigns.length] ?? ''];
}

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
