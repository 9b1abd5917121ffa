import type { Browser, Page } from '@playwright/test';
import { buildDocx } from '../../packages/exchange/src/official/testing/index.ts';
import { signInBrowser } from '../support/entry.ts';
import { readEssay, type TestedLocale, wordsOf } from '../support/words.ts';
import { openHeaderTool, writingPage } from '../support/writing-page.ts';
import { saveForSite } from './save-picture.ts';
import { languageOf, phone, withPage } from './with-page.ts';
import { writeEssay, writeText } from './write-essay.ts';

/** A picture of the home page: how its page comes about, and what of it is shown at a desk, in CSS pixels. */
interface SitePicture {
  readonly name: string;
  readonly desk: { readonly width: number; readonly height: number; readonly scale: number };
  readonly phoneHeight: number;
  show(page: Page, url: string, locale: TestedLocale): Promise<void>;
}

const half = { width: 960, height: 720, scale: 1.5 };

const pictures: readonly SitePicture[] = [
  {
    ...{ name: 'writing', desk: { width: 1280, height: 800, scale: 2 }, phoneHeight: 640 },
    async show(page, url, locale) {
      await writeEssay(page, url, locale);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'reasons', desk: half, phoneHeight: 480 },
    async show(page, url, locale) {
      await writeText(page, url, locale, slips[locale]);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'word', desk: half, phoneHeight: 480 },
    async show(page, url, locale) {
      const words = wordsOf(locale);
      await signInBrowser(page.context(), url);
      await page.goto(`${url}/${locale}/app/proofread-file`);
      await page
        .getByLabel(words('file-review.choose'), { exact: true })
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
    ...{ name: 'official', desk: half, phoneHeight: 480 },
    async show(page, url, locale) {
      await writeText(page, url, locale, notice);
      const words = wordsOf(locale);
      const sheet = writingPage(page, words);
      await sheet.openPanel();
      await page.getByRole('checkbox', { name: words('writing.officialDocument') }).check();
      await sheet.findings.first().waitFor();
      await page.waitForTimeout(2000);
      await openFirstFinding(page, locale);
    },
  },
  {
    ...{ name: 'share', desk: half, phoneHeight: 480 },
    async show(page, url, locale) {
      await writeEssay(page, url, locale);
      const words = wordsOf(locale);
      await openHeaderTool(page, words, words('sharing.share'));
      await page.getByRole('button', { name: words('sharing.turnOn') }).click();
      await page.getByRole('textbox', { name: words('sharing.link'), exact: true }).waitFor();
      await page.getByText(words('sharing.settings'), { exact: true }).click();
      await page.waitForTimeout(4000);
    },
  },
];

/** Takes the pictures of these names, by default all, in both themes, at a desk and on a phone. */
export async function takeForSite(
  browser: Browser,
  url: string,
  locale: TestedLocale,
  names: readonly string[],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, desk, phoneHeight, show } of pictures) {
      if (names.length > 0 && !names.includes(name)) continue;
      const { width, height, scale } = desk;
      const wide = { viewport: { width, height }, deviceScaleFactor: scale };
      const narrow = { ...phone, viewport: { width: 360, height: phoneHeight } };
      for (const [options, suffix] of [
        [wide, ''],
        [narrow, '-phone'],
      ] as const) {
        await withPage(browser, { ...languageOf(locale), ...options, colorScheme }, async (page) => {
          await show(page, url, locale);
          await saveForSite(page, `${name}-${locale}-${colorScheme}${suffix}`);
        });
      }
    }
  }
}

/** The beginning of the page, or on a phone the place of a mark. */
function showMark(mark: Element, isPhone: boolean): void {
  if (isPhone) mark.scrollIntoView({ block: 'center' });
  else scrollTo(0, 0);
}

/** Shows the panel with the first finding unfolded. */
async function openFirstFinding(page: Page, locale: TestedLocale): Promise<void> {
  const words = wordsOf(locale);
  const sheet = writingPage(page, words);
  await sheet.findings.first().waitFor();
  await sheet.openPanel();
  await page
    .getByRole('complementary', { name: words('writing.panel') })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click();
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

/** The same in every language: only Chinese authorities write such documents. */
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
