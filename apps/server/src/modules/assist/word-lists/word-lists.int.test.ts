import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correctText } from '@inkstone/contracts/assist';
import * as contract from '@inkstone/contracts/assist/sensitive-words';
import { readWordListVersion } from '@inkstone/contracts/staff/lists';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listsCommand } from '../../../cli/lists.ts';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { wordLists } from '../../../platform/db/tables/word-lists.ts';
import type { TestClient } from '../../../testing/client.ts';
import { outputOf } from '../../../testing/operator.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { activateVersion } from './activate-version.ts';
import { personalListId } from './find-lists.ts';
import { importList } from './import-list.ts';
import { operator } from './list-owner.ts';
import { findActiveVersion, findVersions } from './store.ts';

let server: TestServer;
let person: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = server.as((await createAccount(server.deps)).token);
});

const found = async (client: TestClient, text: string, documentKind?: 'official') => {
  const { items } = await client.call(correctText, { text, language: 'zh', documentKind });
  return items.map(({ rule, pos, len }) => `${rule} ${text.slice(pos, pos + len)}`);
};

const ofOperator = (listId: string, kind: 'sensitive' | 'leaders', content: string) =>
  importList(server.deps, { accountId: operator, listId }, { kind, content, author: 'ops' });

it('the operator’s lists apply to visitors at once, and within a second after a change by another process', async () => {
  const visitor = server.visitor();
  await ofOperator('visitors', 'sensitive', '灰精灵');
  expect(await found(visitor, '灰精灵来了。')).toEqual(['zh.sensitive-listed 灰精灵']);
  const list = { accountId: operator, listId: 'visitors' };
  const { sql } = server.deps.db;
  await sql.update(wordLists).set({ activeVersion: null }).where(eq(wordLists.listId, list.listId));
  await expect.poll(() => found(visitor, '灰精灵来了。')).toEqual([]);
  const requested = vi.spyOn(sql, 'select');
  for (let i = 0; i < 20; i++) await found(visitor, '精灵来了。');
  expect(requested.mock.calls.length).toBeLessThan(10);
  requested.mockRestore();
});

describe('a person’s word list', () => {
  it('keeps every version, with its author and date, and any can be turned on again', async () => {
    const one = await person.call(contract.importSensitiveWords, { content: '蓝精灵,商标,绿精灵' });
    expect(one).toEqual({ version: 1, entries: 1, faults: [] });
    expect(await found(person, '蓝 精灵来了。')).toEqual(['zh.sensitive-listed 蓝 精灵']);

    await person.call(contract.importSensitiveWords, { content: '红精灵' });
    expect(await found(person, '蓝精灵和红精灵。')).toEqual(['zh.sensitive-listed 红精灵']);

    const { versions } = await person.call(contract.activateSensitiveVersion, { version: 1 });
    expect(versions.map(({ version, isActive, createdAt }) => [version, isActive, createdAt])).toEqual([
      [2, false, server.clock.now()],
      [1, true, server.clock.now()],
    ]);
    expect(await found(person, '蓝精灵和红精灵。')).toEqual(['zh.sensitive-listed 蓝精灵']);
    expect(await person.call(contract.readSensitiveVersion, { version: 2 })).toEqual({ content: '红精灵' });

    await person.call(contract.activateSensitiveVersion, { version: null });
    expect(await found(person, '蓝精灵和红精灵。')).toEqual([]);
  });

  it('deletes the oldest versions', async () => {
    const place = { accountId: 'somebody', listId: personalListId };
    const { personalVersions } = contract.listLimits;
    for (let version = 1; version <= personalVersions + 2; version++) {
      await importList(server.deps, place, {
        kind: 'sensitive',
        content: `词${version}`,
        author: 'somebody',
      });
    }
    const { sql } = server.deps.db;
    const versions = await findVersions(sql, place);
    expect(versions).toHaveLength(personalVersions);
    expect(versions.at(-1)?.version).toBe(3);
    expect(await findActiveVersion(sql, place)).toBe(personalVersions + 2);
  });

  it('is not accessible to other accounts', async () => {
    await person.call(contract.importSensitiveWords, { content: '紫精灵' });
    const other = server.as((await createAccount(server.deps)).token);
    expect(await found(other, '紫精灵')).toEqual([]);
    await expect(other.call(contract.readSensitiveVersion, { version: 1 })).rejects.toMatchObject({
      code: 'list_version_not_found',
    });
    expect((await other.call(contract.listSensitiveVersions, {})).versions).toEqual([]);
  });

  it('is imported completely or not at all', async () => {
    const { version, faults } = await person.call(contract.importSensitiveWords, {
      content: '甲乙\n,类\n甲乙',
    });
    expect(version).toBeNull();
    expect(faults).toEqual([
      { line: 2, fault: 'no-word' },
      { line: 3, fault: 'twice' },
    ]);
    expect((await person.call(contract.listSensitiveVersions, {})).versions).toEqual([]);
    await expect(person.call(contract.importSensitiveWords, { content: '# 空' })).rejects.toMatchObject({
      code: 'list_empty',
    });
    const many = Array.from({ length: contract.listLimits.personalEntries + 1 }, (_, at) => `词${at}`).join(
      '\n',
    );
    await expect(person.call(contract.importSensitiveWords, { content: many })).rejects.toMatchObject({
      code: 'list_too_large',
      params: { limit: contract.listLimits.personalEntries },
    });
    const long = '#'.repeat(contract.listLimits.personalCharacters + 1);
    await expect(person.call(contract.importSensitiveWords, { content: long })).rejects.toMatchObject({
      code: 'list_too_large',
    });
  });

  it('is refused if the file is not text', async () => {
    await expect(
      person.call(contract.importSensitiveWords, { content: 'PK\u0003\u0004\u0000' }),
    ).rejects.toMatchObject({ code: 'invalid_request', params: { field: 'content' } });
  });

  it('numbers versions without gaps when two are imported concurrently', async () => {
    await Promise.all(
      ['甲子', '乙丑', '丙寅'].map((content) => person.call(contract.importSensitiveWords, { content })),
    );
    const { versions } = await person.call(contract.listSensitiveVersions, {});
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });
});

describe('groups of the own list', () => {
  it('are applied as chosen', async () => {
    const text = '残废人可以选购全国第一的空调。';
    expect(await found(person, text)).toEqual([
      'zh.sensitive-discrimination 残废人',
      'zh.sensitive-advertising 全国第一',
    ]);
    await person.call(contract.chooseSensitiveCategories, { categories: ['advertising', 'advertising'] });
    expect(await found(person, text)).toEqual(['zh.sensitive-advertising 全国第一']);
    expect((await person.call(contract.activeSensitiveWords, {})).categories).toEqual(['advertising']);
  });
});

describe('the operator’s lists', () => {
  it('apply to everybody including visitors, and a user’s own entry has precedence', async () => {
    await ofOperator('brands', 'sensitive', '金精灵,商标\n银精灵,商标');
    expect(await found(server.visitor(), '金精灵')).toEqual(['zh.sensitive-listed 金精灵']);
    await person.call(contract.importSensitiveWords, { content: '金精灵,,,allow' });
    expect(await found(person, '金精灵和银精灵')).toEqual(['zh.sensitive-listed 银精灵']);
    const { lists } = await person.call(contract.activeSensitiveWords, {});
    expect(lists.map(({ id, version }) => [id, version])).toEqual([
      ['operator/brands', 1],
      ['personal', 1],
    ]);
    await activateVersion(server.deps, { accountId: operator, listId: 'brands' }, null);
    expect(await found(server.visitor(), '金精灵')).toEqual([]);
  });

  it('are read by staff, version by version', async () => {
    await ofOperator('read', 'sensitive', '玉精灵\n石精灵');
    await ofOperator('read', 'sensitive', '玉精灵');
    const staff = callAsOperator(server.deps, 'tester');
    const read = (version: number) => staff(readWordListVersion, { list: 'read', version });
    expect(await read(1)).toEqual({ content: '玉精灵\n石精灵' });
    expect(await read(2)).toEqual({ content: '玉精灵' });
    await expect(read(3)).rejects.toMatchObject({ code: 'list_version_not_found' });
    const elsewhere = { list: 'read', version: 1, organisation: 'x' };
    await expect(staff(readWordListVersion, elsewhere)).rejects.toMatchObject({
      code: 'organisation_not_found',
    });
  });

  it('may be a table of office holders, which checks of official documents use', async () => {
    await ofOperator('leaders', 'leaders', '姓名,职务,次序\n赵甲,市委书记,1\n钱乙,市长,2');
    expect(await found(person, '请钱乙、赵甲参加。', 'official')).toEqual([
      'zh.official-leaders-order 钱乙、赵甲',
    ]);
    await expect(ofOperator('leaders', 'sensitive', '某词')).rejects.toMatchObject({
      code: 'list_kind_mismatch',
    });
  });
});

describe('official documents', () => {
  it('are checked as a whole, beside their paragraphs', async () => {
    const text =
      '青政发[2026]8号\n青山市人民政府关于检查的通知\n各县人民政府：\n我们己经开始。\n特此通知。\n青山市人民政府\n2026年03月05日';
    expect(await found(person, text)).toEqual([
      'zh.official-number-form [2026]8号',
      'zh.confused-words 己经',
      'zh.official-date-form 2026年03月05日',
    ]);
  });
});

it('accepts lists from the command line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-lists-'));
  const file = join(folder, 'list.csv');
  await writeFile(file, '词,类别\n铜精灵,商标\n');
  const output = (...args: string[]) => outputOf(server, listsCommand, ...args);
  const lines = [
    ...(await output('import', 'metals', file, '--by', 'Li')),
    ...(await output('versions', 'metals')),
    ...(await output()),
  ];
  expect(lines[0]).toMatch(/^Imported 1 entries as version 1/);
  expect(lines[1]).toMatch(/^\* +1 .* 1 entries {2}Li$/);
  expect(lines.slice(2).join('\n')).toMatch(/metals +sensitive +version 1/);
  expect(await found(server.visitor(), '铜精灵')).toEqual(['zh.sensitive-listed 铜精灵']);
  await output('off', 'metals');
  expect(await found(server.visitor(), '铜精灵')).toEqual([]);
  await expect(output('use', 'metals', '9')).rejects.toThrow('no such version');
  await expect(output('dance')).rejects.toThrow('inkstone lists import');
  await expect(output('off', 'none')).rejects.toThrow('There is no list “none”.');
  await rm(folder, { recursive: true });
});

describe('deleting a list', () => {
  const place = { accountId: operator, listId: 'gone' };
  const versions = async () => (await findVersions(server.deps.db.sql, place)).map(({ version }) => version);

  it('takes it out of use with every version; a later list of its name is another one', async () => {
    await ofOperator('gone', 'sensitive', '蓝精灵');
    await ofOperator('gone', 'sensitive', '蓝精灵\n红精灵');
    expect(await found(person, '蓝精灵来了。')).toHaveLength(1);
    expect(await outputOf(server, listsCommand, 'delete', 'gone')).toEqual(['“gone” was deleted.']);
    expect(await found(person, '蓝精灵来了。')).toEqual([]);
    expect(await versions()).toEqual([]);
    expect((await outputOf(server, listsCommand)).join()).not.toContain('gone');
    const read = callAsOperator(server.deps, 'ops')(readWordListVersion, { list: 'gone', version: 2 });
    await expect(read).rejects.toMatchObject({ code: 'list_version_not_found' });
    await expect(outputOf(server, listsCommand, 'delete', 'gone')).rejects.toThrow('gone');
    // Versions are cached by their number, which is never reused.
    await ofOperator('gone', 'sensitive', '绿精灵');
    expect(await found(person, '蓝精灵、绿精灵')).toEqual([expect.stringContaining('绿精灵')]);
    expect(await versions()).toEqual([4]);
    await outputOf(server, listsCommand, 'delete', 'gone');
  });

  it('is for its owner alone', async () => {
    const other = server.as((await createAccount(server.deps)).token);
    for (const client of [person, other])
      await client.call(contract.importSensitiveWords, { content: '蓝精灵' });
    await person.call(contract.deleteSensitiveWords, {});
    expect((await person.call(contract.listSensitiveVersions, {})).versions).toEqual([]);
    expect((await other.call(contract.listSensitiveVersions, {})).versions).toHaveLength(1);
    expect([await found(person, '蓝精灵'), await found(other, '蓝精灵')]).toEqual([[], [expect.any(String)]]);
    await person.call(contract.deleteSensitiveWords, {});
  });
});
