import { expect, type Page } from '@playwright/test';
import { signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { test } from '../support/journey.ts';
import { browserLocales, phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const sizes = [
  { locale: 'zh', viewport: { width: 360, height: 740 } },
  { locale: 'en', viewport: { width: 1280, height: 800 } },
] as const;

/** Scrolls to the end, as a reader does, so that pictures are fetched. */
async function readAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

for (const { locale, viewport } of sizes)
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale: browserLocales[locale], viewport });
    const phrase = phrasesOf(locale);

    test('the home page shows pictures of its width, counts its rules, and shifts no layout', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const kept = window as unknown as { shift: number };
        kept.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) kept.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/${locale}/`);
      const { data } = await (await page.request.get('/api/rules')).json();
      const rules: { authority: string | null }[] = data.rules;
      const sourced = rules.filter(({ authority }) => authority !== null).length;
      await expect(
        page.getByText(phrase('site.rulesCount', { count: rules.length, sourced }), { exact: false }),
      ).toBeVisible();

      await readAll(page);
      const shown = await page.locator('main picture:visible img').evaluateAll((pictures) =>
        (pictures as HTMLImageElement[]).map(({ currentSrc, naturalWidth }) => ({
          file: new URL(currentSrc).pathname,
          isThere: naturalWidth > 0,
        })),
      );
      expect(shown.map(({ isThere }) => isThere)).toEqual(Array.from({ length: 8 }, () => true));
      const suffix = viewport.width < 600 ? '-phone.webp' : 'light.webp';
      for (const { file } of shown.slice(0, 5)) expect(file).toContain(suffix);
      for (const { file } of shown.slice(5)) expect(file).toContain('light-phone.webp');
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      await page.locator('summary', { hasText: phrase('site.q5') }).click();
      await expect(page.getByText(phrase('site.a5'))).toBeVisible();
      const ways = page.getByRole('banner').locator('a[href$="/login"]:visible');
      const labels = (await ways.allInnerTexts()).join(' ').split(phrase('common.register'));
      expect(labels.length - 1).toBeLessThanOrEqual(1);
      await expectAccessible(page);
    });
  });

// The text of the sample has mistakes of both languages.
test.describe('a sample on a phone', () => {
  test.use({ locale: browserLocales.zh, viewport: { width: 360, height: 740 } });
  const phrase = phrasesOf('zh');

  test('an empty list offers a sample, which opens with its findings', async ({ page, context, server }) => {
    await signInBrowser(context, server.url);
    await page.goto('/zh/app');
    await page.getByRole('button', { name: phrase('trial.makeSample'), exact: true }).click();
    await page.waitForURL(/\/app\/write\//);
    const sheet = writingPage(page, phrase);
    await expect(sheet.title).toHaveValue(phrase('trial.sampleTitle'));
    await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBeGreaterThan(3);
    await sheet.waitUntilSaved();
    // With a count of four digits the saving state stays on one line.
    await sheet.body.press('Control+End');
    await sheet.paste('写作'.repeat(700));
    await expect(page.getByRole('banner')).toContainText(/1,[4-9]\d\d/);
    await sheet.waitUntilSaved();
    expect((await sheet.state.boundingBox())?.height).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
