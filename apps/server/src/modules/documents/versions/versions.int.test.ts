import * as documents from '@inkstone/contracts/documents';
import * as contract from '@inkstone/contracts/documents/versions';
import { day, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import type { TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { removeExpired } from '../removal/remove-for-good.ts';
import {
  createVersionsTestbed,
  refusalOf,
  type VersionsTestbed,
  type Writer,
} from './testing/versions-testbed.ts';

const nonexistentId = '01900000-0000-7000-8000-000000000000';
let testbed: VersionsTestbed;
let server: TestServer;
let writer: Writer;

beforeAll(async () => {
  testbed = await createVersionsTestbed();
  ({ server } = testbed);
});
afterAll(() => server.close());
beforeEach(async () => {
  writer = await testbed.createWriter();
});

describe('only the owner can access versions:', () => {
  it.each([
    ['list', (client: TestClient) => client.call(contract.listVersions, { id: writer.id })],
    [
      'get',
      (client: TestClient, version: string) => client.call(contract.getVersion, { id: writer.id, version }),
    ],
    ['save', (client: TestClient) => client.call(contract.saveVersion, { id: writer.id, name: '名' })],
    [
      'rename',
      (client: TestClient, version: string) =>
        client.call(contract.renameVersion, { id: writer.id, version, name: '名' }),
    ],
    [
      'restore',
      (client: TestClient, version: string) =>
        client.call(contract.restoreVersion, { id: writer.id, version }),
    ],
    [
      'remove',
      (client: TestClient, version: string) =>
        client.call(contract.removeVersion, { id: writer.id, version }),
    ],
  ])('%s', async (_, call) => {
    await writer.write('一');
    const { id: version } = await writer.save('初稿');
    const otherUser = server.as((await createAccount(server.deps)).token);
    expect(await refusalOf(call(server.visitor(), version))).toBe('sign_in_first');
    expect(await refusalOf(call(otherUser, version))).toBe('file_not_found');
    expect(await refusalOf(call(writer.client, version))).toBe('no refusal');
  });

  it('a version of another document is not found', async () => {
    await writer.write('一');
    const { id: version } = await writer.save('初稿');
    const other = await writer.client.call(documents.createDocument, {});
    const get = writer.client.call(contract.getVersion, { id: other.id, version });
    expect(await refusalOf(get)).toBe('version_not_found');
    expect(
      await refusalOf(writer.client.call(contract.getVersion, { id: writer.id, version: nonexistentId })),
    ).toBe('version_not_found');
  });
});

describe('a name', () => {
  it('keeps a version permanently, up to the limit; then one must be removed first', async () => {
    await writer.write('一');
    const first = await writer.save('  初\n稿 ');
    expect(first).toMatchObject({ kind: 'named', name: '初 稿', words: 1 });
    await writer.write('二');
    await writer.save('二稿');
    for (let i = 0; i < 5; i++) {
      await writer.write(`改${i}`);
      await writer.pauseAfter(day);
    }
    expect((await writer.versions()).map(({ name }) => name)).toEqual(['', '二稿', '初 稿']);
    expect(await refusalOf(writer.save('三稿'))).toBe('too_many_named_versions');
    const [newest] = await writer.versions();
    const rename = writer.client.call(contract.renameVersion, {
      id: writer.id,
      version: newest?.id ?? '',
      name: '三稿',
    });
    expect(await refusalOf(rename)).toBe('too_many_named_versions');
    await writer.client.call(contract.removeVersion, { id: writer.id, version: first.id });
    await writer.client.call(contract.removeVersion, { id: writer.id, version: first.id });
    expect(await writer.save('三稿')).toMatchObject({ id: newest?.id, kind: 'named', name: '三稿' });
  });

  it.each([
    [' ', 'version_name_required'],
    ['长'.repeat(101), 'version_name_too_long'],
  ])('is refused: %#', async (name, code) => {
    await writer.write('一');
    expect(await refusalOf(writer.save(name))).toBe(code);
    const version = await writer.save('好');
    expect(
      await refusalOf(
        writer.client.call(contract.renameVersion, { id: writer.id, version: version.id, name }),
      ),
    ).toBe(code);
    expect((await writer.versions()).map((each) => each.name)).toEqual(['好']);
  });

  it('given twice to the same text creates one version', async () => {
    await writer.write('一');
    const one = await writer.save('甲');
    expect(await writer.save('乙')).toMatchObject({ id: one.id, name: '乙' });
    expect(await writer.versions()).toHaveLength(1);
  });

  it('recounts the difference to the previous version when that one is removed', async () => {
    testbed.tiers.set(writer.accountId, 'plus');
    await writer.write('甲');
    await writer.save('1');
    server.clock.advance(second);
    await writer.write('甲乙');
    const middle = await writer.save('2');
    server.clock.advance(second);
    await writer.write('甲乙丙');
    await writer.save('3');
    expect((await writer.versions())[0]).toMatchObject({ wordsAdded: 1, wordsRemoved: 0 });
    await writer.client.call(contract.removeVersion, { id: writer.id, version: middle.id });
    expect((await writer.versions())[0]).toMatchObject({ wordsAdded: 2, wordsRemoved: 0 });
  });
});

describe('the trash', () => {
  it('allows reading versions, but not changing them', async () => {
    await writer.write('一');
    const { id: version } = await writer.save('稿');
    await writer.client.call(documents.trashDocuments, { ids: [writer.id] });
    expect(await writer.textOf(version)).toEqual(['一']);
    expect(await writer.versions()).toHaveLength(1);
    const { id, client } = writer;
    for (const call of [
      () => client.call(contract.restoreVersion, { id, version }),
      () => client.call(contract.removeVersion, { id, version }),
      () => client.call(contract.renameVersion, { id, version, name: '新' }),
      () => writer.save('新'),
    ]) {
      expect(await refusalOf(call())).toBe('file_in_trash');
    }
    server.clock.advance(31 * day);
    await removeExpired(server.deps);
    const left = await server.deps.db.run('select 1 from document_versions where document_id = $1', [
      writer.id,
    ]);
    expect(left).toEqual([]);
  });
});
