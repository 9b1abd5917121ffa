import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { buildDocx } from '../../packages/exchange/src/official/testing/index.ts';
import { signInBrowser } from '../support/entry.ts';
import { type Phrases, phrasesOf, readEssay, type TestedLocale } from '../support/phrases.ts';
import { openHeaderTool, writingPage } from '../support/writing-page.ts';
import { saveForSite } from './save-picture.ts';
import { languageOf, phone, withPage } from './with-page.ts';
import { writeEssay, writeText } from './write-essay.ts';

/**
 * A picture of the home page: how its page is prepared, and the clip that is shown on a desktop, in CSS pixels; null: none.
 */
interface SitePicture {
  readonly name: string;
  readonly desk: { readonly width: number; readonly height: number; readonly scale: number } | null;
  readonly phoneHeight: number;
  /** The only language whose pages show it; by default both. */
  readonly only?: TestedLocale;
  /** The element at whose top the picture for a phone begins, in a taller window. */
  from?(page: Page, phrase: Phrases): Locator;
  show(page: Page, url: string, locale: TestedLocale): Promise<void>;
}

const half = { width: 960, height: 720, scale: 1.5 };
/** Window with the same number of pixels, wide enough for the panel beside the text. */
const withPanel = { width: 1056, height: 792, scale: 1440 / 1056 };

const pictures: readonly SitePicture[] = [
  {
    ...{ name: 'writing', desk: { width: 1280, height: 800, scale: 2 }, phoneHeight: 640 },
    async show(page, url, locale) {
      await writeEssay(page, url, locale);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'reasons', desk: withPanel, phoneHeight: 480 },
    async show(page, url, locale) {
      await writeText(page, url, locale, slips[locale]);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'english', desk: withPanel, phoneHeight: 480, only: 'zh' },
    async show(page, url, locale) {
      await writeText(page, url, locale, slips.en);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'word', desk: half, phoneHeight: 480 },
    async show(page, url, locale) {
      const phrase = phrasesOf(locale);
      await signInBrowser(page.context(), url);
      await page.goto(`${url}/${locale}/app/proofread-file`);
      await page
        .getByLabel(phrase('file-review.choose'), { exact: true })
        .and(page.locator('input'))
        .setInputFiles(wordFile(locale));
      await page.locator('ins').first().waitFor({ timeout: 60_000 });
      await page
        .locator('ins')
        .first()
        .evaluate(showMark, (page.viewportSize()?.width ?? 0) < 600);
    },
  },
  {
    ...{ name: 'official', desk: withPanel, phoneHeight: 480 },
    async show(page, url, locale) {
      await writeText(page, url, locale, notice);
      const phrase = phrasesOf(locale);
      const sheet = writingPage(page, phrase);
      await sheet.openPanel();
      await page.getByRole('checkbox', { name: phrase('writing.officialDocument') }).check();
      await sheet.findings.first().waitFor();
      await page.waitForTimeout(2000);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'share', desk: half, phoneHeight: 480 },
    async show(page, url, locale) {
      await writeEssay(page, url, locale);
      const phrase = phrasesOf(locale);
      await openHeaderTool(page, phrase, phrase('sharing.share'));
      await page.getByRole('button', { name: phrase('sharing.turnOn') }).click();
      const link = page.getByRole('textbox', { name: phrase('sharing.link'), exact: true });
      await link.waitFor();
      await link.evaluate(showAsSite);
      await page.getByText(phrase('sharing.settings'), { exact: true }).click();
      await page.waitForTimeout(4000);
    },
  },
  {
    ...{ name: 'rewrite', desk: null, phoneHeight: 480 },
    from: rewritePanel,
    async show(page, url, locale) {
      const phrase = phrasesOf(locale);
      await writeText(page, url, locale, drafts[locale], { hasTrial: true });
      await openHeaderTool(page, phrase, phrase('rewrite.title'));
      const panel = rewritePanel(page, phrase);
      await panel.getByRole('button', { name: phrase('rewrite.run'), exact: true }).click();
      await panel.getByText(phrase('rewrite.progress', { done: 3, count: 3 })).waitFor({ timeout: 60_000 });
      const first = panel.locator('[data-sentence] button').first();
      await first.click();
      await first.evaluate((sentence) => sentence.scrollIntoView({ block: 'start' }));
      await page.waitForTimeout(800);
    },
  },
  {
    ...{ name: 'translate', desk: null, phoneHeight: 480 },
    from: (page) => page.getByRole('grid'),
    async show(page, url, locale) {
      const phrase = phrasesOf(locale);
      const [source, target] = locale === 'zh' ? [pair.zh, pair.en] : [pair.en, pair.zh];
      await signInBrowser(page.context(), url);
      await page.goto(`${url}/${locale}/app/translate`);
      await page.getByRole('button', { name: phrase('translate.align') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(phrase('translate.source')).fill(source);
      await dialog.getByLabel(phrase('translate.target')).fill(target);
      await dialog.getByRole('button', { name: phrase('translate.alignRun'), exact: true }).click();
      await page.getByRole('row').first().waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    ...{ name: 'ocr', desk: null, phoneHeight: 480 },
    from: (page) => page.getByRole('main').locator('figure, canvas, img').first(),
    async show(page, url, locale) {
      const phrase = phrasesOf(locale);
      await signInBrowser(page.context(), url);
      await page.goto(`${url}/${locale}/app/ocr`);
      await page
        .getByLabel(phrase('ocr.choose'), { exact: true })
        .and(page.locator('input'))
        .setInputFiles({
          ...{ name: 'page.png', mimeType: 'image/png' },
          buffer: await printedPage(pair[locale]),
        });
      await page.getByRole('button', { name: phrase('ocr.open') }).waitFor({ timeout: 120_000 });
      await page.waitForTimeout(800);
    },
  },
];

/** Takes the pictures with these names, by default all, in both themes, for desktop and phone. */
export async function takeForSite(
  browser: Browser,
  url: string,
  locale: TestedLocale,
  names: readonly string[],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, desk, phoneHeight, from, only = locale, show } of pictures) {
      if (only !== locale || (names.length > 0 && !names.includes(name))) continue;
      const narrow = { ...phone, viewport: { width: 360, height: from ? highWindow : phoneHeight } };
      const windows: [BrowserContextOptions, string][] = [[narrow, '-phone']];
      if (desk) windows.push([{ viewport: desk, deviceScaleFactor: desk.scale }, '']);
      for (const [options, suffix] of windows) {
        await withPage(browser, { ...languageOf(locale), ...options, colorScheme }, async (page) => {
          await show(page, url, locale);
          const top = from && (await topOf(from(page, phrasesOf(locale)), phoneHeight));
          const clip = top === undefined ? undefined : { x: 0, y: top, width: 360, height: phoneHeight };
          await saveForSite(page, `${name}-${locale}-${colorScheme}${suffix}`, clip);
        });
      }
    }
  }
}

const highWindow = 1100;

function rewritePanel(page: Page, phrase: Phrases): Locator {
  return page.getByRole('complementary', { name: phrase('rewrite.title') });
}

/** Returns the top of a picture of this height that begins just above an element and ends within the window. */
async function topOf(element: Locator, height: number): Promise<number> {
  const box = await element.boundingBox();
  return Math.max(0, Math.min((box?.y ?? 0) - 12, highWindow - height));
}

/** Replaces the link of this machine by that of a site. */
function showAsSite(link: HTMLElement): void {
  if (link instanceof HTMLInputElement)
    link.value = link.value.replace(/^http:\/\/[^/]+/, 'https://inkstone.example');
}

/** Scrolls to the beginning of the page, or on a phone to a mark. */
function showMark(mark: Element, isPhone: boolean): void {
  if (isPhone) mark.scrollIntoView({ block: 'center' });
  else scrollTo(0, 0);
}

/** Opens the panel with the first finding expanded. */
async function openFirstFinding(page: Page, locale: TestedLocale): Promise<void> {
  const phrase = phrasesOf(locale);
  const sheet = writingPage(page, phrase);
  await sheet.findings.first().waitFor();
  await sheet.openPanel();
  const panel = page.getByRole('complementary', { name: phrase('writing.panel') });
  // During a check the picture would show an incomplete count of findings.
  for (const progress of ['writing.checking', 'writing.checkWaiting'])
    await panel.getByText(phrase(progress), { exact: true }).waitFor({ state: 'hidden', timeout: 120_000 });
  await panel.getByRole('listitem').first().getByRole('button').first().click();
  await page.waitForTimeout(800);
}

const slips = {
  zh: {
    title: '给新同事的一封信',
    body: '欢迎您来到我们组。上周五，我们在杭洲召开了评审会,大家一致认为登陆流程需要进一步的简化。\n\n会议共计三十人左右参加。请您在12月份之前，把您的意见和建议发给我们。。',
  },
  en: {
    title: 'A letter to a new colleague',
    body: 'Welcome to the team. Last Friday we hold a review, and and most of the feedback was very helpfull.\n\nThe new version have fewer steps. Please send your comment’s to us before the end of the weak.',
  },
} as const;

/** Texts that light rewriting shortens without a model. */
const drafts = {
  zh: {
    title: '会议纪要',
    body: '由于时间紧张的原因，我们对方案进行了讨论。大家一致认为，需要对流程做出进一步的简化。会议决定于3月5日之前完成修改。',
  },
  en: {
    title: 'Minutes',
    body: 'In order to save time, we made a decision to simplify the process. Due to the fact that 12 users complained, we will make changes to it. The review is on 5 March.',
  },
} as const;

/** A text and its translation, sentence by sentence. */
const pair = {
  zh: '河边有一家修表铺。铺子里摆着十几只钟，每只走得都不一样快。老师傅说，钟要慢慢修。他修了四十年，从没有丢过一颗螺丝。',
  en: 'There is a shop by the river where watches are mended. A dozen clocks stand in it, and no two keep the same time. A clock, the old man says, is mended slowly. In forty years he has not lost a single screw.',
} as const;

const printed = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf';

/** Draws a picture of printed text. */
function printedPage(text: string): Promise<Buffer> {
  const fontfile = fileURLToPath(import.meta.resolve(printed));
  return sharp({ text: { text, fontfile, font: 'Noto Serif SC 12', dpi: 200, width: 900, spacing: 18 } })
    .flatten({ background: 'white' })
    .negate()
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: 'black' })
    .png()
    .toBuffer();
}

/** The same text in every language, because only Chinese authorities write such documents. */
const notice = {
  title: '关于开展冬季安全检查的通知',
  body: [
    '青政发[2026]8号',
    '青山市人民政府关于开展冬季安全检查的通知',
    '各县人民政府，市直各单位：',
    '为做好冬季安全生产工作，现就有关事项通知如下：',
    '一、检查范围',
    '辖区内的学校、医院、商场和施工工地。',
    '三、检查时间',
    '自即日起至2027年1月31日。',
    '特此通知。',
    '青山市人民政府',
    '2026年03月05日',
  ].join('\n'),
} as const;

function wordFile(locale: TestedLocale) {
  const { title, body } = slips[locale];
  const more = readEssay(locale).body.split('\n').filter(Boolean).slice(0, 6);
  const paragraphs = [...body.split('\n').filter(Boolean), ...more];
  const buffer = Buffer.from(
    buildDocx([{ text: title, align: 'center' }, ...paragraphs.map((text) => ({ text }))]),
  );
  return { name: `${title}.docx`, mimeType: 'application/octet-stream', buffer };
}
