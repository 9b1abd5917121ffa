import { generateKeyPairSync } from 'node:crypto';
import { claimStorePurchase } from '@inkstone/contracts/orders';
import * as contract from '@inkstone/contracts/staff/store-checks';
import { day, hour, minute } from '@inkstone/kernel';
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startVendorServer, type VendorServer } from '../../../providers/login/testing/vendor-server.ts';
import { createAppleStore } from '../../../providers/stores/apple/create-apple-store.ts';
import { createAppleSigner } from '../../../providers/stores/apple/testing/apple-signer.ts';
import { createGoogleStore } from '../../../providers/stores/google/create-google-store.ts';
import {
  type GoogleDouble,
  playSubscription,
  startGoogleDouble,
} from '../../../providers/stores/google/testing/google-double.ts';
import { testDay } from '../../../testing/bare-server.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { createStaff } from '../../staff/testing/staff.ts';
import { startSweeps, sweepPage } from './run-sweep.ts';

const signer = createAppleSigner(testDay);
const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const app = { bundleId: 'com.example', environment: 'Production' };
let server: TestServer;
let google: GoogleDouble;
let apple: VendorServer;
/** Apple's responses about subscriptions and bought words, by number. */
const appleUrls = new Map<string, object>();
beforeAll(async () => {
  const clock = { now: () => server.clock.now() };
  google = await startGoogleDouble(clock);
  const answer = (path: string) => {
    const found = appleUrls.get(path.split('/').at(-1) ?? '');
    if (found && path.includes('/inApps/v1/transactions/')) return JSON.stringify(found);
    return found ? JSON.stringify({ data: [{ lastTransactions: [found] }] }) : { status: 404, text: '{}' };
  };
  apple = await startVendorServer(new Proxy({}, { get: (_, path: string) => () => answer(path) }));
  const api = { issuerId: 'issuer', keyId: 'KEY1', privateKey: keys.privateKey };
  const products = new Map([
    ['plus.month', { kind: 'tier', tier: 'plus' } as const],
    ['words.50k', { kind: 'words', itemId: 'words_50k' } as const],
  ]);
  const settings = { bundleId: app.bundleId, appId: 7, environment: 'production' as const, products, api };
  const stores = {
    apple: createAppleStore(settings, { clock }, { root: signer.root, apiUrl: apple.url }),
    google: createGoogleStore(google.settings, { clock }, { urls: google.urls }),
    huawei: null,
    harmony: null,
  };
  server = await createTestServer({ base: { stores } });
});
afterAll(async () => {
  await server.close();
  await Promise.all([google[Symbol.asyncDispose](), apple[Symbol.asyncDispose]()]);
});
beforeEach(() => google.breakWith(null));

const now = () => server.clock.now();
const subscription = (change: object = {}) =>
  playSubscription({ from: now(), to: now() + 30 * day, ...change });
/** Creates an account with a subscription of Google. */
async function subscribe(token: string, change: object = {}) {
  const account = await createAccount(server.deps);
  google.purchases.set(token, subscription({ orderId: `GPA.${token}`, ...change }));
  const proof = { store: 'google', kind: 'subscription', purchaseToken: token } as const;
  await server.as(account.token).call(claimStorePurchase, proof);
  return account;
}
const nextMorning = () => {
  const morning = Date.parse('2026-11-22T10:30:00+08:00');
  server.clock.set(morning + Math.ceil((now() + minute - morning) / day) * day);
};
const runPages = async (pages = 4) => {
  for (let page = 0; page < pages; page++) {
    await server.deps.runDue();
    server.clock.advance(minute);
  }
};
const rows = () =>
  server.deps.db.run('select store, state, asked, healed, failed from store_sweeps order by day desc, store');

describe('the daily check of stores', () => {
  it('corrects what notifications missed: renewals, ends and returned payments', async () => {
    await startSweeps(server.deps);
    const [renewed, ended, returned, same] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((one) => subscribe(one)),
    );
    const from = now();
    server.clock.advance(29 * day);
    google.purchases.set('a', subscription({ from, to: from + 60 * day, orderId: 'GPA.a..0' }));
    google.purchases.set('b', subscription({ from, to: now() - day, orderId: 'GPA.b', state: 'EXPIRED' }));
    google.voided.push({ purchaseToken: 'c', orderId: 'GPA.c', voidedTimeMillis: String(now() - hour) });
    google.purchases.set('c', subscription({ from, to: from + 30 * day, orderId: 'GPA.c' }));
    google.purchases.set('d', subscription({ from, to: from + 30 * day, orderId: 'GPA.d' }));
    nextMorning();
    await runPages();
    expect(await rows()).toMatchObject([
      { store: 'apple', state: 'done', asked: 0 },
      { store: 'google', state: 'done', asked: 4, healed: 3, failed: 0 },
    ]);
    const tierOf = (account: typeof renewed) => server.deps.tierOf(account?.accountId ?? '');
    expect(await Promise.all([renewed, ended, returned, same].map(tierOf))).toEqual([
      ...['plus', 'free', 'free', 'plus'],
    ]);
    server.clock.set(from + 59 * day);
    expect(await tierOf(renewed)).toBe('plus');
  });

  it('queries Apple with a signed token, and accepts only signed replies', async () => {
    const account = await createAccount(server.deps);
    // The certificates of the signer are valid around the day of the test.
    const at = now();
    const transaction = {
      ...{ ...app, productId: 'plus.month', type: 'Auto-Renewable Subscription', signedDate: at },
      ...{ originalTransactionId: 's1', transactionId: 't1', purchaseDate: at, expiresDate: at + 30 * day },
    };
    const proof = { store: 'apple', signed: signer.sign(transaction) } as const;
    await server.as(account.token).call(claimStorePurchase, proof);
    const renewal = {
      ...{ environment: 'Production', originalTransactionId: 's1', productId: 'plus.month' },
      ...{ autoRenewStatus: 1, signedDate: at + 30 * day, renewalPrice: 4990, currency: 'USD' },
    };
    const later = { transactionId: 't2', purchaseDate: at + 30 * day, expiresDate: at + 60 * day };
    appleUrls.set('s1', {
      originalTransactionId: 's1',
      signedTransactionInfo: signer.sign({ ...transaction, ...later, signedDate: at + 30 * day }),
      signedRenewalInfo: signer.sign(renewal),
    });
    server.clock.set(at + 31 * day);
    // Simulates that the check at the end of the period was not scheduled.
    await server.deps.db.run("delete from due where kind = 'store-check'");
    nextMorning();
    await runPages();
    expect(await server.deps.tierOf(account.accountId)).toBe('plus');
    expect((await rows()).find(({ store }) => store === 'apple')).toMatchObject({
      asked: 1,
      healed: 1,
      failed: 0,
    });
    appleUrls.set('s1', {
      originalTransactionId: 's1',
      signedTransactionInfo: createAppleSigner(testDay).sign({ ...transaction, revocationDate: now() }),
      signedRenewalInfo: signer.sign(renewal),
    });
    nextMorning();
    await runPages();
    expect((await rows()).find(({ store }) => store === 'apple')).toMatchObject({
      state: 'failed',
      failed: 1,
    });
    expect(await server.deps.tierOf(account.accountId)).toBe('plus');
  });

  it('queries Apple about words by their transaction, and revokes returned ones', async () => {
    const account = await createAccount(server.deps);
    const at = now();
    const words = {
      ...{ ...app, productId: 'words.50k', type: 'Consumable', signedDate: at, purchaseDate: at },
      ...{ originalTransactionId: 'w1', transactionId: 'w1' },
    };
    await server
      .as(account.token)
      .call(claimStorePurchase, { store: 'apple', signed: signer.sign(words) } as const);
    appleUrls.delete('s1');
    const check = async () => {
      nextMorning();
      await runPages();
      return (await rows()).find(({ store }) => store === 'apple');
    };
    const left = async () =>
      server.deps.db.run(
        'select sum(words - revoked)::int as words from word_packages where account_id = $1',
        [account.accountId],
      );
    appleUrls.set('w1', { signedTransactionInfo: signer.sign(words) });
    expect(await check()).toMatchObject({ state: 'done', failed: 0 });
    expect(await left()).toEqual([{ words: 50_000 }]);
    const returned = { ...words, revocationDate: now(), signedDate: now() };
    // A statement that was signed for another purchase is not accepted for this one.
    appleUrls.set('w1', { signedTransactionInfo: signer.sign({ ...returned, transactionId: 'w2' }) });
    expect(await check()).toMatchObject({ state: 'failed', failed: 1 });
    expect(await left()).toEqual([{ words: 50_000 }]);
    appleUrls.set('w1', { signedTransactionInfo: signer.sign(returned) });
    expect(await check()).toMatchObject({ state: 'done', healed: 1, failed: 0 });
    expect(await left()).toEqual([{ words: 0 }]);
  });

  it('covers more than a page, waits for a silent store, and then fails with an alarm', async () => {
    const first = await subscribe('page-0');
    await server.deps.db.run(
      `insert into store_subscriptions (store, subscription_id, account_id, bound_at, token, product_id)
       select 'google', 'page-' || lpad(n::text, 6, '0'), '${first.accountId}', 1, 'unknown', 'plus.month'
       from generate_series(1, ${sweepPage + 5}) as n`,
    );
    nextMorning();
    await runPages(5);
    const asked = Number((await rows()).find(({ store }) => store === 'google')?.asked);
    expect(asked).toBeGreaterThan(sweepPage + 5);
    google.breakWith(500);
    await subscribe('later').catch(() => null);
    nextMorning();
    await server.deps.runDue();
    expect((await rows()).find(({ store }) => store === 'google')).toMatchObject({ state: 'running' });
    for (let tries = 0; tries < 8; tries++) {
      server.clock.advance(hour);
      await server.deps.runDue();
    }
    expect((await rows()).find(({ store }) => store === 'google')).toMatchObject({ state: 'failed' });
    expect(server.captured.text()).toContain('the check of a store failed');
  });

  it('is shown to staff, who can start one', async () => {
    const staff = server.as((await createStaff(server.deps, { roles: ['finance'] })).token);
    const { checks, stores } = await staff.call(contract.listStoreChecks, {});
    expect(stores).toEqual([
      { store: 'apple', canBeAsked: true },
      { store: 'google', canBeAsked: true },
    ]);
    expect(checks.some(({ state, detail }) => state === 'failed' && detail !== '')).toBe(true);
    const begun = await staff.call(contract.checkStore, { store: 'google', reason: 'asked by a test' });
    expect(begun).toMatchObject({ store: 'google', state: 'running', asked: 0 });
  });
});

it('authenticates at Apple with the configured key', async () => {
  const headers: string[] = [];
  const clock = { now: () => server.clock.now() };
  const { createServer } = await import('node:http');
  const listening = createServer((request, response) => {
    headers.push(request.headers.authorization ?? '');
    response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const api = { issuerId: 'issuer', keyId: 'KEY1', privateKey: keys.privateKey };
  const settings = { bundleId: app.bundleId, appId: 7, environment: 'production' as const, api };
  const store = createAppleStore(
    { ...settings, products: new Map() },
    { clock },
    { root: signer.root, apiUrl },
  );
  const ref = { kind: 'subscription', productId: 'plus.month', token: 's1', number: '' } as const;
  expect(await store.query?.(ref)).toEqual({ kind: 'denied', fault: 'gone' });
  listening.close();
  const token = headers[0]?.replace('Bearer ', '') ?? '';
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', kid: 'KEY1' });
  const { payload } = await jwtVerify(token, await importSPKI(keys.publicKey, 'ES256'), {
    ...{ issuer: 'issuer', audience: 'appstoreconnect-v1', currentDate: new Date(clock.now()) },
  });
  expect(payload.bid).toBe('com.example');
});
