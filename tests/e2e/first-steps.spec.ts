import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { readNewestMessage, requestCode } from '../support/entry.ts';
import { test } from '../support/journey.ts';
import { browserLocales, phrasesOf, type TestedLocale } from '../support/phrases.ts';
import { freshPhone } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

/**
 * Counts the clicks and seconds that a new user needs from the home page to the first accepted correction and to a saved
 * document. Waiting is included; thinking and moving the hand are not.
 */

const samples: Record<
  TestedLocale,
  { readonly text: string; readonly wrong: string; readonly right: string }
> = {
  zh: { text: '我们己经出发了。。', wrong: '己经', right: '已经' },
  en: { text: 'We recieved it yesterday.', wrong: 'recieved', right: 'received' },
};
const walks = [
  { locale: 'zh', viewport: { width: 360, height: 740 } },
  { locale: 'en', viewport: { width: 1280, height: 800 } },
] as const;
/** Limits of the clicks. The seconds are printed only: they depend on the machine. */
const most = { clicksToCorrection: 4, clicksToDocument: 9 };

for (const { locale, viewport } of walks)
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale: browserLocales[locale], viewport, hasTouch: viewport.width < 600 });

    test('a new user accepts a correction, and has a saved document', async ({ page }, info) => {
      const phrase = phrasesOf(locale);
      const { text, wrong, right } = samples[locale];
      await page.goto(`/${locale}/`);
      const walk = await startWalk(page);

      await walk.click(page.getByLabel(phrase('site.tryLabel')));
      await page.keyboard.insertText(text);
      await walk.click(page.getByRole('link', { name: phrase('site.tryButton') }));
      const sheet = page.locator('.sheet');
      const mark = sheet.locator('.lint', { hasText: wrong });
      await walk.click(mark);
      await walk.click(page.getByRole('button', { name: phrase('writing.accept'), exact: true }).first());
      await expect(sheet).toContainText(right);
      const corrected = await walk.figures();

      await walk.click(page.getByRole('link', { name: phrase('writing.trialRegister') }));
      await page.waitForURL(/\/login$/);
      await requestCode(page, phrase, freshPhone());
      await page
        .getByLabel(phrase('accounts.codeLabel'), { exact: true })
        .fill((await readNewestMessage(page)).code);
      await page.waitForURL(/\/app\/write\//);
      await expect(writingPage(page, phrase).body).toContainText(right);
      await writingPage(page, phrase).waitUntilSaved();
      const saved = await walk.figures();

      report(info, `${locale} ${viewport.width} px`, { corrected, saved });
      expect(corrected.clicks).toBeLessThanOrEqual(most.clicksToCorrection);
      expect(saved.clicks).toBeLessThanOrEqual(most.clicksToDocument);
    });
  });

interface Figures {
  readonly clicks: number;
  readonly seconds: number;
}

/** Counts every pointer press on the pages of a tab, including those of helpers. */
async function startWalk(page: Page) {
  let clicks = 0;
  await page.exposeFunction('countPress', () => {
    clicks++;
  });
  const count = () => {
    // On the document, so that clicks that Playwright cancels because another element covers the target are not counted.
    document.addEventListener(
      'pointerdown',
      () => (window as unknown as { countPress(): void }).countPress(),
      true,
    );
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  const start = performance.now();
  return {
    click: (target: Locator) => target.click(),
    figures: async (): Promise<Figures> => {
      // The last click has been reported once the page responds.
      await page.evaluate(() => undefined);
      return { clicks, seconds: Math.round((performance.now() - start) / 100) / 10 };
    },
  };
}

function report(info: TestInfo, name: string, figures: { corrected: Figures; saved: Figures }): void {
  const line = `first steps, ${name}: ${JSON.stringify(figures)}`;
  info.annotations.push({ type: 'figures', description: line });
  console.log(line);
}
