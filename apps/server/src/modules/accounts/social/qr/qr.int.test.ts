import type { InputOf } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { requestDeletion } from '@inkstone/contracts/accounts/account-deletion';
import { listBindings } from '@inkstone/contracts/accounts/bindings';
import { simulateScan } from '@inkstone/contracts/accounts/login-simulator';
import {
  attemptMinutes,
  bindThirdParty,
  qrPollEvery,
  qrSeconds,
  startThirdParty,
} from '@inkstone/contracts/accounts/social-login';
import {
  answerScan,
  describeScan,
  newWechatQr,
  newWechatQrV2,
  wechatQrStatus,
  wechatQrStatusV2,
} from '@inkstone/contracts/accounts/wechat-qr';
import { minute, second } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { purgeExpired } from '../../purge-expired.ts';
import { createAccount } from '../../testing.ts';
import { newDaysVisitor, newPhone, refusalOf } from '../../testing-flow.ts';
import { bindCode, bindInput, signUpAs } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const visitor = () => newDaysVisitor(server);
const refusedWith = async (call: Promise<unknown>) => (await refusalOf(call))[0];

/** A page that shows a code, and a phone. */
async function show(page: TestClient, input: InputOf<typeof newWechatQr> = {}) {
  const { ticket, qr_url } = await page.call(newWechatQr, input);
  const scene = new URL(qr_url).searchParams.get('scene') ?? '';
  const phone = server.visitor();
  return {
    ticket,
    scene,
    phone,
    poll: (browser = page) => {
      server.clock.advance(qrPollEvery);
      return browser.call(wechatQrStatus, { ticket });
    },
    scan: async (person: string) => {
      const { confirmUrl } = await phone.call(simulateScan, { scene, person });
      return new URL(confirmUrl).searchParams.get('scan') ?? '';
    },
  };
}

describe('a QR code of WeChat', () => {
  it('changes from created to scanned, confirmed and consumed, and signs in once', async () => {
    const id = await signUpAs(server, visitor(), 'wechat', 'Scanner', newPhone());
    const page = visitor();
    const { poll, scan, phone } = await show(page, { next: '/app' });
    expect(await poll()).toEqual({ state: 'created', result: null });
    const token = await scan('Scanner');
    expect(await poll()).toEqual({ state: 'scanned', result: null });
    expect(await phone.call(describeScan, { scan: token })).toMatchObject({
      state: 'scanned',
      network: 'local',
      place: null,
      placesBy: null,
      shownName: 'Scanner',
      isSimulated: true,
    });
    expect(await phone.call(answerScan, { scan: token, answer: 'confirm' })).toEqual({ state: 'confirmed' });
    expect(await poll()).toMatchObject({
      state: 'confirmed',
      result: { outcome: 'signed_in', id, next: '/app' },
    });
    expect(await page.call(userInfo, {})).toMatchObject({ id });
    expect(await poll()).toEqual({ state: 'consumed', result: null });
    expect(await refusedWith(phone.call(userInfo, {}))).toBe('sign_in_first');
  });

  it('requires a phone number of a new user', async () => {
    const page = visitor();
    const { poll, scan, phone } = await show(page);
    const answer = { scan: await scan('Fresh'), answer: 'confirm' } as const;
    expect(await phone.call(answerScan, answer)).toEqual({ state: 'confirmed_need_bind' });
    const { state, result } = await poll();
    expect([state, result?.outcome]).toEqual(['confirmed_need_bind', 'bind_phone']);
    if (result?.outcome !== 'bind_phone') throw new Error('No prompt');
    const { ticket } = result.prompt;
    const number = newPhone();
    const code = await bindCode(server, page, ticket, number);
    await page.call(bindThirdParty, { ticket, ...number, code, agreesToTerms: true });
    expect(await page.call(userInfo, {})).toMatchObject({ nickName: 'Fresh' });
  });

  it('can be refused permanently', async () => {
    const { poll, scan, phone } = await show(visitor());
    const token = await scan('Careful');
    expect(await phone.call(answerScan, { scan: token, answer: 'refuse' })).toEqual({ state: 'refused' });
    expect(await poll()).toEqual({ state: 'refused', result: null });
    const confirm = phone.call(answerScan, { scan: token, answer: 'confirm' });
    expect(await refusedWith(confirm)).toBe('qr_over');
  });

  it('expires after five minutes, but waits a minute for the page once it is confirmed', async () => {
    const idle = await show(visitor());
    server.clock.advance(qrSeconds * second);
    expect(await idle.poll()).toEqual({ state: 'expired', result: null });
    expect(await refusedWith(idle.scan('Late'))).toBe('qr_over');

    const scanned = await show(visitor());
    const tooLate = await scanned.scan('Dreamer');
    server.clock.advance(qrSeconds * second);
    const confirm = scanned.phone.call(answerScan, { scan: tooLate, answer: 'confirm' });
    expect(await refusedWith(confirm)).toBe('qr_over');

    const late = await show(visitor());
    const token = await late.scan('Last');
    server.clock.advance(qrSeconds * second - 2 * second);
    await late.phone.call(answerScan, { scan: token, answer: 'confirm' });
    server.clock.advance(minute - 10 * second);
    expect((await late.poll()).state).toBe('confirmed_need_bind');
  });

  it('is removed when expired, as attempts are', async () => {
    const page = visitor();
    await show(page);
    await page.call(startThirdParty, { provider: 'qq' });
    const kept = async () => {
      const { rows } = await server.deps.db.sql.execute<{ codes: number; attempts: number }>(
        sql`select (select count(*)::int from wechat_qr_codes) as codes,
          (select count(*)::int from social_attempts) as attempts`,
      );
      return rows[0];
    };
    await purgeExpired(server.deps);
    expect(await kept()).toEqual({ codes: 1, attempts: 1 });
    server.clock.advance(attemptMinutes * minute + 1);
    await purgeExpired(server.deps);
    expect(await kept()).toEqual({ codes: 0, attempts: 0 });
  });

  it('is bound to the browser that shows it', async () => {
    const { poll, scan, phone } = await show(visitor());
    const attacker = server.visitor();
    await show(attacker);
    await phone.call(answerScan, { scan: await scan('Owner'), answer: 'confirm' });
    expect(await refusedWith(poll(attacker))).toBe('not_found');
    expect(await refusedWith(poll(server.visitor()))).toBe('not_found');
    expect((await poll()).state).toBe('confirmed_need_bind');
  });

  it('is bound to the phone that scanned it first', async () => {
    const { scan, scene } = await show(visitor());
    const token = await scan('First');
    expect(await scan('First')).not.toBe('');
    expect(await refusedWith(scan('Second'))).toBe('qr_over');
    const other = await show(visitor());
    await other.scan('Second');
    for (const forged of ['', 'x'.repeat(90), `${token.slice(0, -4)}AAAA`, scene]) {
      expect(await refusedWith(server.visitor().call(describeScan, { scan: forged }))).toBe('qr_over');
      const confirm = server.visitor().call(answerScan, { scan: forged, answer: 'confirm' });
      expect(await refusedWith(confirm)).toBe('qr_over');
    }
  });

  it('can be polled at most every second and a half', async () => {
    const page = visitor();
    const { ticket, poll } = await show(page);
    await poll();
    server.clock.advance(qrPollEvery - 1);
    const call = refusalOf(page.call(wechatQrStatus, { ticket }));
    expect(await call).toEqual(['too_many_requests', { seconds: 2 }]);
    server.clock.advance(1);
    expect(await page.call(wechatQrStatus, { ticket })).toMatchObject({ state: 'created' });
  });

  it('signs in once when two polls are concurrent', async () => {
    const page = visitor();
    const { ticket, scan, phone } = await show(page);
    await phone.call(answerScan, { scan: await scan('Hasty'), answer: 'confirm' });
    const polls = await Promise.allSettled([1, 2, 3].map(() => page.call(wechatQrStatus, { ticket })));
    const outcomes = polls.flatMap((poll) => (poll.status === 'fulfilled' ? [poll.value.result] : []));
    expect(outcomes.filter((result) => result !== null)).toHaveLength(1);
  });

  it('has a second form with a sealed ticket', async () => {
    const page = visitor();
    const { ticket, qr_url } = await page.call(newWechatQrV2, {});
    expect(ticket).not.toMatch(/^[0-9a-f]{32}$/);
    expect(await page.call(wechatQrStatusV2, { ticket })).toEqual({ state: 'created', result: null });
    const attacker = server.visitor();
    await attacker.call(newWechatQr, {});
    expect(await refusedWith(attacker.call(wechatQrStatusV2, { ticket }))).toBe('not_found');
    expect(await refusedWith(page.call(wechatQrStatus, { ticket }))).toBe('not_found');
    const scene = new URL(qr_url).searchParams.get('scene') ?? '';
    await server.visitor().call(simulateScan, { scene, person: 'Sealed' });
    server.clock.advance(qrPollEvery);
    expect(await page.call(wechatQrStatusV2, { ticket })).toMatchObject({ state: 'scanned' });
  });

  it('binds WeChat to the account that is signed in, and to no other', async () => {
    const page = server.as((await createAccount(server.deps)).token);
    const { poll, scan, phone } = await show(page, await bindInput(server, page));
    await phone.call(answerScan, { scan: await scan('Binder'), answer: 'confirm' });
    expect(await poll()).toMatchObject({ state: 'confirmed', result: { outcome: 'bound', kind: 'wechat' } });
    const { bindings } = await page.call(listBindings, {});
    expect(bindings.map(({ kind, shownName }) => [kind, shownName])).toEqual([
      ['phone', expect.stringContaining('*')],
      ['wechat', 'Binder'],
    ]);
    expect(await refusedWith(visitor().call(newWechatQr, { purpose: 'bind' }))).toBe('sign_in_first');
  });

  it('gives a proof to the account that WeChat is linked to, and to no other', async () => {
    const page = visitor();
    await signUpAs(server, page, 'wechat', 'Prover', newPhone());
    const other = await show(page, { purpose: 'delete_account' });
    const wrong = { scan: await other.scan('Somebody'), answer: 'confirm' } as const;
    expect(await other.phone.call(answerScan, wrong)).toEqual({ state: 'confirmed' });
    expect(await refusedWith(other.poll())).toBe('other_identity');
    const { poll, scan, phone } = await show(page, { purpose: 'delete_account' });
    await phone.call(answerScan, { scan: await scan('Prover'), answer: 'confirm' });
    const { result } = await poll();
    if (result?.outcome !== 'proved') throw new Error('No proof');
    await page.call(requestDeletion, { proof: result.proof });
  });
});
