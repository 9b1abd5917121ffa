import { createDocument } from '@inkstone/contracts/documents';
import { claimTrial } from '@inkstone/contracts/membership';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { type Phrases, phrasesOf, type TestedLocale } from './phrases.ts';
import { signUp } from './sign-up.ts';
import { findGap } from './solve-slider.ts';

/** The sign-in flow as users go through it: number, puzzle, code and password. */

/** Duration of a key press, in ms, and the minimum number of arrow keys, because an instant solution is rejected. */
const keyTime = 20;
const minArrows = 12;

interface Person {
  readonly phone: string;
  readonly password: string;
}

/** Registers, from the home page to the list of documents; reads the code from the simulator. */
export async function registerByPhone(
  page: Page,
  phrase: Phrases,
  { phone, password }: Person,
): Promise<void> {
  await page.getByRole('banner').locator('a[href$="/login"]:visible').first().click();
  await requestCode(page, phrase, phone, password);
  await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));
}

/** Signs in with a password, from the sign-in page to its target. */
export async function signInByPassword(
  page: Page,
  phrase: Phrases,
  { phone, password }: Person,
  leadsTo = /\/app$/,
): Promise<void> {
  await submitAccount(page, phrase, phone);
  await page.getByLabel(phrase('accounts.passwordLabel'), { exact: true }).fill(password);
  await page.getByRole('button', { name: phrase('accounts.signIn'), exact: true }).click();
  await page.waitForURL(leadsTo);
}

/** On the sign-in page: enters a new number, solves the puzzle, consents and requests a code. */
export async function requestCode(page: Page, phrase: Phrases, phone: string, password = ''): Promise<void> {
  await submitAccount(page, phrase, phone);
  await page.getByLabel(phrase('accounts.optionalPassword'), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: phrase('accounts.sendCode') }).click();
  await codeField(page, phrase).waitFor();
}

/** Types a code; the last digit submits it. */
export async function enterCode(page: Page, phrase: Phrases, code: string): Promise<void> {
  await codeField(page, phrase).fill(code);
}

/** Expects the notice that leads to /simulator, and returns the code that the simulator shows for the newest message. */
export async function readCodeFromSimulator(page: Page, phrase: Phrases): Promise<string> {
  await expect(simulatorLink(page, phrase)).toHaveAttribute('href', /\/simulator$/);
  return (await readNewestMessage(page)).code;
}

/** Follows the notice to /simulator, as a user of a server without an SMS service does; returns the code. */
export async function readCodeOnSimulatorPage(page: Page, phrase: Phrases): Promise<string> {
  const opened = page.waitForEvent('popup');
  await simulatorLink(page, phrase).click();
  const simulator = await opened;
  const code = await simulator.getByRole('listitem').first().getByRole('strong').innerText();
  await simulator.close();
  return code;
}

/** On the page of a simulated identity provider: enters an identity and authorizes the request. */
export async function allowAs(page: Page, phrase: Phrases, person: string): Promise<void> {
  await page.getByLabel(phrase('accounts.simulatedPerson')).fill(person);
  await page.getByRole('button', { name: phrase('accounts.simulatedAllow') }).click();
}

/** After a social login: enters a phone number and the code sent to it. */
export async function bindNumber(page: Page, phrase: Phrases, phone: string): Promise<void> {
  await page.getByLabel(phrase('accounts.phoneLabel'), { exact: true }).fill(phone);
  await page.getByRole('checkbox').check();
  await solvePuzzle(page, phrase, () =>
    page.getByRole('button', { name: phrase('accounts.sendCode') }).click(),
  );
  await enterCode(page, phrase, await readCodeFromSimulator(page, phrase));
}

/** Removes the session, as in a different browser, and opens a URL. */
export async function reopenSignedOut(page: Page, address: string): Promise<void> {
  // The previous page may still send requests, which would be refused without its cookies.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(address);
}

/** Returns the newest simulated message to any receiver, with its code. */
export async function readNewestMessage(
  page: Page,
): Promise<{ readonly text: string; readonly code: string }> {
  const reply = await page.request.get(new URL('/api/simulator/messages', page.url()).href);
  return (await reply.json()).data.messages[0];
}

/** Signs a browser in to a new account through the API, for journeys that are not about sign-in. Returns its client. */
export async function signInBrowser(
  context: BrowserContext,
  url: string,
  { phone, password, hasTrial }: Partial<Person> & { readonly hasTrial?: boolean } = {},
): Promise<TestClient> {
  const client = await signUp(url, phone, password);
  if (hasTrial) await client.call(claimTrial, { campaignId: 'pro_week' });
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  return client;
}

/** Proves ownership by the password in the dialog that a change requires. */
export async function proveByPassword(page: Page, phrase: Phrases, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(phrase('account.passwordNow'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: phrase('account.continue'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Signs in to a new account and opens a new document on its writing page, created over HTTP. */
export async function openNewDocument(
  page: Page,
  url: string,
  locale: TestedLocale,
  person: Parameters<typeof signInBrowser>[2] = {},
): Promise<void> {
  const phrase = phrasesOf(locale);
  const { call } = await signInBrowser(page.context(), url, person);
  const { id } = await call(createDocument, {});
  await page.goto(new URL(`/${locale}/app/write/${id}`, url).href);
  await page.getByRole('textbox', { name: phrase('writing.bodyLabel'), exact: true }).waitFor();
}

function simulatorLink(page: Page, phrase: Phrases): Locator {
  return page.getByRole('link', { name: phrase('accounts.codeSimulatedLink') });
}

function codeField(page: Page, phrase: Phrases): Locator {
  return page.getByLabel(phrase('accounts.codeLabel'), { exact: true });
}

/** On the sign-in page: enters an account and solves the puzzle that follows. */
export async function submitAccount(
  page: Page,
  phrase: Phrases,
  account: string,
  submit = () => page.getByRole('button', { name: phrase('accounts.continue') }).click(),
): Promise<void> {
  await page.getByLabel(phrase('accounts.accountLabel'), { exact: true }).fill(account);
  await solvePuzzle(page, phrase, submit);
}

/** Solves the puzzle that is shown after a request. */
export async function solvePuzzle(page: Page, phrase: Phrases, request: () => Promise<void>): Promise<void> {
  const drawn = page.waitForResponse((response) => response.url().endsWith('/api/slider/new'));
  await request();
  const { data } = await (await drawn).json();
  const slider = page.getByRole('slider', { name: phrase('accounts.puzzleSlider') });
  await slider.waitFor();
  const gap = Math.round(await findGap(data));
  if (page.viewportSize()?.width === 360) await drag(page, slider, gap / (data.width - data.pieceSize));
  else await moveByKeys(slider, gap);
  await expect(slider).toBeHidden();
}

/** Moves most of the way with page keys, because an arrow key moves by one pixel, then with arrow keys to the gap. */
async function moveByKeys(slider: Locator, gap: number): Promise<void> {
  const press = (key: string) => slider.press(key, { delay: keyTime });
  await press('PageUp');
  const page = Number(await slider.inputValue());
  let x = page;
  for (; x + page + minArrows <= gap; x += page) await press('PageUp');
  for (; x < gap; x++) await press('ArrowRight');
  await slider.press('Enter');
}

/** Drags the knob over a fraction of its track, with pauses like those of a hand. */
async function drag(page: Page, slider: Locator, share: number): Promise<void> {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the screen');
  const handleSize = box.height;
  const [left, middle] = [box.x + handleSize / 2, box.y + box.height / 2];
  const way = (box.width - handleSize) * share;
  await page.mouse.move(left, middle);
  await page.mouse.down();
  const steps = 25;
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(left + (way * step) / steps, middle);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
}
