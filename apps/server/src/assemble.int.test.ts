import { describe, expect, it } from 'vitest';
import { createTestServer } from './testing/server.ts';

describe('the assembled server', () => {
  it('is ready over a fresh database and turns strangers away', async () => {
    await using server = await createTestServer();
    const visitor = server.visitor();
    expect((await visitor.fetch('/readyz')).status).toBe(200);
    expect((await visitor.fetch('/api/document/list')).status).toBe(401);
    expect((await server.as('forged').fetch('/api/document/list')).status).toBe(401);
  });
});
