import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { correctText } from '@inkstone/contracts/assist';
import * as contract from '@inkstone/contracts/assist/sensitive-words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { addOrganisation } from '../../organisations/add-organisation.ts';
import { joinOrganisation, leaveOrganisation } from '../../organisations/change-members.ts';
import { activateVersion } from './activate-version.ts';
import { importList } from './import-list.ts';
import { operator, organisationOwner } from './list-owner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let member: TestClient;
let accountId: string;
let town: string;
beforeEach(async () => {
  const account = await createAccount(server.deps);
  ({ accountId } = account);
  member = server.as(account.token);
  town = await organisation('青山市人民政府');
  await joinOrganisation(server.deps, town, accountId, 'Town');
});

async function organisation(name: string): Promise<string> {
  const made = await addOrganisation(server.deps, name);
  if (!made.ok) throw new Error(made.refusal);
  return made.value.organisationId;
}

const give = (owner: string, content: string, kind: 'sensitive' | 'leaders' = 'sensitive') =>
  importList(server.deps, { accountId: owner, listId: kind }, { kind, content, author: 'ops' });

const found = async (client: TestClient, text: string, documentKind?: 'official') => {
  const { items } = await client.call(correctText, { text, language: 'zh', documentKind });
  return items.map(({ pos, len, correct }) => [text.slice(pos, pos + len), ...correct].join(' '));
};

describe('the lists of an organisation', () => {
  it('apply to its members only', async () => {
    await give(organisationOwner(town), '蓝精灵,商标,绿精灵');
    const other = server.as((await createAccount(server.deps)).token);
    expect(await found(member, '蓝精灵来了。')).toEqual(['蓝精灵 绿精灵']);
    for (const client of [other, server.visitor()]) {
      expect(await found(client, '蓝精灵来了。')).toEqual([]);
      expect((await client.call(contract.activeSensitiveWords, {})).lists).toEqual([]);
    }
    const { lists } = await member.call(contract.activeSensitiveWords, {});
    expect(lists.map(({ id, name, entries }) => [id, name, entries.length])).toEqual([
      [`organisation/${town}/sensitive`, 'sensitive', 1],
    ]);
  });

  it('apply to programs with a member’s key', async () => {
    await give(organisationOwner(town), '蓝精灵');
    const { secret } = await member.call(createApiKey, { name: 'editor' });
    const matchesWith = async (authorization: Record<string, string>) => {
      const body = new URLSearchParams({ text: '蓝精灵来了。', language: 'zh-CN' });
      const response = await fetch(`${server.url}/v2/check`, {
        method: 'POST',
        body,
        headers: authorization,
      });
      const { matches } = (await response.json()) as { matches: unknown[] };
      return matches.length;
    };
    expect(await matchesWith({ authorization: `Bearer ${secret}` })).toBe(1);
    expect(await matchesWith({})).toBe(0);
  });

  it('no longer apply to a former member', async () => {
    await give(organisationOwner(town), '蓝精灵');
    expect(await found(member, '蓝精灵')).toEqual(['蓝精灵']);
    const { version: known } = await member.call(contract.activeSensitiveWords, {});
    const none = { categories: [], lists: [], leaders: [] };
    expect(await member.call(contract.activeSensitiveWords, { known })).toEqual({
      ...{ version: known, isKnown: true, ...none },
    });
    await leaveOrganisation(server.deps, town, accountId);
    expect(await found(member, '蓝精灵')).toEqual([]);
    const left = await member.call(contract.activeSensitiveWords, { known });
    expect(left).toMatchObject({ isKnown: false, lists: [] });
    expect(left.version).not.toBe(known);
    expect(await member.call(contract.listOrganisationLists, {})).toEqual({ organisations: [], lists: [] });
  });

  it('have precedence over the operator’s, and the user’s own over them', async () => {
    await give(operator, '金精灵,,甲\n银精灵,,甲\n铜精灵,,甲');
    await give(organisationOwner(town), '银精灵,,乙\n铜精灵,,乙');
    await member.call(contract.importSensitiveWords, { content: '铜精灵,,丙' });
    expect(await found(member, '金精灵、银精灵、铜精灵')).toEqual(['金精灵 甲', '银精灵 乙', '铜精灵 丙']);
    await activateVersion(server.deps, { accountId: operator, listId: 'sensitive' }, null);
  });

  it('of two organisations both apply, with precedence for the one joined later', async () => {
    server.clock.advance(1000);
    const office = await organisation('青山市教育局');
    await joinOrganisation(server.deps, office, accountId, 'Office');
    await give(organisationOwner(office), '蓝精灵,,乙\n红精灵');
    await give(organisationOwner(town), '蓝精灵,,甲\n绿精灵');
    expect(await found(member, '蓝精灵、红精灵、绿精灵')).toEqual(['蓝精灵 乙', '红精灵', '绿精灵']);
    const { lists } = await member.call(contract.listOrganisationLists, {});
    expect(lists).toEqual([
      {
        organisationId: town,
        organisation: '青山市人民政府',
        name: 'sensitive',
        kind: 'sensitive',
        version: 1,
        entries: 2,
      },
      {
        organisationId: office,
        organisation: '青山市教育局',
        name: 'sensitive',
        kind: 'sensitive',
        version: 1,
        entries: 2,
      },
    ]);
  });

  it('may be a table of office holders', async () => {
    await give(organisationOwner(town), '姓名,职务,次序\n赵甲,市委书记,1\n钱乙,市长,2', 'leaders');
    expect(await found(member, '请钱乙、赵甲参加。', 'official')).toEqual(['钱乙、赵甲 赵甲、钱乙']);
    const other = server.as((await createAccount(server.deps)).token);
    expect(await found(other, '请钱乙、赵甲参加。', 'official')).toEqual([]);
    const namesFor = async (client: TestClient) =>
      (await client.call(contract.activeSensitiveWords, {})).leaders.map(({ name }) => name);
    expect([await namesFor(member), await namesFor(other)]).toEqual([['赵甲', '钱乙'], []]);
  });

  it('keep every version', async () => {
    const place = { accountId: organisationOwner(town), listId: 'sensitive' };
    await give(place.accountId, '蓝精灵');
    await give(place.accountId, '红精灵\n白精灵');
    expect((await member.call(contract.listOrganisationLists, {})).lists).toMatchObject([
      { version: 2, entries: 2 },
    ]);
    await activateVersion(server.deps, place, 1);
    expect(await found(member, '蓝精灵和红精灵')).toEqual(['蓝精灵']);
    await activateVersion(server.deps, place, null);
    // A member sees her organisation also while it has no list in force.
    expect(await member.call(contract.listOrganisationLists, {})).toEqual({
      organisations: [{ id: town, name: '青山市人民政府' }],
      lists: [],
    });
  });
});
