import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { login, newSlider, solveSlider, userInfo } from '@inkstone/contracts/accounts';
import { z } from 'zod';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { wordSeries } from '../../packages/domain/src/accounts/word-series.ts';
import { startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';

/**
 * `flood-logins.ts --attempts 10000`: passwords are tried against one account from one address, then from as many
 * addresses, and then against as many accounts, each with a puzzle solved for it, while somebody who is signed in works
 * on. Prints how long that person waits before and during the floods, what became of the attempts, and how many passwords
 * were really hashed for them. Against the built server; on PostgreSQL when TEST_DATABASE_URL names one, else embedded.
 */
const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    /** How many attempts are under way at once. */
    width: { type: 'string', default: '150' },
  },
});
const attempts = Number(values.attempts);
/** More than an account takes before it is shut for a while. */
const guessesThatCount = 100;
const reply = z.object({ code: z.string(), data: z.unknown() });

await using server = await startServer({
  settings: { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.0/8,::1' },
});
const person = await signUp(server.url);
const device = await firstDevice();

console.log(`quiet: ${await waitsOf(person, pause(10_000))}`);
const victim = '13900000000';
const pass = await passFor(victim, addressOf(0));
await flood('one account, one address', () => tryPassword(victim, addressOf(0), pass));
await flood('one account, many addresses', async (n) => {
  const slider = n < guessesThatCount ? await passFor(victim, addressOf(n)) : pass;
  return tryPassword(victim, addressOf(n), slider);
});
await flood('many accounts, many addresses', async (n) => {
  const account = `137${String(n).padStart(8, '0')}`;
  const slider = await passFor(account, addressOf(n));
  return tryPassword(account, addressOf(n), slider);
});

/** Makes all attempts and tells what became of them, and how the signed-in person fared meanwhile. */
async function flood(name: string, attempt: (n: number) => Promise<string>): Promise<void> {
  const outcomes = new Map<string, number>();
  let next = 0;
  const attack = async () => {
    for (let n = next++; n < attempts; n = next++) {
      const outcome = await attempt(n).catch((error) => String(error));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const begin = performance.now();
  const attackers = Promise.all(Array.from({ length: Number(values.width) }, attack));
  const waits = await waitsOf(person, attackers);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(
    `${name}: ${attempts} attempts in ${seconds} s, ${JSON.stringify(Object.fromEntries(outcomes))}`,
  );
  console.log(`  ${outcomes.get('sign_in_failed') ?? 0} passwords hashed; meanwhile ${waits}`);
}

/** Asks for the profile ten times a second until `end`; tells how long that took. */
async function waitsOf(client: TestClient, end: Promise<unknown>): Promise<string> {
  const state = { isOver: false };
  const over = end.finally(() => {
    state.isOver = true;
  });
  const took: number[] = [];
  let failed = 0;
  while (!state.isOver) {
    const begin = performance.now();
    await client.call(userInfo, { _: String(begin) }).catch(() => failed++);
    took.push(performance.now() - begin);
    await pause(100);
  }
  await over;
  took.sort((a, b) => a - b);
  const at = (share: number) => `${(took[Math.floor(took.length * share)] ?? 0).toFixed(1)} ms`;
  return `${took.length} requests, p50 ${at(0.5)}, p95 ${at(0.95)}, ${failed} failed`;
}

/** The pass of a question in words, answered by one who knows all of them. */
async function passFor(account: string, address: string): Promise<string> {
  const puzzle = await ask(newSlider.path, address, { account, action: 'sign_in', kind: 'words' });
  const shown = newSlider.reply.safeParse(puzzle.data);
  if (!shown.success || shown.data.kind !== 'words') throw new Error(puzzle.code);
  const { id, question, words } = shown.data;
  const fits = (template: string) => template.replace('{n}', 'four') === question;
  const series = wordSeries.find((each) => fits(each.forwards.en) || fits(each.backwards.en));
  const items = series?.items.map((item) => item.en) ?? [];
  if (series && fits(series.backwards.en)) items.reverse();
  const picks = items.filter((item) => words.includes(item)).map((item) => words.indexOf(item));
  const solved = await ask(solveSlider.path, address, { id, picks });
  const { data } = solveSlider.reply.safeParse(solved.data);
  if (!data) throw new Error(solved.code);
  return data.slider;
}

async function tryPassword(account: string, address: string, slider: string): Promise<string> {
  const entry = { account, verifyType: 'password', password: 'wrong4password', slider };
  return (await ask(login.path, address, entry)).code;
}

async function ask(path: string, address: string, body: object): Promise<z.output<typeof reply>> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      language: 'en',
      cookie: device,
    },
    body: JSON.stringify(body),
  });
  return reply.parse(await response.json());
}

/** The cookie that all attackers share: passes hold in the browser that solved the puzzle. */
async function firstDevice(): Promise<string> {
  const response = await fetch(`${server.url}${newSlider.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ account: '13900000000', action: 'sign_in', kind: 'words' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

function addressOf(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
