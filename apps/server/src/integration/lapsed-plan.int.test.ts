import { userInfo } from '@inkstone/contracts/accounts';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import { getVersion, listVersions, saveVersion } from '@inkstone/contracts/documents/versions';
import { readUsage } from '@inkstone/contracts/membership';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, openTestSession } from '../modules/accounts/testing.ts';
import { grant } from '../modules/membership/index.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('leaves every text and version of the account readable and exportable', async () => {
  const { accountId } = await createAccount(server.deps);
  const open = async () => server.as(await openTestSession(server.deps, { accountId }));
  let person = await open();
  await server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'week_vvip', quantity: 1, source: 'order', sourceId: 'order-that-lapses' },
      at: server.clock.now(),
    }),
  );
  const { document } = await person.call(importDocument, {
    name: 'letter.txt',
    base64: Buffer.from('The river was high.\n\nWe crossed it at night.').toString('base64'),
  });
  await person.call(saveVersion, { id: document.id, name: 'of Pro' });

  server.clock.advance(30 * day);
  person = await open();
  expect((await person.call(userInfo, {})).vip_info.vip_type).toBe('free');
  expect((await person.call(readUsage, {})).vip_type).toBe('free');
  const { versions } = await person.call(listVersions, { id: document.id });
  expect(versions.map(({ name }) => name)).toContain('of Pro');
  for (const { id } of versions)
    expect(JSON.stringify(await person.call(getVersion, { id: document.id, version: id }))).toContain(
      'We crossed it at night.',
    );
  for (const format of ['docx', 'txt', 'md', 'html']) {
    const file = await person.fetch(`/api/document/export?id=${document.id}&format=${format}`);
    expect([format, file.status]).toEqual([format, 200]);
    if (format !== 'docx') expect(await file.text()).toContain('The river was high.');
  }
});
