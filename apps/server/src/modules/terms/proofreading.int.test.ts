import { createApiKey } from '@inkstone/contracts/accounts/api-keys';
import { correctText } from '@inkstone/contracts/assist';
import type { Match } from '@inkstone/contracts/assist/languagetool';
import { savePreferences } from '@inkstone/contracts/assist/preferences';
import { createDocument } from '@inkstone/contracts/documents';
import { joinOrganisation, setOrganisationRole } from '@inkstone/contracts/staff/organisations';
import { addTerm, type GlossaryPlace, removeTerms, termsInForce } from '@inkstone/contracts/terms';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import { addOrganisation } from '../organisations/add-organisation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const text = '请登陆后台，打开客户列表，用github看日志。';

async function newPerson() {
  const { token, accountId } = await createAccount(server.deps);
  return { page: server.as(token), accountId };
}

const add = (page: TestClient, place: GlossaryPlace, zh: string, bad: string, note = '') =>
  page.call(addTerm, {
    place,
    term: {
      ...{ partOfSpeech: 'noun', caseSensitive: false, note },
      zh: { preferred: zh, variants: [], forbidden: [bad] },
      en: { preferred: '', variants: [], forbidden: [] },
    },
  });

async function termsFound(page: TestClient, more: { documentId?: string; checksTerms?: boolean } = {}) {
  const { items } = await page.call(correctText, { text, ...more });
  return items
    .filter(({ category }) => category === 'terms')
    .map(({ pos, len, correct, zhDesc }) => [text.slice(pos, pos + len), correct[0], zhDesc]);
}

describe('proofreading', () => {
  it("reports forbidden forms of the account's terms with the note, in the next check after a change", async () => {
    const { page } = await newPerson();
    expect(await termsFound(page)).toEqual([]);
    const { id } = await add(page, { scope: 'me' }, '登录', '登陆', '登陆指上岸。');
    expect(await termsFound(page)).toEqual([
      ['登陆', '登录', 'Your glossary says “登录” instead of “登陆”. 登陆指上岸。'],
    ]);
    expect(await termsFound(page, { checksTerms: false })).toEqual([]);
    await page.call(removeTerms, { place: { scope: 'me' }, ids: [id] });
    expect(await termsFound(page)).toEqual([]);
  });

  it('applies the terms of the document to its text only, and never those of another account', async () => {
    const { page } = await newPerson();
    const { id } = await page.call(createDocument, {});
    await add(page, { scope: 'document', id }, '顾客', '客户');
    expect(await termsFound(page)).toEqual([]);
    expect((await termsFound(page, { documentId: id })).map(([found]) => found)).toEqual(['客户']);
    const { page: other } = await newPerson();
    expect(await termsFound(other, { documentId: id })).toEqual([]);
  });

  it('applies the terms of organisations for their members', async () => {
    const { page, accountId } = await newPerson();
    const staff = callAsOperator(server.deps, 'tester');
    const made = await addOrganisation(server.deps, '术语办');
    const organisation = made.ok ? made.value.organisationId : '';
    const named = { organisation, account: accountId, reason: 'test' };
    await staff(joinOrganisation, named);
    await staff(setOrganisationRole, { ...named, role: 'manager' });
    await add(page, { scope: 'organisation', id: organisation }, '登录', '登陆');
    expect(await termsFound(page)).toEqual([
      ['登陆', '登录', 'The glossary of your organisation says “登录” instead of “登陆”. '],
    ]);
  });

  it('can ignore terms, by preference and by the category of the protocol', async () => {
    const { page } = await newPerson();
    const { secret: apiKey } = await page.call(createApiKey, { name: 'LibreOffice' });
    await page.call(addTerm, {
      place: { scope: 'me' },
      term: {
        ...{ partOfSpeech: 'name', caseSensitive: true, note: '' },
        zh: { preferred: '', variants: [], forbidden: [] },
        en: { preferred: 'GitHub', variants: [], forbidden: [] },
      },
    });
    const check = async (fields: Record<string, string>) => {
      const response = await fetch(`${server.url}/v2/check`, {
        method: 'POST',
        body: new URLSearchParams({ text, language: 'zh-CN', username: 'a', apiKey, ...fields }),
      });
      const { matches } = (await response.json()) as { matches: Match[] };
      return matches.filter(({ rule }) => rule.category.id === 'TERMS').map(({ rule }) => rule.id);
    };
    expect(await check({})).toEqual(['en.term-case']);
    expect(await check({ disabledCategories: 'TERMS' })).toEqual([]);
    await page.call(savePreferences, { checksTerms: false });
    const lookUp = vi.spyOn(server.deps.termBase, 'termsFor');
    expect(await check({})).toEqual([]);
    expect(lookUp).not.toHaveBeenCalled();
    expect(await termsFound(page, { checksTerms: true })).toHaveLength(1);
    expect(lookUp).toHaveBeenCalledOnce();
    lookUp.mockRestore();
  });
});

describe('the terms in force', () => {
  it('are sent once for each version', async () => {
    const { page } = await newPerson();
    expect(await page.call(termsInForce, {})).toEqual({ version: '', terms: null });
    await add(page, { scope: 'me' }, '登录', '登陆');
    const first = await page.call(termsInForce, {});
    expect(first.terms).toMatchObject([{ scope: 'me', zh: { preferred: '登录', forbidden: ['登陆'] } }]);
    expect(await page.call(termsInForce, { known: first.version })).toEqual({ ...first, terms: null });
    await add(page, { scope: 'me' }, '顾客', '客户');
    const second = await page.call(termsInForce, { known: first.version });
    expect(second.version).not.toBe(first.version);
    expect(second.terms).toHaveLength(2);
  });
});
