import { userInfo } from '@inkstone/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { openPostgres } from './db/open-database.ts';
import { createLog } from './log.ts';
import { createAccount } from './modules/accounts/testing.ts';
import { readJson } from './testing/client.ts';
import { createTestDatabase } from './testing/database.ts';
import { startForwarder } from './testing/forwarder.ts';
import { createTestServer } from './testing/server.ts';

const hasServer = process.env.TEST_DATABASE_URL;

describe.runIf(hasServer)('a database that goes away in mid-work', () => {
  it('is told to callers as 503, and is used again when it is back', async () => {
    const real = await createTestDatabase();
    const line = await startForwarder(real.url ?? '');
    const tools = { log: createLog('silent') };
    await using server = await createTestServer({ ground: { db: await openPostgres(line.url, tools) } });
    const { token } = await createAccount(server.deps);
    const person = server.as(token);
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

    await line.mend();
    expect(await person.call(userInfo, {})).toBeDefined();
    await line.cut();
    await real.close();
  });
});
