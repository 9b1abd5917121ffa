import {
  confirmEnrolment,
  enterFactor,
  leaveStaff,
  listAudit,
  newRecoveryCodes,
  staffSelf,
  startEnrolment,
} from '@inkstone/contracts/staff';
import { hour, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession, testProof } from '../../accounts/testing.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { codeAt, stepAt } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
// Every test has its own time step, and its rate limits start at zero.
beforeEach(() => void server.clock.advance(5 * minute));

const codeOf = ({ secret }: Pick<TestStaff, 'secret'>, away = 0) =>
  codeAt(secret, stepAt(server.clock.now()) + away);
const wrong = { code: 'second_factor_wrong' };

/** Sets up an authenticator as a page does; returns its secret and the recovery codes. */
async function enrol(page: TestClient, accountId: string) {
  const proof = await testProof(server.deps, { accountId }, 'staff_factor');
  const { secret, uri } = await page.call(startEnrolment, { proof });
  const { recoveryCodes } = await page.call(confirmEnrolment, { code: codeOf({ secret }) });
  return { secret, uri, recoveryCodes };
}

describe('setting up', () => {
  it('opens the session, and returns ten recovery codes', async () => {
    const staff = await createStaff(server.deps, { factor: 'missing' });
    const page = server.as(staff.token);
    expect(await page.call(staffSelf, {})).toMatchObject({ factor: 'missing', roles: ['owner'] });
    await expect(page.call(listAudit, {})).rejects.toMatchObject({ code: 'second_factor_missing' });
    const { recoveryCodes } = await enrol(page, staff.accountId);
    expect(recoveryCodes).toHaveLength(10);
    expect(await page.call(staffSelf, {})).toMatchObject({ factor: 'passed', recoveryCodesLeft: 10 });
    await page.call(listAudit, {});
  });

  it('requires a proof of ownership, not only a session', async () => {
    const staff = await createStaff(server.deps, { factor: 'missing' });
    const starting = server.as(staff.token).call(startEnrolment, {});
    await expect(starting).rejects.toMatchObject({ code: 'proof_required' });
  });

  it('is refused to other accounts', async () => {
    const page = server.as((await createAccount(server.deps)).token);
    const refused = { code: 'access_denied' };
    await expect(page.call(startEnrolment, {})).rejects.toMatchObject(refused);
    await expect(page.call(confirmEnrolment, { code: '000000' })).rejects.toMatchObject(refused);
    await expect(page.call(enterFactor, { code: '000000' })).rejects.toMatchObject(refused);
    await expect(page.call(staffSelf, {})).rejects.toMatchObject(refused);
  });

  it('cannot replace a second factor without entering it', async () => {
    const staff = await createStaff(server.deps, { factor: 'required' });
    const proof = await testProof(server.deps, staff, 'staff_factor');
    const page = server.as(staff.token);
    const refused = { code: 'second_factor_exists' };
    await expect(page.call(startEnrolment, { proof })).rejects.toMatchObject(refused);
    await page.call(enterFactor, { code: codeOf(staff) });
    server.clock.advance(11 * minute);
    const stale = { code: 'fresh_proof_required' };
    await expect(page.call(startEnrolment, { proof })).rejects.toMatchObject(stale);
    await page.call(enterFactor, { code: codeOf(staff) });
    const { secret } = await page.call(startEnrolment, {});
    // Until it is confirmed, the old one is valid.
    server.clock.advance(minute);
    await page.call(enterFactor, { code: codeOf(staff) });
    await page.call(confirmEnrolment, { code: codeOf({ secret }) });
    server.clock.advance(minute);
    await expect(page.call(enterFactor, { code: codeOf(staff) })).rejects.toMatchObject(wrong);
    await page.call(enterFactor, { code: codeOf({ secret }) });
  });

  it('expires after a quarter of an hour', async () => {
    const staff = await createStaff(server.deps, { factor: 'missing' });
    const page = server.as(staff.token);
    const proof = await testProof(server.deps, staff, 'staff_factor');
    const { secret } = await page.call(startEnrolment, { proof });
    server.clock.advance(15 * minute);
    const confirming = page.call(confirmEnrolment, { code: codeOf({ secret }) });
    await expect(confirming).rejects.toMatchObject({ code: 'enrolment_expired' });
  });
});

describe('a code', () => {
  it('opens one session, and no other of the account', async () => {
    const staff = await createStaff(server.deps, { factor: 'required' });
    const page = server.as(staff.token);
    const other = server.as(await openTestSession(server.deps, staff));
    await page.call(enterFactor, { code: codeOf(staff) });
    expect(await page.call(staffSelf, {})).toMatchObject({ factor: 'passed' });
    expect(await other.call(staffSelf, {})).toMatchObject({ factor: 'required' });
    await expect(other.call(listAudit, {})).rejects.toMatchObject({ code: 'second_factor_required' });
    await page.call(leaveStaff, {});
    expect(await page.call(staffSelf, {})).toMatchObject({ factor: 'required' });
  });

  it('is not accepted twice, nor is an earlier one after it', async () => {
    const staff = await createStaff(server.deps, { factor: 'required' });
    const page = server.as(staff.token);
    const [before, now] = [codeOf(staff, -1), codeOf(staff)];
    await page.call(enterFactor, { code: now });
    await expect(page.call(enterFactor, { code: now })).rejects.toMatchObject(wrong);
    await expect(page.call(enterFactor, { code: before })).rejects.toMatchObject(wrong);
    server.clock.advance(30 * second);
    await page.call(enterFactor, { code: codeOf(staff) });
  });

  it('sent twice concurrently opens one of two sessions', async () => {
    const staff = await createStaff(server.deps, { factor: 'required' });
    const pages = [server.as(staff.token), server.as(await openTestSession(server.deps, staff))];
    const code = codeOf(staff);
    const ends = await Promise.allSettled(pages.map((page) => page.call(enterFactor, { code })));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be tried five times in a quarter of an hour, also concurrently', async () => {
    const staff = await createStaff(server.deps, { factor: 'required' });
    const page = server.as(staff.token);
    const guess = () => page.call(enterFactor, { code: '000000' }).catch(({ code }) => code);
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    expect(answers.filter((code) => code === 'second_factor_wrong')).toHaveLength(5);
    expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(3);
    const right = () => page.call(enterFactor, { code: codeOf(staff) });
    await expect(right()).rejects.toMatchObject({ code: 'too_many_requests', params: { seconds: 900 } });
    server.clock.advance(15 * minute);
    await right();
  });
});

describe('a recovery code', () => {
  it('opens a session once, also when it is sent twice concurrently', async () => {
    const staff = await createStaff(server.deps, { factor: 'missing' });
    const page = server.as(staff.token);
    const { recoveryCodes } = await enrol(page, staff.accountId);
    const other = server.as(await openTestSession(server.deps, staff));
    const [code = ''] = recoveryCodes;
    const ends = await Promise.allSettled([page, other].map((each) => each.call(enterFactor, { code })));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(page.call(enterFactor, { code })).rejects.toMatchObject(wrong);
    const entered = await page.call(enterFactor, { code: recoveryCodes[1]?.toLowerCase() ?? '' });
    expect(entered).toEqual({ recoveryCodesLeft: 8 });
  });

  it('is void once new ones are created', async () => {
    const staff = await createStaff(server.deps, { factor: 'missing' });
    const page = server.as(staff.token);
    const { recoveryCodes } = await enrol(page, staff.accountId);
    const made = await page.call(newRecoveryCodes, {});
    expect(made.recoveryCodes).toHaveLength(10);
    await expect(page.call(enterFactor, { code: recoveryCodes[0] ?? '' })).rejects.toMatchObject(wrong);
    await page.call(enterFactor, { code: made.recoveryCodes[0] ?? '' });
  });
});

describe('a session for staff work', () => {
  it('ends after eight hours, however busy, and after half an hour without a call', async () => {
    const staff = await createStaff(server.deps);
    const page = server.as(staff.token);
    const required = { code: 'second_factor_required' };
    for (let spent = 0; spent < 8 * hour - 20 * minute; spent += 20 * minute) {
      server.clock.advance(20 * minute);
      await page.call(listAudit, {});
    }
    server.clock.advance(20 * minute);
    await expect(page.call(listAudit, {})).rejects.toMatchObject(required);
    await page.call(enterFactor, { code: codeOf(staff) });
    await page.call(listAudit, {});
    server.clock.advance(31 * minute);
    await expect(page.call(listAudit, {})).rejects.toMatchObject(required);
  });

  it('logs who entered, without the code', async () => {
    const staff = await createStaff(server.deps, { factor: 'required' });
    const page = server.as(staff.token);
    const code = codeOf(staff);
    await page.call(enterFactor, { code: '111111' }).catch(() => undefined);
    await page.call(enterFactor, { code });
    const { entries } = await page.call(listAudit, { actorId: staff.accountId });
    expect(entries.map(({ action, outcome, refusal }) => [action, outcome, refusal])).toEqual([
      ['factor.enter', 'done', null],
      ['factor.enter', 'begun', null],
      ['factor.enter', 'refused', 'second_factor_wrong'],
      ['factor.enter', 'begun', null],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${code}|111111|${staff.phone.slice(1)}`));
  });
});
