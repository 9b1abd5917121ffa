import { login, newSlider, registerByPhone, resetPassword, solveSlider } from '@inkstone/contracts/accounts';
import { z } from 'zod';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { wordSeries } from '../../packages/domain/src/accounts/word-series.ts';

/** The sender of a request: a browser, and the address that a proxy reports for it. */
export interface LoginClient {
  readonly browser: TestClient;
  readonly address: string;
}

/** Returns the token of a puzzle in words, solved with knowledge of all words. */
export async function passFor(who: LoginClient, account: string): Promise<string> {
  const puzzle = await request(who, newSlider.path, { account, action: 'sign_in', kind: 'words' });
  const shown = newSlider.reply.safeParse(puzzle.data);
  if (!shown.success || shown.data.kind !== 'words') throw new Error(puzzle.code);
  const { id, question, words } = shown.data;
  const fits = (template: string) => template.replace('{n}', 'four') === question;
  const series = wordSeries.find((each) => fits(each.forwards.en) || fits(each.backwards.en));
  const items = series?.items.map((item) => item.en) ?? [];
  if (series && fits(series.backwards.en)) items.reverse();
  const picks = items.filter((item) => words.includes(item)).map((item) => words.indexOf(item));
  const solved = await request(who, solveSlider.path, { id, picks });
  const { data } = solveSlider.reply.safeParse(solved.data);
  if (!data) throw new Error(solved.code);
  return data.slider;
}

/** The result of a password login: `ok`, or the error code. */
export async function enterPassword(
  who: LoginClient,
  entry: { readonly account: string; readonly password: string; readonly slider: string },
): Promise<string> {
  return (await request(who, login.path, { verifyType: 'password', ...entry })).code;
}

/**
 * Returns the result of setting a new password with a code that was never sent, at registration or for an existing account.
 */
export async function setPassword(
  who: LoginClient,
  task: 'register' | 'reset',
  entry: { readonly account: string; readonly password: string },
): Promise<string> {
  const { path } = task === 'register' ? registerByPhone : resetPassword;
  return (await request(who, path, { ...entry, code: '123456', agreesToTerms: true })).code;
}

const reply = z.object({ code: z.string(), data: z.unknown() });

async function request(
  { browser, address }: LoginClient,
  path: string,
  body: object,
): Promise<z.output<typeof reply>> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, language: 'en' };
  const response = await browser.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return reply.parse(await response.json());
}
