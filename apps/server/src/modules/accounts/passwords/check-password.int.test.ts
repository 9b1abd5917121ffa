import { AppError } from '@inkstone/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../../db/database.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { refusalOf } from '../testing-flow.ts';
import { checkPassword } from './check-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('leaves the database to others in a flood of passwords', async () => {
  const state = { inside: 0, most: 0 };
  const admit = async (db: Sql) => {
    state.most = Math.max(state.most, ++state.inside);
    await db.execute('select 1');
    state.inside--;
    throw new AppError('slider_required');
  };
  const entries = Array.from({ length: 150 }, (_, i) => {
    const receiver = { kind: 'phone', name: `+86137${String(i).padStart(8, '0')}` } as const;
    const entry = { receiver, password: 'ink4stone', address: '203.0.113.7', admit };
    return refusalOf(checkPassword(server.deps, entry));
  });
  const refusals = (await Promise.all(entries)).map(([code]) => code);
  expect(state.most).toBeLessThanOrEqual(2);
  expect(refusals.filter((code) => code === 'slider_required')).toHaveLength(102);
  expect(refusals.filter((code) => code === 'service_unavailable')).toHaveLength(48);
});
