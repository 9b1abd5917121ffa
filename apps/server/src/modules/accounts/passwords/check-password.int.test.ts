import { AppError, signInLimits } from '@inkstone/contracts';
import { login, logout } from '@inkstone/contracts/accounts';
import { inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { wrongPasswords } from '../../../platform/db/tables/accounts.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { newPhone, passFor, refusalOf, registered, type TypedPhone } from '../testing-flow.ts';
import { checkPassword } from './check-password.ts';
import { insertWrongPassword } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const floodSize = 60;
const state = { inside: 0, maxInside: 0, spent: 0 };
let flood: Promise<unknown>;
beforeEach(() => {
  Object.assign(state, { inside: 0, maxInside: 0, spent: 0 });
});
afterEach(() => flood);

let addresses = 0;
const newAddress = () => `2001:db8:0:${(addresses++).toString(16)}::1`;
const newName = () => `+86${newPhone().account}`;

/** Submits a password, by default as an unknown browser with a new address. `spend` records concurrent uses. */
function enter(name: string, more: Partial<Parameters<typeof checkPassword>[1]> = {}) {
  const spend = async () => {
    state.maxInside = Math.max(state.maxInside, ++state.inside);
    await new Promise(setImmediate);
    state.inside--;
    state.spent++;
  };
  const refusal = 'sign_in_failed' as const;
  const entry = { password: 'ink4stone', refusal, address: newAddress(), isKnownDevice: false, spend };
  return refusalOf(checkPassword(server.deps, { receiver: { kind: 'phone', name }, ...entry, ...more }));
}

/** Earlier requests of unknown browsers; resolves when some of them have been served. */
async function beginFlood(entries: number, served: number): Promise<void> {
  flood = Promise.all(Array.from({ length: entries }, () => enter(newName())));
  while (state.spent < served) await new Promise(setImmediate);
}

function guessesOf(names: readonly string[]): Promise<number> {
  return server.deps.db.sql.$count(wrongPasswords, inArray(wrongPasswords.name, [...names]));
}

/** Solves a puzzle; returns a function that submits the password. */
async function prepare(client: TestClient, typed: TypedPhone): Promise<() => Promise<unknown>> {
  const slider = await passFor(server, client, typed);
  return () => client.call(login, { ...typed, verifyType: 'password', password: 'ink4stone', slider });
}

it('serves known browsers before a flood that arrived earlier, and unknown ones after it', async () => {
  const typed = await registered(server, 'ink4stone');
  const [known, fresh] = [server.visitor(), server.visitor()];
  await (await prepare(known, typed))();
  await known.call(logout, {});
  const [enterKnown, enterFresh] = [await prepare(known, typed), await prepare(fresh, typed)];
  await beginFlood(floodSize, 3);
  const late = enterFresh().then(() => state.spent);
  await enterKnown();
  expect(state.spent).toBeLessThan(floodSize / 2);
  expect(await late).toBeGreaterThan(floodSize - 4);
});

it('limits concurrent entries in the database', async () => {
  await beginFlood(floodSize, 3);
  expect(await enter(newName(), { isKnownDevice: true })).toEqual(['sign_in_failed', {}]);
  await flood;
  expect(state.spent).toBe(floodSize + 1);
  expect(state.maxInside).toBeLessThanOrEqual(4);
});

it('queues no caller without a pass, or for a locked account', async () => {
  const shut = newName();
  const at = server.deps.clock.now();
  for (let i = 0; i < signInLimits.wrongPasswordsPerAccount.requests; i++) {
    const wrong = { name: shut, wrongId: server.deps.ids.next(), addressHash: 'some', at };
    await insertWrongPassword(server.deps.db.sql, wrong);
  }
  await beginFlood(floodSize, 3);
  const precheck = () => Promise.reject(new AppError('slider_required'));
  expect(await enter(newName(), { precheck })).toEqual(['slider_required', {}]);
  expect(await enter(shut)).toEqual(['too_many_passwords', { minutes: 15 }]);
  expect(state.spent).toBeLessThan(floodSize / 2);
});

it('does not use up the pass when the queue is full', async () => {
  const names = Array.from({ length: 1000 }, newName);
  const spent = new Set<string>();
  const outcomes = names.map(async (name) => {
    const spend = async () => {
      spent.add(name);
      throw new AppError('slider_required');
    };
    const [code] = await enter(name, { spend });
    return { name, code };
  });
  const refused = (await Promise.all(outcomes)).filter(({ code }) => code === 'service_unavailable');
  expect(refused.length).toBeGreaterThan(0);
  expect(spent.size).toBe(names.length - refused.length);
  expect(refused.filter(({ name }) => spent.has(name))).toEqual([]);
  expect(await guessesOf(refused.map(({ name }) => name))).toBe(0);
});
