import { signInLimits } from '@inkstone/contracts';
import * as accounts from '@inkstone/contracts/accounts';
import { minute, second } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { drag, newDaysVisitor, newPhone, passFor, refusalOf, registered, solve } from '../testing-flow.ts';

const password = 'ink4stone';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  client = newDaysVisitor(server);
});

describe('/api/slider', () => {
  it('draws a picture, and accepts one answer', async () => {
    const phone = newPhone();
    const puzzle = await client.call(accounts.newSlider, { ...phone, action: 'sign_in' });
    if (puzzle.kind !== 'slider') throw new Error('A slider was requested');
    for (const picture of [puzzle.background, puzzle.piece]) {
      expect(Buffer.from(picture, 'base64').toString('latin1', 1, 4)).toBe('PNG');
    }
    const track = [0, 5, 9, 14].map((x, i) => ({ ms: i * 100, x }));
    const answer = () => refusalOf(client.call(accounts.solveSlider, { id: puzzle.id, track }));
    expect(await answer()).toEqual(['slider_wrong', {}]);
    expect(await answer()).toEqual(['slider_expired', {}]);
  });

  it.each([
    ['refuses', 1800, 1000, ['slider_wrong', {}]],
    ['takes', 1800, 1800, null],
    ['refuses', 200, 0, ['slider_wrong', {}]],
    ['takes', 200, 400, null],
  ])('%s a drag of %i ms after %i ms', async (_, took, shownMs, refusal) => {
    const { id } = await client.call(accounts.newSlider, { ...newPhone(), action: 'sign_in' });
    const { rows } = await server.deps.db.sql.execute<{ answer: string }>(
      sql`select answer from slider_puzzles where puzzle_id = ${id}`,
    );
    const gap = Number(rows[0]?.answer.split(':')[1]);
    server.clock.advance(shownMs);
    const answer = client.call(accounts.solveSlider, { id, track: drag(gap, took) });
    if (refusal) expect(await refusalOf(answer)).toEqual(refusal);
    else expect(await answer).toMatchObject({ slider: expect.any(String) });
  });

  it('asks a question in words instead of a picture', async () => {
    const phone = newPhone();
    const chinese = server.visitor('zh');
    const puzzle = await chinese.call(accounts.newSlider, { ...phone, action: 'sign_in', kind: 'words' });
    if (puzzle.kind !== 'words') throw new Error('Words were requested');
    expect(puzzle.question).toContain('四');
    expect(puzzle.words).toHaveLength(9);
    const { slider } = await solve(server, chinese, puzzle.id);
    expect(await chinese.call(accounts.isRegistered, { ...phone, slider })).toEqual({
      isRegistered: false,
      hasPassword: false,
      canRegister: true,
    });
  });

  it('expires after five minutes, and so does a pass', async () => {
    const phone = newPhone();
    const puzzle = await client.call(accounts.newSlider, { ...phone, action: 'sign_in' });
    server.clock.advance(5 * minute);
    expect(await refusalOf(solve(server, client, puzzle.id))).toEqual(['slider_expired', {}]);
    const slider = await passFor(server, client, phone);
    server.clock.advance(5 * minute);
    expect(await refusalOf(client.call(accounts.isRegistered, { ...phone, slider }))).toEqual([
      'slider_required',
      {},
    ]);
  });

  it('accepts no answer from an address that gave many wrong ones, not even to a puzzle issued before', async () => {
    const { requests, seconds } = signInLimits.wrongAnswersPerAddress;
    const requestPuzzle = () =>
      client.call(accounts.newSlider, { ...newPhone(), action: 'sign_in', kind: 'words' });
    const known = await requestPuzzle();
    const puzzles = await Promise.all(Array.from({ length: requests + 9 }, requestPuzzle));
    const answers = await Promise.all(
      puzzles.map(({ id }) => refusalOf(client.call(accounts.solveSlider, { id, picks: [] }))),
    );
    const refusal = ['too_many_requests', { seconds }];
    expect(answers.filter(([code]) => code === 'slider_wrong')).toHaveLength(requests);
    expect(answers.filter(([code]) => code !== 'slider_wrong')).toEqual(Array(9).fill(refusal));
    expect(await refusalOf(solve(server, client, known.id))).toEqual(refusal);
    expect(await refusalOf(requestPuzzle())).toEqual(refusal);
  });

  it('is valid only for its purpose', async () => {
    const phone = newPhone();
    const slider = await passFor(server, client, phone, 'reset_password');
    const request = client.call(accounts.sendSms, { ...phone, action: 'sign_in', slider });
    expect(await refusalOf(request)).toEqual(['slider_required', {}]);
  });
});

describe('/api/login/is_registered', () => {
  it('requires a puzzle, and leaves its pass unused', async () => {
    const phone = await registered(server, password);
    expect(await refusalOf(client.call(accounts.isRegistered, { ...phone }))).toEqual([
      'slider_required',
      {},
    ]);
    const slider = await passFor(server, client, phone);
    for (let i = 0; i < 2; i++) {
      expect(await client.call(accounts.isRegistered, { ...phone, slider })).toEqual({
        isRegistered: true,
        hasPassword: true,
        canRegister: false,
      });
    }
  });

  it('does not count accounts that have signed in, of which a school has many behind one address', async () => {
    const request = async (phone = newPhone()) => {
      const slider = await passFor(server, client, phone);
      await client.call(accounts.isRegistered, { ...phone, slider });
      return slider;
    };
    const phone = await registered(server, password);
    for (let requested = 1; requested < signInLimits.accountLookupsPerDevice.requests; requested++)
      await request();
    const slider = await request(phone);
    expect(await refusalOf(request())).toEqual(['too_many_requests', { seconds: 60 * 60 }]);
    await client.call(accounts.login, { ...phone, verifyType: 'password', password, slider });
    await request();
    expect(await refusalOf(request())).toEqual(['too_many_requests', { seconds: 60 * 60 }]);
  });

  it('answers a browser about thirty accounts an hour, an address about 120, and repeats of those', async () => {
    const { accountLookupsPerDevice, accountLookupsPerAddress } = signInLimits;
    const request = async (from: TestClient, phone = newPhone()) => {
      server.clock.advance(2 * second);
      const slider = await passFor(server, from, phone);
      return from.call(accounts.isRegistered, { ...phone, slider });
    };
    const refusal = ['too_many_requests', { seconds: 60 * 60 }];
    const first = newPhone();
    await request(client, first);
    for (let requested = 1; requested < accountLookupsPerDevice.requests; requested++) await request(client);
    expect(await refusalOf(request(client))).toEqual(refusal);
    await request(client, first);

    let another = server.visitor();
    for (
      let requested = accountLookupsPerDevice.requests;
      requested < accountLookupsPerAddress.requests;
      requested++
    ) {
      if (requested % 10 === 0) another = server.visitor();
      await request(another);
    }
    expect(await refusalOf(request(server.visitor()))).toEqual(refusal);
    await request(another, first);
    server.clock.advance(60 * minute);
    await request(server.visitor());
  });

  it.each([
    ['', 'account_required'],
    ['123', 'phone_invalid'],
    ['a@example', 'email_invalid'],
  ])('refuses the number %j', async (account, code) => {
    const request = client.call(accounts.newSlider, { account, action: 'sign_in' });
    expect(await refusalOf(request)).toEqual([code, {}]);
  });
});
