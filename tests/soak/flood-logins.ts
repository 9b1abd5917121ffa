import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { startServer } from '../support/server-process.ts';
import { enterPassword, type LoginClient, passFor, setPassword } from './password-entry.ts';

/**
 * `flood-logins.ts --attempts 10000`: attempts passwords of one account from one address, then from as many addresses, then
 * of as many accounts, each with a solved puzzle; then sets as many new passwords with a code that was never sent, for new
 * accounts and for forgotten passwords; all while other users work and sign in (`flood-persons.ts`). Prints the response
 * times of these users before and during the floods, and the results of the attempts. Runs against the built server; on
 * PostgreSQL if TEST_DATABASE_URL names one, otherwise embedded.
 */
const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    /** Number of concurrent attempts. */
    width: { type: 'string', default: '150' },
  },
});
const attempts = Number(values.attempts);
/** More attempts than an account allows before it is locked temporarily. */
const guessesThatCount = 100;
const password = 'wrong4password';
const victim = '13900000000';

await using server = await startServer({
  settings: { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.0/8,::1' },
});
/** One browser for all attackers: puzzle tokens are bound to the browser that solved the puzzle. */
const browser = createTestClient(server.url);
const people = fork(join(import.meta.dirname, 'flood-persons.ts'), [server.url]);
await once(people, 'message');

await measureOthers();
await pause(10_000);
console.log('quiet');
await measureOthers(console.log);

const slider = await passFor(attacker(0), victim);
await flood('one account, one address', () =>
  enterPassword(attacker(0), { account: victim, password, slider }),
);
await flood('one account, many addresses', async (n) => {
  const pass = n < guessesThatCount ? await passFor(attacker(n), victim) : slider;
  return enterPassword(attacker(n), { account: victim, password, slider: pass });
});
await flood('many accounts, many addresses', async (n) => {
  const account = `137${String(n).padStart(8, '0')}`;
  return enterPassword(attacker(n), { account, password, slider: await passFor(attacker(n), account) });
});
for (const task of ['register', 'reset'] as const) {
  await flood(`new passwords without a code, ${task}`, (n) => {
    const account = `136${String(n).padStart(8, '0')}`;
    return setPassword(attacker(n), task, { account, password });
  });
}
people.kill();
await once(people, 'exit');

/** Makes all attempts; returns their results and the response times of the other users. */
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
  await Promise.all(Array.from({ length: Number(values.width) }, attack));
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${name}: ${attempts} in ${seconds} s, ${JSON.stringify(Object.fromEntries(outcomes))}`);
  await measureOthers(console.log);
}

/** Requests the measurements of the other users since the last call. */
async function measureOthers(print: (line: string) => void = () => {}): Promise<void> {
  people.send('report');
  const [lines]: string[][] = await once(people, 'message');
  for (const line of lines ?? []) print(`  ${line}`);
}

function attacker(n: number): LoginClient {
  return { browser, address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}
