import { correctText } from '@inkstone/contracts/assist';
import type { Match } from '@inkstone/contracts/assist/languagetool';
import * as contract from '@inkstone/contracts/assist/sensitive-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../../platform/db/migrate.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createRawPool } from '../../../testing/raw-pool.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

const offer = '出售海洛因，可邮寄。';
const news = '民警抓获罪犯两名。';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const correct = async (client: TestClient, text: string, sensitiveGroups?: contract.SensitiveGroup[]) => {
  const { items } = await client.call(correctText, { text, sensitiveGroups });
  return items.map(({ rule, pos, len }) => `${rule} ${text.slice(pos, pos + len)}`);
};

const check = async (text: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams({ text, language: 'zh-CN', ...fields });
  const response = await fetch(`${server.url}/v2/check`, { method: 'POST', body });
  if (!response.ok) return response.status;
  const { matches } = (await response.json()) as { matches: Match[] };
  return matches.map(({ rule }) => rule.id);
};

describe('groups of sensitive words', () => {
  it('can be chosen by /api/correct, for one text', async () => {
    const visitor = server.visitor('zh');
    expect(await correct(visitor, offer)).toEqual(['zh.sensitive-drugs 海洛因']);
    expect(await correct(visitor, offer, ['newsroom'])).toEqual([]);
    expect(await correct(visitor, offer, [])).toEqual([]);
    expect(await correct(visitor, news)).toEqual([]);
    expect(await correct(visitor, news, ['newsroom'])).toEqual(['zh.sensitive-newsroom 罪犯']);
    const response = await fetch(`${server.url}/api/correct`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: news, sensitiveGroups: ['persons'] }),
    });
    expect(response.status).toBe(400);
  });

  it('chosen by a call leave the caller’s lists active', async () => {
    const person = server.as((await createAccount(server.deps)).token);
    await person.call(contract.importSensitiveWords, { content: '蓝精灵,商标,绿精灵' });
    expect(await correct(person, '蓝精灵来了。', ['newsroom'])).toEqual(['zh.sensitive-listed 蓝精灵']);
    expect(await correct(person, '蓝精灵来了。', [])).toEqual(['zh.sensitive-listed 蓝精灵']);
  });

  it('can be chosen by /v2/check', async () => {
    expect(await check(offer)).toEqual(['zh.sensitive-drugs']);
    expect(await check(offer, { sensitiveGroups: 'gambling, newsroom' })).toEqual([]);
    expect(await check(offer, { sensitiveGroups: 'none' })).toEqual([]);
    expect(await check(offer, { sensitiveGroups: '' })).toEqual(['zh.sensitive-drugs']);
    expect(await check(offer, { disabledRules: 'zh.sensitive-drugs' })).toEqual([]);
    expect(await check(news)).toEqual([]);
    expect(await check(news, { sensitiveGroups: 'newsroom' })).toEqual(['zh.sensitive-newsroom']);
    expect(await check(news, { enabledRules: 'zh.sensitive-newsroom' })).toEqual(['zh.sensitive-newsroom']);
    expect(await check(news, { sensitiveGroups: 'persons' })).toBe(400);
  });
});

it('new groups are on for accounts that had chosen among the former ones, unless they had turned all off', async () => {
  const raw = await createRawPool();
  const migrations = await readMigrations();
  const before = migrations.findIndex(({ name }) => name === '0033_sensitive_groups');
  await migrate(raw.pool, migrations.slice(0, before));
  await raw.pool.query(
    `insert into sensitive_choices (account_id, categories, updated_at) values ('some', 'insult,contact', 1), ('none', '', 1)`,
  );
  await migrate(raw.pool, migrations);
  const { rows } = await raw.pool.query(
    'select account_id, categories from sensitive_choices order by account_id',
  );
  expect(rows).toEqual([
    { account_id: 'none', categories: '' },
    {
      account_id: 'some',
      categories: 'insult,contact,gambling,drugs,pornography,fraud,forgery,weapons,solicitation',
    },
  ]);
  await raw.close();
});
