import * as accounts from '@inkstone/contracts/accounts';
import { hour } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CaptchaSettings } from '../../../ports/accounts-config.ts';
import type { Captcha } from '../../../ports/captcha.ts';
import { createCaptcha } from '../../../providers/captcha/create-captcha.ts';
import {
  type CaptchaVendors,
  type IssuedToken,
  keys,
  startCaptchaVendors,
} from '../../../providers/captcha/testing/captcha-vendors.ts';
import { createTurnstile } from '../../../providers/captcha/turnstile.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { newDaysVisitor, newPhone, refusalOf } from '../testing-flow.ts';

const drivers = ['turnstile', 'tencent', 'alibaba'] as const;
type Driver = (typeof drivers)[number];

const { id: keyId, secret, appId, appSecret, siteKey, sceneId, prefix } = keys;

function settingsOf(driver: Driver, endpoint: string): CaptchaSettings {
  switch (driver) {
    case 'turnstile':
      return { driver, endpoint, siteKey, secret };
    case 'tencent':
      return { driver, endpoint, secretId: keyId, secretKey: secret, appId, appSecret };
    case 'alibaba':
      return { driver, endpoint, keyId, secret, sceneId, prefix, region: 'cn' };
  }
}

let server: TestServer;
let vendors: CaptchaVendors;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => vendors[Symbol.asyncDispose]());

/** Starts a vendor, whose clock is off by `lateMs`, and has the server use it; `change` replaces settings. */
async function use(driver: Driver, change: object = {}, lateMs = 0): Promise<Captcha> {
  const { deps, clock } = server;
  vendors = await startCaptchaVendors(() => clock.now() + lateMs);
  const captcha = { ...settingsOf(driver, vendors.url), ...change } as CaptchaSettings;
  const site = { captcha, baseUrl: deps.config.baseUrl, authOrigins: ['https://write.example.com'] };
  const made = createCaptcha(site, { clock, random: deps.random, log: deps.log });
  if (!made) throw new Error('The settings name no vendor');
  Object.assign(deps, { captcha: made });
  return made;
}

const logged = () => server.captured.text();

/** A token as the vendor's script would issue it for a puzzle. */
function issue(puzzleId: string, change: IssuedToken = {}): accounts.VendorAnswer {
  const token = `token-${vendors.issued.size}-${puzzleId}`;
  const usual = { hostname: 'localhost', action: 'sign_in', cdata: puzzleId, randstr: '@Vki', sceneId };
  vendors.issued.set(token, { ...usual, ...change });
  return { token, randstr: '@Vki' };
}

async function newPuzzle(action: accounts.CodeAction = 'sign_in') {
  const client = newDaysVisitor(server);
  const typed = newPhone();
  const puzzle = await client.call(accounts.newSlider, { ...typed, action });
  const solve = (vendor?: accounts.VendorAnswer) =>
    client.call(accounts.solveSlider, { id: puzzle.id, ...(vendor && { vendor }) });
  return { client, typed, puzzle, solve };
}

describe.each(drivers)('the driver %s', (driver) => {
  it('issues a pass for an answer that the vendor accepts, and the pass sends a code', async () => {
    await use(driver);
    const { client, typed, puzzle, solve } = await newPuzzle();
    expect(puzzle).toEqual({ kind: 'vendor', id: expect.any(String), expiresAt: expect.any(Number) });
    const { slider } = await solve(issue(puzzle.id));
    await client.call(accounts.sendSms, { ...typed, action: 'sign_in', slider });
    expect(vendors.requests).toHaveLength(1);
    const shown = JSON.stringify(vendors.requests[0]);
    if (driver !== 'alibaba') expect(shown).toContain('127.0.0.1');
  });

  it('issues no puzzle of its own, even when the question in words is requested', async () => {
    await use(driver);
    const client = server.visitor();
    const puzzle = await client.call(accounts.newSlider, { ...newPhone(), action: 'sign_in', kind: 'words' });
    expect(puzzle.kind).toBe('vendor');
    expect((await client.call(accounts.captchaWidget, {})).vendor).toBe(driver);
  });

  it('refuses an invented token, an answer without one, and a second answer', async () => {
    await use(driver);
    const invented = await newPuzzle();
    const bad = { token: `made-up-${driver}`, randstr: '@Vki' };
    expect(await refusalOf(invented.solve(bad))).toEqual(['slider_wrong', {}]);
    expect(await refusalOf(invented.solve(issue(invented.puzzle.id)))).toEqual(['slider_expired', {}]);
    const none = await newPuzzle();
    expect(await refusalOf(none.solve())).toEqual(['slider_wrong', {}]);
    expect(vendors.requests).toHaveLength(1);
  });

  it('refuses a token that has already answered a puzzle, without a request to the vendor', async () => {
    await use(driver);
    const first = await newPuzzle();
    const vendor = issue(first.puzzle.id);
    await first.solve(vendor);
    const second = await newPuzzle();
    expect(await refusalOf(second.solve(vendor))).toEqual(['slider_wrong', {}]);
    expect(vendors.requests).toHaveLength(1);
  });

  it('refuses a token that the vendor has already verified for another request', async () => {
    const captcha = await use(driver);
    const { puzzle, solve } = await newPuzzle();
    const vendor = issue(puzzle.id);
    const attempt = { ...vendor, puzzleId: 'another', action: 'sign_in', address: '203.0.113.9' } as const;
    await captcha.verify(attempt);
    expect(await refusalOf(solve(vendor))).toEqual(['slider_expired', {}]);
  });

  it.each(['error-500', 'no-json', 'own-error'] as const)(
    'issues no pass when the vendor answers with %s, and counts no wrong answer',
    async (outage) => {
      await use(driver);
      vendors.outage = outage;
      const { puzzle, solve } = await newPuzzle();
      expect(await refusalOf(solve(issue(puzzle.id)))).toEqual(['captcha_unavailable', {}]);
      const { rows } = await server.deps.db.sql.execute(
        sql`select 1 from slider_puzzles where puzzle_id = ${puzzle.id}`,
      );
      expect(rows).toHaveLength(0);
      const log = logged();
      expect(log).toContain('a CAPTCHA vendor returned no verdict');
      for (const word of [secret, appSecret, 'token-0']) expect(log).not.toContain(word);
    },
  );

  it('issues no pass with a wrong key, or with a clock that is an hour off', async () => {
    const wrong = driver === 'tencent' ? { secretKey: 'another' } : { secret: 'another' };
    await use(driver, wrong);
    const { puzzle, solve } = await newPuzzle();
    expect(await refusalOf(solve(issue(puzzle.id)))).toEqual(['captcha_unavailable', {}]);
    if (driver === 'turnstile') return;
    await vendors[Symbol.asyncDispose]();
    await use(driver, {}, hour);
    const late = await newPuzzle();
    expect(await refusalOf(late.solve(issue(late.puzzle.id)))).toEqual(['captcha_unavailable', {}]);
  });
});

describe('Turnstile', () => {
  it.each([
    ['another site', { hostname: 'evil.example' }],
    ['another purpose', { action: 'bind' }],
    ['another puzzle', { cdata: 'f2a0c3a0-0000-4000-8000-000000000000' }],
  ])('refuses a token of %s', async (_, change) => {
    await use('turnstile');
    const { puzzle, solve } = await newPuzzle();
    expect(await refusalOf(solve(issue(puzzle.id, change)))).toEqual(['slider_wrong', {}]);
    expect(logged()).toContain(Object.keys(change)[0]);
  });

  it('accepts a token of another domain of the operator, for the purpose of the puzzle', async () => {
    await use('turnstile');
    const { puzzle, solve } = await newPuzzle('reset_password');
    const of = { hostname: 'write.example.com', action: 'reset_password' };
    expect(await solve(issue(puzzle.id, of))).toMatchObject({ slider: expect.any(String) });
  });

  it('repeats a request whose answer was lost with the same idempotency key, so that the token is not lost', async () => {
    await use('turnstile');
    const { puzzle } = await newPuzzle();
    const settings = { driver: 'turnstile', endpoint: vendors.url, siteKey, secret } as const;
    const withLongTimeout = createTurnstile(settings, {
      hosts: ['localhost'],
      log: server.deps.log,
      timeout: 300,
    });
    vendors.outage = 'first-silent';
    const attempt = { ...issue(puzzle.id), puzzleId: puzzle.id, action: 'sign_in' } as const;
    expect(await withLongTimeout.verify({ ...attempt, address: '203.0.113.9' })).toBe('passed');
    const sentKeys = vendors.requests.map((fields) => fields.idempotency_key);
    expect(sentKeys).toEqual([puzzle.id, puzzle.id]);
  });
});

describe('Tencent', () => {
  it.each(['trerror_1001_199999164_1700000000', 'terror_1001_199999164_1700000000'])(
    'refuses the emergency ticket %s without a request',
    async (token) => {
      await use('tencent');
      const { solve } = await newPuzzle();
      vendors.issued.set(token, { randstr: '@Vki' });
      expect(await refusalOf(solve({ token, randstr: '@Vki' }))).toEqual(['slider_wrong', {}]);
      expect(vendors.requests).toEqual([]);
    },
  );

  it('refuses another random string, and a visitor rated as malicious', async () => {
    await use('tencent');
    const first = await newPuzzle();
    const vendor = { ...issue(first.puzzle.id), randstr: '@other' };
    expect(await refusalOf(first.solve(vendor))).toEqual(['slider_wrong', {}]);
    const second = await newPuzzle();
    vendors.issued.set('evil-ticket', { randstr: '@Vki' });
    const evil = { token: 'evil-ticket', randstr: '@Vki' };
    expect(await refusalOf(second.solve(evil))).toEqual(['slider_wrong', {}]);
  });

  it.each([
    ['8', 'slider_expired'],
    ['21', 'slider_wrong'],
    ['100', 'captcha_unavailable'],
  ])('reads CaptchaCode %s as %s', async (verdict, code) => {
    await use('tencent');
    vendors.verdict = verdict;
    const { puzzle, solve } = await newPuzzle();
    expect(await refusalOf(solve(issue(puzzle.id)))).toEqual([code, {}]);
  });
});

describe('Alibaba', () => {
  it('refuses a parameter of another scene, and what the risk control refuses', async () => {
    await use('alibaba');
    const first = await newPuzzle();
    const vendor = issue(first.puzzle.id, { sceneId: 'an easier one' });
    expect(await refusalOf(first.solve(vendor))).toEqual(['slider_wrong', {}]);
    vendors.verdict = 'F001';
    const second = await newPuzzle();
    expect(await refusalOf(second.solve(issue(second.puzzle.id)))).toEqual(['slider_wrong', {}]);
  });
});

describe('the built-in puzzle', () => {
  it('has no widget, and a puzzle of a vendor is void once the settings name another', async () => {
    await use('turnstile');
    const { client, puzzle, solve } = await newPuzzle();
    Object.assign(server.deps, { captcha: null });
    expect(await refusalOf(client.call(accounts.captchaWidget, {}))).toEqual(['not_found', {}]);
    expect(await refusalOf(solve(issue(puzzle.id)))).toEqual(['slider_expired', {}]);
  });
});
