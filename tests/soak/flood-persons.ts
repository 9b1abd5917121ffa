import { setTimeout as pause } from 'node:timers/promises';
import { deviceCookie, userInfo } from '@inkstone/contracts/accounts';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { signUp } from '../support/sign-up.ts';
import { enterPassword, passFor } from './password-entry.ts';

/**
 * `flood-persons.ts URL`: simulates users of the server during a flood of passwords, in a separate process,
 * so that only the server can delay them. For each message of the parent it sends the measurements since the
 * last one.
 */
const [url = ''] = process.argv.slice(2);
const password = 'ink4stone';

/** The actions of one kind of user: durations in ms, and results. */
interface Timings {
  readonly took: number[];
  readonly outcomes: Map<string, number>;
}

const people = {
  'profile of somebody signed in': await reader(),
  'signing in on a known device': await createVisitor('13911111111', false),
  'signing in on a new device': await createVisitor('13922222222', true),
};
const timings = new Map<string, Timings>();
for (const [name, act] of Object.entries(people)) void repeatUntilStopped(name, act);
process.on('message', () => {
  const lines = Object.keys(people).map((name) => `${name}: ${describe(timings.get(name))}`);
  timings.clear();
  process.send?.(lines);
});
process.send?.([]);

async function repeatUntilStopped(name: string, act: () => Promise<string>): Promise<void> {
  for (;;) {
    const begin = performance.now();
    const outcome = await act().catch((error) => String(error));
    const { took, outcomes } = timings.get(name) ?? { took: [], outcomes: new Map<string, number>() };
    took.push(performance.now() - begin);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    timings.set(name, { took, outcomes });
    await pause(100);
  }
}

async function reader(): Promise<() => Promise<string>> {
  const client = await signUp(url);
  return () => client.call(userInfo, { _: String(performance.now()) }).then(() => 'ok');
}

/** A signed-out user who repeatedly solves a puzzle and enters the correct password; addresses change. */
async function createVisitor(account: string, isNew: boolean): Promise<() => Promise<string>> {
  const { cookies } = await signUp(url, account, password);
  let times = 0;
  return async () => {
    const address = `172.${isNew ? 16 : 17}.${++times >> 8}.${times & 255}`;
    const who = { address, browser: createTestClient(url) };
    if (!isNew) who.browser.cookies.set(deviceCookie, cookies.get(deviceCookie) ?? '');
    return enterPassword(who, { account, password, slider: await passFor(who, account) });
  };
}

function describe({ took, outcomes }: Timings = { took: [], outcomes: new Map() }): string {
  took.sort((a, b) => a - b);
  const ms = (at: number) => `${Math.round(took.at(at) ?? 0)} ms`;
  const quantile = (share: number) => ms(Math.floor(took.length * share));
  return `${JSON.stringify(Object.fromEntries(outcomes))}, p50 ${quantile(0.5)}, p95 ${quantile(0.95)}, longest ${ms(-1)}`;
}
