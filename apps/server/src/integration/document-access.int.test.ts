import { createHash } from 'node:crypto';
import { logout } from '@inkstone/contracts/accounts';
import { previewShare, saveShare } from '@inkstone/contracts/sharing';
import { syncPath } from '@inkstone/contracts/sync';
import { hour } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, openTestSession } from '../modules/accounts/testing.ts';
import { assistModule } from '../modules/assist/manifest.ts';
import { documentsModule } from '../modules/documents/manifest.ts';
import { sharingModule } from '../modules/sharing/manifest.ts';
import { RawClient } from '../platform/sync/testing/raw-client.ts';
import type { TestClient } from '../testing/client.ts';
import {
  createLibrary,
  type Library,
  type LibraryIds,
  nonexistentIds,
  secret,
} from '../testing/document-access/library-ids.ts';
import { accessTable, nameOf, type Row } from '../testing/document-access/table.ts';
import { rowsOfAccount } from '../testing/rows-of-account.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let library: Library;
let otherUser: TestClient;
/** Callers without an account: a visitor, one who has opened the share, and a browser whose session has ended. */
let outsiders: readonly (readonly [string, TestClient])[];

beforeAll(async () => {
  const jobs = { start: async () => undefined, stop: async () => undefined, send: async () => undefined };
  server = await createTestServer({ base: { jobs } });
});
afterAll(() => server.close());
/** Whether a test may have changed the library. Creating a library takes 20 calls, as long as a test. */
let isSpent = true;
beforeEach(async () => {
  // Visitors of all tests come from one address.
  server.clock.advance(hour);
  if (!isSpent) {
    isSpent = true;
    return;
  }
  library = await createLibrary(server);
  otherUser = server.as((await createAccount(server.deps)).token);
  const guest = server.visitor();
  await guest.call(previewShare, { token: library.ids.link });
  const ended = await openTestSession(server.deps, library);
  await server.as(ended).call(logout, {});
  outsiders = [
    ['a visitor', server.visitor()],
    ['a visitor with the link', guest],
    ['a session that has ended', server.as(ended)],
  ];
});

/** The reply to a caller: the code of the envelope, `ok` for a file. */
interface Answer {
  readonly code: string;
  readonly text: string;
}

async function send(
  client: TestClient,
  { call, input }: Row,
  ids: LibraryIds,
  key?: string,
): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const given = await input(ids);
  const headers = {
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const query = new URLSearchParams();
  if (method === 'GET') for (const [name, value] of Object.entries(given)) query.set(name, String(value));
  const body = method === 'POST' && { body: JSON.stringify(given) };
  const response = await client.fetch(`${path}?${query}`, { method, headers, ...body });
  // Each request has its own number in the log.
  const text = (await response.text()).replace(/,"requestId":"[^"]*"/, '');
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json');
  const code = isEnvelope ? String(JSON.parse(text).code) : response.ok ? 'ok' : String(response.status);
  return { code, text };
}

/** All data of the owner that a call of another account could change or delete. */
async function readAll({ accountId, ids }: Library): Promise<unknown> {
  const { db, files, sync } = server.deps;
  const stored: [string, string][] = [];
  for await (const key of files.list('')) {
    if (!key.includes(accountId)) continue;
    stored.push([
      key,
      createHash('sha256')
        .update((await files.get(key)) ?? '')
        .digest('hex'),
    ]);
  }
  const text = await sync.read(ids.document, (doc) => JSON.stringify(doc.getXmlFragment('body')));
  return { rows: await rowsOfAccount(db, accountId), stored: stored.sort(), text };
}

function expectNoData({ text }: Answer, { document, trashed, version, picture }: LibraryIds): void {
  for (const hidden of [secret, document, trashed, version, picture]) expect(text).not.toContain(hidden);
}

it('the table has exactly the calls of documents, sharing, words and whole files', () => {
  const ofWordsAndFiles = (assistModule.routes ?? []).filter(({ endpoint }) =>
    /^\/api\/(?:word-list|exempt-words|proofread-file)(?:\/|$)/.test(endpoint.path),
  );
  const fileRoutes = [
    ...(documentsModule.fileRoutes ?? []),
    ...(sharingModule.fileRoutes ?? []),
    ...(assistModule.fileRoutes ?? []),
  ];
  const routes = [
    ...(documentsModule.routes ?? []),
    ...(sharingModule.routes ?? []),
    ...ofWordsAndFiles,
  ].filter(({ endpoint }) => endpoint.audience !== 'staff');
  const files = fileRoutes.map(({ path }) => `GET ${path}`);
  const calls = routes.map(({ endpoint }) => nameOf(endpoint));
  expect([...new Set(accessTable.map(({ call }) => call))].sort()).toEqual([...files, ...calls].sort());
});

/** Rows by their calls; a second row of the same call is numbered. */
const named = (rows: readonly Row[]) =>
  rows.map((row, place) => {
    const before = rows.slice(0, place).filter(({ call }) => call === row.call).length;
    return [before > 0 ? `${row.call}, ${before + 1}` : row.call, row] as const;
  });

const onlyReads = ({ call }: Row) => call.startsWith('GET ');

describe("an owner's call:", () => {
  const all = accessTable.filter(({ withoutLink }) => !withoutLink);
  // Read-only calls come first and share a library.
  const rows = [...all.filter(onlyReads), ...all.filter((row) => !onlyReads(row))];

  it.each(named(rows))('%s', async (_, row) => {
    const { ids, owner, key } = library;
    const before = await readAll(library);
    for (const [name, client] of outsiders) {
      const answer = await send(client, row, ids);
      expect([name, answer.code]).toEqual([name, 'sign_in_first']);
      expectNoData(answer, ids);
    }
    const theirs = await send(otherUser, row, ids);
    expectNoData(theirs, ids);
    if (row.otherUser) {
      expect(theirs.code).toBe(row.otherUser);
      // The answer must not reveal whether the object exists.
      expect(theirs).toEqual(await send(otherUser, row, nonexistentIds()));
      if (!row.owner) expect((await send(owner, row, nonexistentIds())).text).toBe(theirs.text);
    } else if (row.owner !== 'export_running') expect(theirs.code).toBe(row.hasNone ?? row.owner ?? 'ok');
    if (row.forKeys) expect(await readAll(library)).toEqual(before);
    const byKey = await send(server.visitor(), row, ids, key);
    expect(byKey.code).toBe(row.forKeys ? 'ok' : 'sign_in_first');
    if (!row.forKeys) {
      expectNoData(byKey, ids);
      expect(await readAll(library)).toEqual(before);
    }

    const own = await send(owner, row, ids);
    expect(own.code).toBe(row.owner ?? 'ok');
    if (row.returnsData) expect(own.text).toContain(secret);
    isSpent = !onlyReads(row);
  });
});

describe('a call with a link:', () => {
  const rows = accessTable.filter(({ withoutLink }) => withoutLink);

  it.each(named(rows))('%s', async (_, row) => {
    const { ids, owner } = library;
    for (const client of [owner, otherUser, ...outsiders.map(([, client]) => client)]) {
      const answer = await send(client, row, ids);
      expect(answer.code).toBe('ok');
      if (row.returnsData) expect(answer.text).toContain(secret);
      // A link shows the text, but not the owner's ids.
      for (const id of [ids.document, ids.picture, library.accountId]) expect(answer.text).not.toContain(id);
      const guessed = await send(client, row, nonexistentIds());
      expect(guessed.code).toBe(row.withoutLink);
      expectNoData(guessed, ids);
    }
  });
});

describe('a call with an expired link:', () => {
  const rows = accessTable.filter(({ withoutLink }) => withoutLink);

  describe.each([
    ['closed', 'close'],
    ['replaced', 'refresh'],
  ] as const)('%s', (end, action) => {
    it.each(named(rows))('%s', async (_, row) => {
      const { ids, owner } = library;
      await owner.call(saveShare, { documentId: ids.document, action });
      for (const [name, client] of [['the owner', owner], ['a stranger', otherUser], ...outsiders] as const) {
        const answer = await send(client, row, ids);
        expect([name, answer.code]).toEqual([name, row.withOldLink?.[end]]);
        expectNoData(answer, ids);
      }
    });
  });
});

describe('live sync', () => {
  /** The code with which the socket is closed; `ok` when the document opens. */
  async function open(documentId: string, token: string, accountId: string): Promise<string> {
    const line = new RawClient(`${server.url.replace('http', 'ws')}${syncPath}`);
    await line.open(documentId, token, { accountId });
    const code = line.closed ? await line.refusal() : 'ok';
    line.cut();
    return code ?? 'closed without a word';
  }

  it('is for owners only', async () => {
    const { accountId, token, key, ids } = library;
    const other = await createAccount(server.deps);
    const ended = outsiders[2]?.[1].cookies.get('TOKEN') ?? '';
    expect(await open(ids.document, token, accountId)).toBe('ok');
    expect(await open(ids.document, other.token, other.accountId)).toBe('file_not_found');
    expect(await open(nonexistentIds().document, other.token, other.accountId)).toBe('file_not_found');
    expect(await open(ids.document, other.token, accountId)).toBe('other_account');
    for (const token of ['', ended, key, ids.link]) {
      expect(await open(ids.document, token, accountId)).toBe('sign_in_first');
    }
  });
});
