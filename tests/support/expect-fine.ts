import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { TestedLocale } from './phrases.ts';
import { openSettled } from './settled.ts';

/** Expects no accessibility violation on a page whose transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects that a page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** A phone in the dark theme and a desktop in the light theme; widths in px. */
const devices = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * Expects no violation and no horizontal scrolling on a phone in the dark theme and on a desktop in the light theme. The window
 * regains its size afterwards. A second journey at the other width would repeat the whole task.
 */
export async function expectFine(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const { width, colorScheme } of devices) {
    await page.setViewportSize({ ...size, width });
    await page.emulateMedia({ colorScheme });
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
}

/** The same for the open page in another language. Loads it there; the page stays in that language. */
export async function expectFineIn(page: Page, locale: TestedLocale): Promise<void> {
  const address = new URL(page.url());
  address.pathname = address.pathname.replace(/^(\/(zh|en))?(?=\/|$)/, `/${locale}`);
  await openSettled(page, address.href);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
  await expectFine(page);
}

/** Rules of axe that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The minified axe, which a page receives and compiles in a third of the time that the readable one takes. Of characters beyond
 * ASCII, of which it has 17, the browser would store all of it in two bytes each.
 */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * Returns the violations that axe finds on a page as it is now, by WCAG 2.2 AA and its best practices: rule and element.
 * `colours` examines only colours, for a page that was examined in another colour scheme. Frames of the same origin are part of the
 * page.
 */
export async function violationsOf(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<readonly string[]> {
  // A second analysis of the same page reuses axe, half of whose first analysis is sending, compiling and running it cold.
  for (const frame of page.frames()) await provideAxe(frame);
  return page.evaluate(examine, {
    // Elements without a violation are not described.
    resultTypes: ['violations'],
    ...(what === 'colours' && { runOnly: colourRules }),
  } satisfies RunOptions);
}

/** Evaluates axe in a frame that has none; a frame that is removed meanwhile is no longer part of the page. */
async function provideAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => Reflect.has(window, 'axe')))) await frame.evaluate(axeSource);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}

/** Runs in the page, once its transitions have ended: intermediate colours are not to be analysed. */
async function examine(options: RunOptions): Promise<readonly string[]> {
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Transitions of elements that are not rendered do not progress, and are ignored.
  for (let round = 0; round < 4; round++) {
    await pause(50);
    const now = moving();
    if (now.length === 0) break;
    await Promise.race([Promise.allSettled(now.map(({ finished }) => finished)), pause(500)]);
  }
  // Without transitions, a message that disappears during the analysis is removed at once. The style sheet is constructed,
  // because the content policy allows no other.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(options);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
