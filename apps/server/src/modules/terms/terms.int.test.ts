import { createDocument, trashDocuments } from '@inkstone/contracts/documents';
import { prepareRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { joinOrganisation, setOrganisationRole } from '@inkstone/contracts/staff/organisations';
import {
  addTerm,
  editTerm,
  exportTerms,
  importTerms,
  listGlossaries,
  listTerms,
  removeTerms,
  type TermContent,
  termFormats,
} from '@inkstone/contracts/terms';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { zipOfZeros } from '../../testing/zip-of-repeated.ts';
import { createAccount } from '../accounts/testing.ts';
import { addOrganisation } from '../organisations/add-organisation.ts';
import { openJob } from '../rewriting/jobs/open-job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const me = { scope: 'me' } as const;

async function newPerson(): Promise<{ page: TestClient; accountId: string }> {
  const { token, accountId } = await createAccount(server.deps);
  return { page: server.as(token), accountId };
}

function content(zh: string, en: string, more: Partial<TermContent> & { bad?: string[] } = {}): TermContent {
  const { bad = [], ...rest } = more;
  return {
    zh: { preferred: zh, variants: [], forbidden: [] },
    en: { preferred: en, variants: [], forbidden: bad },
    ...{ partOfSpeech: 'noun', caseSensitive: false, note: '' },
    ...rest,
  };
}

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');

describe('terms', () => {
  it('are added, found, changed and removed, and take effect at once', async () => {
    const { page, accountId } = await newPerson();
    const { id } = await page.call(addTerm, { place: me, term: content(' 神经网络 ', 'neural network') });
    await page.call(addTerm, { place: me, term: content('合同', 'contract', { note: '法律' }) });
    expect((await page.call(listTerms, me)).terms.map(({ zh }) => zh.preferred).sort()).toEqual([
      '合同',
      '神经网络',
    ]);
    expect((await page.call(listTerms, { ...me, search: 'NEURAL' })).total).toBe(1);
    expect((await page.call(listTerms, { ...me, search: '%' })).total).toBe(0);
    await page.call(editTerm, { place: me, id, term: content('神经网络', 'neural net') });
    const inForce = await server.deps.termBase.termsFor(accountId, null);
    expect(inForce.map(({ en, scope }) => [en.preferred, scope]).sort()).toEqual([
      ['contract', 'me'],
      ['neural net', 'me'],
    ]);
    expect(await server.deps.termBase.termsFor(accountId, null)).toBe(inForce);
    expect(await page.call(removeTerms, { place: me, ids: [id, 'none'] })).toEqual({ removed: 1 });
    expect(await server.deps.termBase.termsFor(accountId, null)).toHaveLength(1);
    expect((await page.call(listGlossaries, {})).glossaries).toEqual([
      { scope: 'me', id: '', name: '', terms: 1, canEdit: true },
    ]);
  });

  it('of documents are listed while they exist and are not in the trash', async () => {
    const { page } = await newPerson();
    const { page: other } = await newPerson();
    const [thesis, letter, trashed, bare] = await Promise.all(
      ['论文', '来信', '旧稿', '空'].map((title) => page.call(createDocument, { title })),
    );
    const foreign = await other.call(createDocument, { title: '别人的' });
    const ids = [thesis, letter, trashed].map((made) => made?.id ?? '');
    for (const id of ids) {
      server.clock.advance(1000);
      await page.call(addTerm, {
        place: { scope: 'document', id },
        term: content('松烟墨', 'pine soot ink'),
      });
    }
    await other.call(addTerm, { place: { scope: 'document', id: foreign.id }, term: content('甲', 'first') });
    await page.call(trashDocuments, { ids: [trashed?.id ?? ''] });
    const listed = async (document?: string) => {
      const requested = { documents: 'true', ...(document === undefined ? {} : { document }) };
      const { glossaries } = await page.call(listGlossaries, requested);
      return glossaries.map(({ scope, name, terms }) => [scope, name, terms]);
    };
    const mine = ['me', '', 0];
    expect(await listed()).toEqual([mine, ['document', '来信', 1], ['document', '论文', 1]]);
    expect(await listed(bare?.id)).toEqual([
      ...[mine, ['document', '空', 0]],
      ...[
        ['document', '来信', 1],
        ['document', '论文', 1],
      ],
    ]);
    expect(await listed(thesis?.id)).toEqual([mine, ['document', '论文', 1], ['document', '来信', 1]]);
    expect((await page.call(listGlossaries, {})).glossaries).toHaveLength(1);
  });

  it('are refused when empty, duplicated or circular', async () => {
    const { page } = await newPerson();
    const add = (term: TermContent) => page.call(addTerm, { place: me, term });
    await expect(add(content('', ' '))).rejects.toMatchObject({ code: 'term_invalid' });
    await add(content('甲', 'first', { bad: ['second'] }));
    await expect(add(content('甲', 'First'))).rejects.toMatchObject({ code: 'term_exists' });
    await expect(add(content('乙', 'second', { bad: ['first'] }))).rejects.toMatchObject({
      code: 'term_cycle',
      params: { forms: 'second → first' },
    });
  });

  it('are locked in rewritten text', async () => {
    const { page, accountId } = await newPerson();
    await page.call(addTerm, { place: me, term: content('神经网络', 'neural network') });
    await page.call(addTerm, { place: me, term: content('合同', 'contract') });
    const job = await openJob(server.deps, accountId, {
      ...{
        jobId: server.deps.ids.next(),
        text: '神经网络进行了训练。',
        tool: 'basic',
        tone: null,
        prompt: null,
      },
      ...{ language: 'auto', documentId: null, name: '', isBackground: false, words: 1000 },
      ...{ terms: ['训练'], withoutLocks: [], unlocked: [] },
    });
    expect(job.locks.terms).toEqual(['训练', '神经网络']);
  });

  it('lower the price of rewriting before it begins, those of the document for its text only', async () => {
    const { page } = await newPerson();
    const { id } = await page.call(createDocument, {});
    const text = '深度神经网络。训练开始了。';
    const prepare = (documentId: string | null) => page.call(prepareRewrite, { text, documentId });
    const before = await prepare(id);
    await page.call(addTerm, { place: { scope: 'document', id }, term: content('深度神经网络', '') });
    const { price, locks } = await prepare(id);
    expect([before.price, price]).toEqual([11, 5]);
    expect(locks).toEqual([{ kind: 'term', span: { start: 0, end: 6 } }]);
    expect((await prepare(null)).price).toBe(11);
  });

  it('of others are inaccessible', async () => {
    const { page } = await newPerson();
    const { id } = await page.call(addTerm, { place: me, term: content('丙', 'third') });
    const { page: other } = await newPerson();
    expect((await other.call(listTerms, me)).total).toBe(0);
    expect(await other.call(removeTerms, { place: me, ids: [id] })).toEqual({ removed: 0 });
    await expect(other.call(listTerms, { scope: 'document', id: 'x' })).rejects.toMatchObject({
      code: 'file_not_found',
    });
    await expect(other.call(listTerms, { scope: 'organisation', id: 'x' })).rejects.toMatchObject({
      code: 'glossary_not_found',
    });
  });

  it('of an organisation are read by members and changed by managers', async () => {
    const { page, accountId } = await newPerson();
    const staff = callAsOperator(server.deps, 'tester');
    const made = await addOrganisation(server.deps, '县政府');
    const organisation = made.ok ? made.value.organisationId : '';
    const named = { organisation, account: accountId, reason: 'test' };
    await staff(joinOrganisation, named);
    const place = { scope: 'organisation', id: organisation } as const;
    expect((await page.call(listTerms, place)).canEdit).toBe(false);
    const add = () => page.call(addTerm, { place, term: content('县长', 'county head') });
    await expect(add()).rejects.toMatchObject({ code: 'glossary_read_only' });
    await staff(setOrganisationRole, { ...named, role: 'manager' });
    await add();
    expect((await server.deps.termBase.termsFor(accountId, null)).map(({ scope }) => scope)).toEqual([
      'organisation',
    ]);
  });
});

describe('files of terms', () => {
  const full = [
    content('接口', 'API', { caseSensitive: true, partOfSpeech: 'name', note: 'a "b"\n<c> & d' }),
    {
      ...content('登录', 'sign-in', { bad: ['log-in', 'a|b'] }),
      zh: { preferred: '登录', variants: ['登入'], forbidden: ['登陆'] },
    },
    content('=总和', 'total; sum, all'),
  ];

  it.each(termFormats)('keep everything in %s', async (format) => {
    const { page } = await newPerson();
    for (const term of full) await page.call(addTerm, { place: me, term });
    const file = await page.call(exportTerms, { place: me, format });
    const { page: other } = await newPerson();
    const report = await other.call(importTerms, { place: me, name: file.name, base64: file.base64 });
    expect(report).toEqual({ added: 3, changed: 0, unchanged: 0, faults: [] });
    const { terms } = await other.call(listTerms, me);
    const sorted = (some: readonly TermContent[]) =>
      some.map((term) => ({ ...term, id: '' })).sort((a, b) => (a.zh.preferred < b.zh.preferred ? -1 : 1));
    expect(sorted(terms)).toEqual(sorted(full));
    const again = await other.call(importTerms, { place: me, name: file.name, base64: file.base64 });
    expect(again).toEqual({ added: 0, changed: 0, unchanged: 3, faults: [] });
  });

  it('are reported row by row; valid rows are imported', async () => {
    const { page } = await newPerson();
    const csv = [
      '中文,英文,英文禁用',
      '甲,a1,b1',
      ',,x',
      '乙,b1,a1',
      '甲,A1,',
      `${'长'.repeat(201)},long,`,
      '丁,d1,',
    ].join('\n');
    const { added, faults } = await page.call(importTerms, { place: me, name: 'a.csv', base64: base64(csv) });
    expect(added).toBe(2);
    expect(faults.map(({ row, fault }) => [row, fault])).toEqual([
      [3, 'empty'],
      [4, 'cycle'],
      [5, 'twice'],
      [6, 'long'],
    ]);
  });

  it('are read in GBK, UTF-16, without a header, and in either order', async () => {
    const { page } = await newPerson();
    const gbk = Buffer.from([0xba, 0xcf, 0xcd, 0xac, 0x2c, 0x63, 0x6f, 0x6e, 0x74, 0x72, 0x61, 0x63, 0x74]);
    expect((await page.call(importTerms, { place: me, name: 'a.csv', base64: base64(gbk) })).added).toBe(1);
    const utf16 = Buffer.from('\ufefflease\t租赁\t备注\r\n"a ""b"""\t引号', 'utf16le');
    expect((await page.call(importTerms, { place: me, name: 'a.txt', base64: base64(utf16) })).added).toBe(2);
    const { terms } = await page.call(listTerms, me);
    expect(terms.map(({ zh, en }) => [zh.preferred, en.preferred]).sort()).toEqual([
      ['合同', 'contract'],
      ['引号', 'a "b"'],
      ['租赁', 'lease'],
    ]);
  });

  it.each([
    ['an open quote', 'a.csv', '中,en\n"甲,a', 'terms_unreadable'],
    ['entities', 'a.tmx', '<!DOCTYPE tmx [<!ENTITY a "aa">]><tmx><body/></tmx>', 'terms_unreadable'],
    ['broken XML', 'a.tbx', '<tbx><text>', 'terms_unreadable'],
    ['another XML', 'a.xml', '<html></html>', 'terms_format_unknown'],
    ['nothing', 'a.csv', ' ', 'terms_format_unknown'],
    ['bytes', 'a.csv', new Uint8Array([1, 0, 2]), 'terms_format_unknown'],
    ['another archive', 'a.xlsx', zipSync({ 'a.txt': strToU8('a') }), 'terms_format_unknown'],
    ['a zip bomb', 'a.xlsx', zipOfZeros('xl/workbook.xml', 80), 'file_too_complex'],
  ])('are refused with %s', async (_, name, bytes, code) => {
    const { page } = await newPerson();
    await expect(page.call(importTerms, { place: me, name, base64: base64(bytes) })).rejects.toMatchObject({
      code,
    });
  });
});
