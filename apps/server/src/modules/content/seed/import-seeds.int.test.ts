import * as contract from '@inkstone/contracts/content';
import * as staff from '@inkstone/contracts/staff/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { inProcessModel } from '../../../testing/text-model/in-process-model.ts';
import { listPublicPaths } from '../reading/articles.ts';
import { importSeeds } from './import-seeds.ts';

let server: TestServer;
let call: ReturnType<typeof callAsOperator>;
/** Translates by reversing texts, so that a test sees the position of each. */
const model = inProcessModel(({ messages }) => {
  const { texts } = JSON.parse(String(messages.at(-1)?.content)) as { texts: string[] };
  return JSON.stringify({ texts: texts.map((text) => `«${text}»`) });
});
beforeAll(async () => {
  server = await createTestServer({ textModel: model });
  call = callAsOperator(server.deps, 'tester');
});
afterAll(() => server.close());

it('publishes the articles of the product once, and never overwrites changes of staff', async () => {
  const { deps } = server;
  await call(staff.createArticle, { kind: 'help', slug: 'share', language: 'en', title: 'Ours' });
  await Promise.all([importSeeds(deps), importSeeds(deps)]);
  const reader = server.visitor();
  const { categories, featured } = await reader.call(contract.helpCenter, { language: 'en' });
  expect(categories.flatMap(({ articles }) => articles)).toHaveLength(23);
  expect(featured[0]?.slug).toBe('begin');
  const { rows } = await reader.call(contract.newsList, { language: 'zh' });
  expect([rows.length, rows[0]?.slug]).toEqual([5, 'help-centre']);
  expect(await listPublicPaths(deps)).toHaveLength(28);

  const [{ id } = { id: '' }] = (await call(staff.listArticles, { query: 'trash', state: 'published' })).rows;
  await call(staff.withdrawArticle, { id, version: 1 });
  await importSeeds(deps);
  await expect(reader.call(contract.readHelp, { slug: 'trash' })).rejects.toMatchObject({
    code: 'article_not_found',
  });
  const withdrawn = await call(staff.listArticles, { state: 'withdrawn' });
  expect(withdrawn.rows.map(({ slug }) => slug)).toEqual(['trash']);
  expect((await call(staff.listArticles, { state: 'draft' })).rows.map(({ title }) => title)).toEqual([
    'Ours',
  ]);
});

it('drafts a translation that keeps structure and links, and is labelled', async () => {
  const [{ id } = { id: '' }] = (await call(staff.listArticles, { query: 'begin' })).rows;
  const { content, canTranslate } = await call(staff.editArticle, { id });
  const text = content.texts.en;
  if (!text) throw new Error('no text');
  expect(canTranslate).toBe(true);
  const drafted = await call(staff.draftTranslation, { text, from: 'en', to: 'de' });
  expect(drafted).toMatchObject({ title: `«${text.title}»`, isMachine: true });
  const shape = (body: unknown) =>
    JSON.parse(JSON.stringify(body), (key, value) => (key === 'text' ? '' : value));
  expect(shape(drafted.body)).toEqual(shape(text.body));
  const shown = await call(staff.previewArticle, { text: drafted, language: 'de' });
  expect(shown.html).toContain('<a href="/de/trial">«trial page»</a>');
});
