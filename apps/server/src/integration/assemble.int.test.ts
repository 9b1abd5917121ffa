import { describe, expect, it } from 'vitest';
import { readJson } from '../testing/client.ts';
import { createTestServer } from '../testing/server.ts';

describe('the assembled server', () => {
  it('is ready on a new database and refuses callers who are not signed in', async () => {
    await using server = await createTestServer({ withJobs: true });
    const visitor = server.visitor();
    expect(await readJson(await visitor.fetch('/readyz'))).toEqual({
      status: 'ready',
      parts: { db: 'ok', migrations: 'ok', files: 'ok', jobs: 'ok' },
      textModels: 'off',
      chineseModel: 'missing',
      downloads: '0',
      limits: 'one process',
    });
    expect((await visitor.fetch('/api/document/list')).status).toBe(401);
    expect((await server.as('forged').fetch('/api/document/list')).status).toBe(401);
  });
});
