import { describe, expect, it } from 'vitest';
import { startBareServer } from '../../testing/bare-server.ts';
import { readJson } from '../../testing/client.ts';

const metricsToken = 'a token for metrics';

describe('health', () => {
  it('is alive whatever the state of its parts', async () => {
    await using server = await startBareServer({ checks: { db: () => Promise.reject(new Error('down')) } });
    expect((await server.client.fetch('/healthz')).status).toBe(200);
  });

  it('names the failing part', async () => {
    await using server = await startBareServer({
      checks: { db: () => Promise.reject(new Error('down')), files: async () => {} },
    });
    const response = await server.client.fetch('/readyz');
    expect(response.status).toBe(503);
    expect(await readJson(response)).toEqual({ status: 'not ready', parts: { db: 'failing', files: 'ok' } });
    expect(server.captured.lines()).toContainEqual(expect.objectContaining({ msg: 'not ready', part: 'db' }));
  });

  it('is ready when all parts are, until it stops', async () => {
    await using server = await startBareServer({ checks: { db: async () => {} } });
    expect((await server.client.fetch('/readyz')).status).toBe(200);
    server.http.startStopping();
    const response = await server.client.fetch('/readyz');
    expect([response.status, (await readJson(response)).status]).toEqual([503, 'stopping']);
  });

  it('returns metrics to this machine, but not through a proxy', async () => {
    await using server = await startBareServer();
    expect((await server.client.fetch('/metrics')).status).toBe(200);
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await server.client.fetch('/metrics', forwarded)).status).toBe(404);
  });

  it('returns metrics to holders of the token, if one is set', async () => {
    await using server = await startBareServer({ config: { metricsToken } });
    const read = (authorization: string) => server.client.fetch('/metrics', { headers: { authorization } });
    expect((await read(`Bearer ${metricsToken}`)).status).toBe(200);
    expect((await read('Bearer wrong')).status).toBe(404);
    expect((await server.client.fetch('/metrics')).status).toBe(404);
  });
});
