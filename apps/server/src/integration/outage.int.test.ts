import { userInfo } from '@inkstone/contracts/accounts';
import { createDocument } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../modules/accounts/testing.ts';
import { openPostgres } from '../platform/db/open-database.ts';
import { createLog } from '../platform/observability/log.ts';
import { RawClient } from '../platform/sync/testing/raw-client.ts';
import { readJson } from '../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Forwarder, startForwarder } from '../testing/forwarder.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

const hasServer = process.env.TEST_DATABASE_URL;

describe.runIf(hasServer)('a database outage during work', () => {
  let real: TestDatabase;
  let line: Forwarder;
  let server: TestServer;
  let account: TestAccount;
  beforeEach(async () => {
    real = await createTestDatabase();
    line = await startForwarder(real.url ?? '');
    const tools = { log: createLog('silent') };
    server = await createTestServer({ base: { db: await openPostgres(line.url, tools) } });
    account = await createAccount(server.deps);
  });
  afterEach(async () => {
    await server.close();
    await line.cut();
    await real.close();
  });

  it('is reported to callers as 503, and ends when the database is back', async () => {
    const person = server.as(account.token);
    expect(await person.call(userInfo, {})).toBeDefined();

    await line.cut();
    const response = await person.fetch(userInfo.path);
    expect([response.status, (await readJson(response)).code]).toEqual([503, 'service_unavailable']);
    expect(response.headers.get('retry-after')).toBe('2');
    const ready = await person.fetch('/readyz');
    expect([ready.status, await readJson(ready)]).toMatchObject([
      503,
      { parts: { db: 'failing', files: 'ok' } },
    ]);
    expect((await person.fetch('/healthz')).status).toBe(200);

    await line.restore();
    expect(await person.call(userInfo, {})).toBeDefined();
  });

  it('loses no acknowledged edit, and acknowledges none that was not stored', async () => {
    const { id } = await server.as(account.token).call(createDocument, {});
    const open = async () => {
      const editor = new RawClient(`${server.url.replace('http', 'ws')}/sync`);
      await editor.open(id, account.token, { accountId: account.accountId });
      return editor;
    };
    const write = (editor: RawClient, words: string) =>
      editor.change((doc) => doc.getText(documentParts.title).insert(0, words));
    const editor = await open();
    expect(await editor.saved(write(editor, '墨'))).toBe(true);

    await line.cut();
    expect(await editor.saved(write(editor, '散'))).toBe(false);
    expect(await editor.refusal()).toBe('save_failed');

    await line.restore();
    const again = await open();
    expect(again.doc.getText(documentParts.title).toString()).toBe('墨');
    expect(await again.saved(write(again, '笔'))).toBe(true);
  });
});
