import { AppError } from '@inkstone/contracts';
import { changePassword } from '@inkstone/contracts/accounts/profile';
import { createDocument } from '@inkstone/contracts/documents';
import {
  getArchiveSchedule,
  pauseArchiveSchedule,
  removeArchiveSchedule,
  saveArchiveSchedule,
  testArchiveDestination,
} from '@inkstone/contracts/documents/archive-schedules';
import { day, minute } from '@inkstone/kernel';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../../testing/bare-server.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';
import { startWebDav, type WebDavServer } from '../../../../testing/webdav.ts';
import { createAccount, testProof } from '../../../accounts/testing.ts';
import { sendArchive } from './send-archive.ts';
import { sendDue } from './send-due.ts';

type Payload = { readonly accountId: string; readonly runId: string };
const sent: Payload[] = [];
const password = '墨 "1"';
let server: TestServer;
let dav: WebDavServer;
let owner: TestClient;
let accountId: string;

beforeAll(async () => {
  const jobs = {
    start: async () => undefined,
    stop: async () => undefined,
    send: async (_job: unknown, payload: unknown) => {
      if (payload instanceof Object && 'runId' in payload) sent.push(payload as Payload);
    },
  };
  const config = { sessionDays: 365, hasPrivateDestinations: true };
  server = await createTestServer({ config, base: { jobs } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(testDay);
  dav = await startWebDav({ login: 'digest' });
  const account = await createAccount(server.deps);
  accountId = account.accountId;
  owner = server.as(account.token);
});
afterEach(async () => {
  await owner.call(removeArchiveSchedule, {});
  await dav.stop();
});

const placeAt = (change: { url?: string; user?: string; folder?: string } = {}) =>
  ({ kind: 'webdav', url: dav.url, user: 'li', folder: '备份', ...change }) as const;
const prove = () => testProof(server.deps, { accountId }, 'export_data');
const save = async (change: Partial<Parameters<typeof owner.call<typeof saveArchiveSchedule>>[1]> = {}) =>
  owner.call(saveArchiveSchedule, {
    ...{
      place: placeAt(),
      secret: password,
      format: 'txt',
      rhythm: 'daily',
      timeZone: 'Europe/Berlin',
      keep: 2,
      proof: await prove(),
    },
    ...change,
  });
const shown = async () => {
  const { schedule } = await owner.call(getArchiveSchedule, {});
  if (!schedule) throw new Error('There is no schedule');
  return schedule;
};
/** Runs the queued jobs as workers would, and returns what was sent to them. */
const work = async () => {
  await sendDue(server.deps);
  const payloads = sent.splice(0);
  for (const payload of payloads) await sendArchive(server.deps, payload);
  return payloads;
};
const archives = () => [...dav.files.keys()].filter((path) => path.endsWith('.zip'));
const drafts = () => [...dav.files.keys()].filter((path) => path.endsWith('.part'));
const keptHere = async () => {
  const keys: string[] = [];
  for await (const key of server.deps.files.list(`archives/${accountId}/`)) keys.push(key);
  return keys;
};
const refusalOf = async (call: Promise<unknown>) => {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
};

describe('a schedule', () => {
  it('sends the first archive at once, and the next ones at night in its owner’s time zone, with daylight saving time', async () => {
    server.clock.set(Date.parse('2026-10-24T12:00:00Z'));
    await owner.call(createDocument, { title: '春' });
    await save({ keep: 30 });
    await work();
    const { runs, nextAt, lastSuccessAt } = await shown();
    expect(runs).toMatchObject([{ state: 'done', isKept: true, error: null }]);
    expect(lastSuccessAt).toBe(server.clock.now());
    expect(archives()).toEqual([`备份/${runs[0]?.name}`]);
    expect(runs[0]?.name).toMatch(/^inkstone-2026-10-24-[0-9a-f]{8}\.zip$/);
    const content = dav.files.get(archives()[0] ?? '') ?? Buffer.alloc(0);
    expect(content.length).toBe(runs[0]?.size);
    expect(Object.keys(unzipSync(content))).toContain('春.txt');

    const nights = [nextAt ?? 0];
    for (const _ of [1, 2]) {
      server.clock.set((nights.at(-1) ?? 0) - 1);
      expect(await work()).toEqual([]);
      server.clock.advance(1);
      expect(await work()).toHaveLength(1);
      nights.push((await shown()).nextAt ?? 0);
    }
    const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    const [first = '', ...others] = nights.map((night) => zone.format(night));
    expect(first).toMatch(/^0[34]:/);
    expect(others).toEqual([first, first]);
    expect((nights[1] ?? 0) - (nights[0] ?? 0)).toBe(day);
    // The night to 25 October was an hour longer.
    expect((nights[0] ?? 0) - Date.parse('2026-10-24T12:00:00Z')).toBeGreaterThan(14 * 60 * minute);
    expect(await keptHere()).toEqual([]);
  });

  it('catches up once after the server was down for days', async () => {
    await save();
    await work();
    server.clock.advance(5 * day);
    expect(await work()).toHaveLength(1);
    expect(await work()).toHaveLength(0);
  });

  it('keeps the configured number of archives, and deletes no other files', async () => {
    await save({ keep: 2 });
    dav.files
      .set('备份/', Buffer.alloc(0))
      .set('备份/inkstone-2020-01-01-aaaaaaaa.zip', Buffer.from('theirs'));
    for (let night = 0; night < 4; night++) {
      await work();
      server.clock.set((await shown()).nextAt ?? 0);
    }
    expect(archives()).toHaveLength(3);
    expect(archives()).toContain('备份/inkstone-2020-01-01-aaaaaaaa.zip');
    expect((await shown()).runs.map(({ isKept }) => isKept)).toEqual([true, true, false, false]);
    // No new archive, so no old one is removed.
    const before = archives();
    dav.fault = (method) => (method === 'PUT' ? 507 : null);
    await work();
    expect(archives()).toEqual(before);
    expect((await shown()).runs[0]).toMatchObject({
      state: 'failed',
      error: 'destination_full',
      isKept: false,
    });
    expect(drafts()).toEqual([]);
  });

  it('is retried with increasing delays, stops after five failures, and continues when resumed', async () => {
    await save({ timeZone: 'Asia/Shanghai' });
    dav.fault = (method) => (method === 'PUT' ? 'cut' : null);
    const waits: (number | null)[] = [];
    for (let failures = 1; failures <= 5; failures++) {
      expect(await work()).toHaveLength(1);
      const { nextAt } = await shown();
      waits.push(nextAt && (nextAt - server.clock.now()) / minute);
      server.clock.set(nextAt ?? server.clock.now());
    }
    expect(waits.slice(0, 3)).toEqual([15, 60, 240]);
    // Not later than the next night.
    expect(waits[3]).toBeLessThan(1440);
    expect(await shown()).toMatchObject({ state: 'stopped', failures: 5, nextAt: null, lastSuccessAt: null });
    expect((await shown()).runs[0]).toMatchObject({ error: 'destination_unreachable' });
    server.clock.advance(3 * day);
    expect(await work()).toEqual([]);

    dav.fault = () => null;
    await owner.call(pauseArchiveSchedule, { isPaused: false });
    await work();
    expect(await shown()).toMatchObject({
      state: 'on',
      failures: 0,
      runs: [{ state: 'done' }, {}, {}, {}, {}, {}],
    });
  });

  it('sends nothing while it is paused', async () => {
    await save();
    await owner.call(pauseArchiveSchedule, { isPaused: true });
    expect(await work()).toEqual([]);
    expect(await shown()).toMatchObject({ state: 'paused', nextAt: null });
    await owner.call(pauseArchiveSchedule, { isPaused: false });
    expect(await work()).toHaveLength(1);
  });
});

describe('a destination', () => {
  it('requires a proof when new, and none for other changes', async () => {
    await expect(save({ proof: '' })).rejects.toMatchObject({ code: 'proof_required' });
    expect((await owner.call(getArchiveSchedule, {})).schedule).toBeNull();
    await save();
    expect(await save({ keep: 3, proof: '' })).toMatchObject({ keep: 3 });
    await expect(save({ place: placeAt({ folder: '别处' }), proof: '' })).rejects.toMatchObject({
      code: 'proof_required',
    });
  });

  it('receives nothing after its owner ended all sessions, until they resume it', async () => {
    await save();
    await sendDue(server.deps);
    const proof = await testProof(server.deps, { accountId }, 'change_password');
    await owner.call(changePassword, { password: 'fresh2026words', proof });
    expect(await shown()).toMatchObject({ state: 'paused', runs: [] });
    for (const payload of sent.splice(0)) await sendArchive(server.deps, payload);
    server.clock.advance(2 * day);
    await work();
    expect(archives()).toEqual([]);
    await owner.call(pauseArchiveSchedule, { isPaused: false });
    await work();
    expect(archives()).toHaveLength(1);
  });
});

describe('several workers', () => {
  it('start and send an archive once', async () => {
    await save();
    await Promise.all([sendDue(server.deps), sendDue(server.deps)]);
    expect(sent).toHaveLength(1);
    const [payload] = sent.splice(0);
    if (!payload) throw new Error('Nothing was sent');
    await Promise.all([1, 2, 3].map(() => sendArchive(server.deps, payload)));
    await sendArchive(server.deps, payload);
    expect(dav.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect((await shown()).runs).toHaveLength(1);
  });

  it('take over from one that stopped responding, which changes nothing if it continues', async () => {
    await save({ keep: 1 });
    await work();
    const [older] = archives();
    server.clock.set((await shown()).nextAt ?? 0);
    await sendDue(server.deps);
    const [payload] = sent.splice(0);
    if (!payload) throw new Error('Nothing was sent');

    const reached = Promise.withResolvers<void>();
    dav.fault = (method) => {
      if (method !== 'PUT') return null;
      reached.resolve();
      return 'silence';
    };
    const dead = sendArchive(server.deps, payload);
    await reached.promise;
    expect(archives()).toEqual([older]);
    // The worker does not count as abandoned yet.
    server.clock.advance(9 * minute);
    expect(await work()).toEqual([]);
    await sendArchive(server.deps, payload);

    server.clock.advance(2 * minute);
    dav.fault = () => null;
    dav.files.set('备份/.draft.part', Buffer.alloc(1));
    expect(await work()).toEqual([payload]);
    expect(archives()).toHaveLength(1);
    expect(archives()).not.toEqual([older]);
    dav.dropConnections();
    await dead;
    const { runs, failures } = await shown();
    expect([runs.length, runs[0]?.state, failures]).toEqual([2, 'done', 0]);
    expect(archives()).toHaveLength(1);
    expect(await keptHere()).toEqual([]);
  });

  it('abandon a run that crashes each of them', async () => {
    await save();
    dav.fault = (method) => (method === 'PUT' ? 'silence' : null);
    const dead: Promise<void>[] = [];
    await sendDue(server.deps);
    for (let attempt = 1; attempt <= 3; attempt++) {
      const [payload] = sent.splice(0);
      if (!payload) throw new Error('Nothing was sent');
      const requested = dav.requests.length;
      dead.push(sendArchive(server.deps, payload));
      const isSending = () => dav.requests.slice(requested).some((line) => line.startsWith('PUT'));
      await expect.poll(isSending, { timeout: 60_000 }).toBe(true);
      server.clock.advance(11 * minute);
      await sendDue(server.deps);
    }
    for (const payload of sent.splice(0)) await sendArchive(server.deps, payload);
    expect((await shown()).runs).toMatchObject([{ state: 'failed', error: 'export_failed' }]);
    dav.dropConnections();
    await Promise.all(dead);
    expect((await shown()).failures).toBe(1);
  });
});

describe('a secret', () => {
  it('is not stored in plain text, not sent to another server, and deleted with the schedule', async () => {
    await save();
    await work();
    const [row] = await server.deps.db.run('select * from archive_schedules where account_id = $1', [
      accountId,
    ]);
    expect(String(row?.sealed_secret)).toMatch(/^1\./);
    const all = JSON.stringify([row, await shown(), server.captured.lines]);
    expect(all).not.toContain(password.slice(0, 3));
    expect(all).not.toContain(JSON.stringify(password).slice(1, -1));

    const kept = { secret: null, keep: 5 };
    expect((await save(kept)).keep).toBe(5);
    for (const change of [{ url: 'http://127.0.0.1:4444/dav/' }, { user: 'wang' }])
      expect(await refusalOf(save({ ...kept, place: placeAt(change) }))).toBe('destination_secret_required');
    expect((await save({ ...kept, place: placeAt({ folder: '另一处' }) })).runs).toEqual([]);
    await work();
    expect(archives().filter((path) => path.startsWith('另一处/'))).toHaveLength(1);

    await owner.call(removeArchiveSchedule, {});
    for (const table of ['archive_schedules', 'archive_runs'])
      expect(await server.deps.db.run(`select 1 from ${table} where account_id = $1`, [accountId])).toEqual(
        [],
      );
    expect(archives()).toHaveLength(2);
    expect(await work()).toEqual([]);
  });

  it('cannot be decrypted in the row of another account', async () => {
    await save();
    const other = await createAccount(server.deps);
    await server.deps.db.run('update archive_schedules set account_id = $1 where account_id = $2', [
      other.accountId,
      accountId,
    ]);
    await work();
    const theirs = server.as(other.token);
    const { schedule } = await theirs.call(getArchiveSchedule, {});
    expect(schedule?.runs).toMatchObject([{ state: 'failed', error: 'destination_secret_required' }]);
    expect(dav.requests).toEqual([]);
    await theirs.call(removeArchiveSchedule, {});
  });
});

describe('a trial', () => {
  const attempt = (destination = placeAt(), secret: string | null = password) =>
    owner.call(testArchiveDestination, { place: destination, secret });

  it('leaves no file behind, and uses the stored secret', async () => {
    await attempt();
    expect([...dav.files.keys()]).toEqual(['', '备份/']);
    expect(await refusalOf(attempt(placeAt(), null))).toBe('destination_secret_required');
    await save();
    await attempt(placeAt(), null);
  });

  it('reports the cause of a failure', async () => {
    expect(await refusalOf(attempt(placeAt(), 'wrong'))).toBe('destination_sign_in_refused');
    expect(await refusalOf(attempt(placeAt({ url: 'nothing at all' })))).toBe('destination_address_invalid');
    expect(await refusalOf(attempt(placeAt({ url: 'http://127.0.0.1:22/' })))).toBe(
      'destination_address_refused',
    );
    expect(await refusalOf(attempt(placeAt({ folder: '../..' })))).toBe('destination_folder_invalid');
    dav.fault = (method) => (method === 'GET' ? 404 : null);
    expect(await refusalOf(attempt())).toBe('destination_not_found');
  });

  it('connects to no private address unless the operator allows it', async () => {
    await using closed = await createTestServer();
    const person = closed.as((await createAccount(closed.deps)).token);
    const urls = [
      ...[
        'https://127.0.0.1/',
        'https://[::1]/',
        'https://2130706433/',
        'https://0x7f.1/',
        'https://10.0.0.1/',
      ],
      ...['https://169.254.169.254/', 'https://localhost/', 'https://[::ffff:127.0.0.1]/'],
    ];
    for (const url of urls) {
      const call = person.call(testArchiveDestination, { place: placeAt({ url }), secret: '' });
      expect([url, await refusalOf(call)]).toEqual([url, 'destination_address_refused']);
    }
    const plain = person.call(testArchiveDestination, {
      place: placeAt({ url: 'http://dav.example.com/' }),
      secret: '',
    });
    expect(await refusalOf(plain)).toBe('destination_insecure');
  });
});
