import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { listPublicPaths } from '../../packages/contracts/src/site/public-paths.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { signInBrowser } from '../support/entry.ts';
import { violationsOf } from '../support/expect-fine.ts';
import { startServer } from '../support/server-process.ts';
import { openSettled } from '../support/settled.ts';
import {
  faultsOf,
  hasAnchor,
  linksOf,
  locales,
  namedPages,
  type SentPage,
  websitePages,
} from '../support/website.ts';

/**
 * Walks the website: every path, all articles and all rules among them, in nine languages, as a visitor and signed in.
 * 1. As the server sends them: status, language, title, description, canonical, hreflang, one h1, and every link within the site
 *    with its anchor.
 * 2. In a browser at two widths: axe, the console, the width. Articles and rules are opened in the languages that they are written
 *    in, and the paths of the purchase area, which show the same few pages, in Chinese and English.
 * `LANGUAGES=fr,ko`, `WIDTHS=360`, `AS=visitor`, `PATHS=/plan,/manual` and `STEPS=sent` choose a part.
 * `RESUME=file` keeps the list of pages that were opened without a fault: a later run with that file leaves them out.
 */

const chosen = <Name extends string>(name: string, all: readonly Name[]) =>
  all.filter((each) => process.env[name]?.split(',').includes(each) ?? true);
const widths = chosen('WIDTHS', ['360', '1280']);
const languages = chosen('LANGUAGES', locales);
const roles = chosen('AS', ['visitor', 'member']);
const timeout = 300_000;
const steps = chosen('STEPS', ['sent', 'opened']);
const resume = process.env.RESUME;
const finished = new Set(
  resume && existsSync(resume) ? readFileSync(resume, 'utf8').split('\n').filter(Boolean) : [],
);

type Language = (typeof locales)[number];

await using server = await startServer({ postgres: null, isPrepared: true });
const { paths: listed } = await createTestClient(server.url).call(listPublicPaths, {});
const all = new Set<string>([...websitePages, ...namedPages, ...listed.map(({ path }) => path)]);
const paths = chosen('PATHS', [...all]);
const faults = new Map<string, string[]>();
/** Links by their URL, with the first page that contains each. */
const links = new Map<string, { readonly link: URL; readonly from: string }>();
/** Texts of pages for visitors, by URL without hash; null for dead links. */
const texts = new Map<string, string | null>();
let sent = 0;
let opened = 0;
let noted = 0;

const began = Date.now();
const print = (what: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${what}`);
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const role of roles) {
    const context = await newContext(role, 1280);
    if (steps.includes('sent')) await readAll(context, role);
    await context.close();
  }
  await follow();
  for (const role of roles) {
    for (const width of steps.includes('opened') ? widths : []) {
      const context = await newContext(role, Number(width));
      await openAll(context, role, Number(width));
      await context.close();
    }
  }
} finally {
  await browser.close();
}

for (const [fault, places] of faults)
  console.error(`${fault}\n    ${places.length} ×, as at ${places.slice(0, 4).join(' · ')}`);
console.log(
  `${paths.length} paths, ${languages.length} languages: ${sent} pages read, ${links.size} links followed, ` +
    `${opened} pages opened, ${finished.size} opened before, ${faults.size} faults`,
);
process.exitCode = faults.size === 0 ? 0 : 1;

async function newContext(role: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  // Generous, because other work may run at the same time.
  context.setDefaultTimeout(timeout);
  if (role === 'member') await signInBrowser(context, server.url);
  return context;
}

function note(fault: string, place: string): void {
  noted++;
  const places = faults.get(fault);
  if (places) places.push(place);
  else {
    faults.set(fault, [place]);
    console.log(`FAULT ${place}: ${fault}`);
  }
}

/** Repeats a request while the server reports too many requests. */
async function withRetries<Reply>(
  fetchPage: () => Promise<Reply>,
  statusOf: (reply: Reply) => number,
): Promise<Reply> {
  for (;;) {
    const reply = await fetchPage();
    if (statusOf(reply) !== 429) return reply;
    await setTimeout(5_000);
  }
}

async function readAll({ request }: BrowserContext, role: string): Promise<void> {
  for (const locale of languages) {
    for (const path of paths) {
      const address = `${server.url}/${locale}${path}`;
      const reply = await withRetries(
        () => request.get(address, { timeout: timeout }),
        (each) => each.status(),
      );
      const page: SentPage = { path, locale, status: reply.status(), html: await reply.text() };
      const here = `/${locale}${path} (${role})`;
      for (const fault of faultsOf(page, server.url, listed))
        note(fault.replace(/^\S+: /, `${path}: `), here);
      if (role === 'visitor') texts.set(address, reply.ok() ? page.html : null);
      collectLinks(page, here);
      sent++;
    }
    print(`${role}, ${locale}: ${sent} pages read`);
  }
}

function collectLinks(page: SentPage, here: string): void {
  for (const link of linksOf(page, server.url)) {
    // The tests of the licences read these hundreds of texts.
    if (/^\/api\/|\/licences\/text$/.test(link.pathname)) continue;
    if (!links.has(link.href)) links.set(link.href, { link, from: here });
  }
}

/** Requests every link as a visitor, and checks the element that its hash names. */
async function follow(): Promise<void> {
  for (const { link, from } of links.values()) {
    const address = link.origin + link.pathname + link.search;
    let text = texts.get(address);
    if (text === undefined) {
      const reply = await withRetries(
        () => fetch(address),
        (each) => each.status,
      );
      text = reply.ok ? await reply.text() : null;
      texts.set(address, text);
    }
    const target = link.pathname + link.search + link.hash;
    if (text === null) note(`${target} is dead`, from);
    else if (link.hash !== '' && !hasAnchor(text, link.hash)) note(`${target} leads nowhere`, from);
  }
  print(`${links.size} links followed`);
}

async function openAll(context: BrowserContext, role: string, width: number): Promise<void> {
  const page = await context.newPage();
  let here = '';
  page.on('console', (line) => line.type() === 'error' && note(line.text(), here));
  page.on('pageerror', (error) => note(error.message, here));
  for (const locale of languages) {
    for (const path of paths.filter((each) => isOpened(each, locale))) {
      here = `/${locale}${path} (${role}, ${width} px)`;
      if (finished.has(here)) continue;
      const before = noted;
      try {
        await open(page, `${server.url}/${locale}${path}`, width, here);
      } catch (error) {
        note(String(error).split('\n')[0] ?? '', here);
      }
      opened++;
      if (resume && noted === before) appendFileSync(resume, `${here}\n`);
    }
    print(`${role}, ${width} px, ${locale}: ${opened} pages opened`);
  }
}

function isOpened(path: string, locale: Language): boolean {
  if (namedPages.includes(path)) return locale === 'zh' || locale === 'en';
  return (
    websitePages.includes(path) || listed.some((one) => one.path === path && one.languages.includes(locale))
  );
}

async function open(page: Page, address: string, width: number, here: string): Promise<void> {
  // A path of the purchase area redirects once its scripts run.
  const isLedOn = namedPages.some((path) => address.endsWith(path));
  await withRetries(
    () => (isLedOn ? openSettled(page, address) : page.goto(address, { waitUntil: 'load' })),
    (reply) => reply?.status() ?? 0,
  );
  let violations = await violationsOf(page);
  if (violations.length > 0) {
    // A dialog that opens late may still be fading in: a real fault persists a moment later.
    await setTimeout(1_000);
    violations = await violationsOf(page);
  }
  for (const violation of violations) note(violation, here);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) note(`is ${wide} px wide`, here);
}
