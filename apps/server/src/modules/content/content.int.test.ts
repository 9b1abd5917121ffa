import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/content';
import * as staff from '@inkstone/contracts/staff/content';
import { hour, minute } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import { openPostgres } from '../../platform/db/open-database.ts';
import { runDue } from '../../platform/due/index.ts';
import { captureLog } from '../../testing/captured-log.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { publicationDue, settleArticle } from './editing/change-article.ts';
import { listPublicPaths } from './reading/articles.ts';

let server: TestServer;
let reader: TestClient;
let call: ReturnType<typeof callAsOperator>;
beforeAll(async () => {
  server = await createTestServer();
  reader = server.visitor();
  call = callAsOperator(server.deps, 'tester');
});
afterAll(() => server.close());

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const text = (title: string, body: Record<string, unknown> = paragraph(`${title}.`)) => ({
  title,
  summary: `About ${title}`,
  body,
});
let slugs = 0;

/** Creates an article with a text; returns its id, slug and a function that saves another revision. */
async function write(kind: 'news' | 'help', texts: Record<string, ReturnType<typeof text>>) {
  const slug = `article-${++slugs}`;
  const category = kind === 'help' ? 'writing' : 'product';
  const { id } = await call(staff.createArticle, { kind, slug, language: 'en', title: 'Draft' });
  let version = 1;
  const save = async (next: Record<string, ReturnType<typeof text>>, change: object = {}) => {
    const content = { slug, category, banner: null, isFeatured: false, texts: next, ...change } as never;
    const saved = await call(staff.saveArticle, { id, version, content });
    version = saved.version;
    return saved;
  };
  await save(texts);
  const act = async (acting: (version: number) => Promise<{ version: number }>) => {
    version = (await acting(version)).version;
  };
  const publish = (publishAt: number | null = null, unpublishAt: number | null = null) =>
    act((based) => call(staff.publishArticle, { id, version: based, publishAt, unpublishAt }));
  return { id, slug, save, publish, act, version: () => version };
}

const news = (slug: string, language: 'zh' | 'en' | 'de' | 'zh-tw' = 'en') =>
  reader.call(contract.readNews, { slug, language });
const refused = (code: string) => expect.objectContaining({ code });

it('shows an article when it is published, keeps it unchanged while it is edited, and withdraws it', async () => {
  const article = await write('news', { en: text('First') });
  await expect(news(article.slug)).rejects.toEqual(new AppError('article_not_found'));
  await article.publish();
  expect(await news(article.slug)).toMatchObject({
    title: 'First',
    html: '<p>First.</p>',
    languages: ['en'],
  });
  await article.save({ en: text('Second') });
  expect((await news(article.slug)).title).toBe('First');
  await article.publish();
  expect((await news(article.slug)).title).toBe('Second');
  await article.act((version) => call(staff.rollBackArticle, { id: article.id, version, revision: 2 }));
  expect((await news(article.slug)).title).toBe('First');
  const { revisions } = await call(staff.editArticle, { id: article.id });
  expect(revisions.map(({ revision, repeats }) => [revision, repeats])).toEqual([
    [4, 2],
    [3, null],
    [2, null],
    [1, null],
  ]);
  await article.act((version) => call(staff.withdrawArticle, { id: article.id, version }));
  await expect(news(article.slug)).rejects.toEqual(new AppError('article_not_found'));
});

it('publishes and withdraws at the scheduled times, in the caches of two processes, before and after the due task', async () => {
  const article = await write('news', { en: text('Planned') });
  const { clock, deps } = server;
  const otherDb = Object.create(deps.db, { onChange: { value: () => undefined } });
  const other = async () =>
    (await listPublicPaths({ db: otherDb, clock })).some(({ path }) => path.endsWith(`/${article.slug}`));
  const here = async () =>
    (await listPublicPaths(deps)).some(({ path }) => path.endsWith(`/${article.slug}`));
  const [begins, ends] = [clock.now() + hour, clock.now() + 2 * hour];
  await article.publish(begins, ends);
  const states = async () => [await here(), await other()];
  expect(await states()).toEqual([false, false]);
  clock.set(begins - 1);
  expect(await states()).toEqual([false, false]);
  clock.set(begins);
  expect(await states()).toEqual([true, true]);
  await runDue(deps, [{ kind: publicationDue, run: settleArticle }]);
  expect(await call(staff.editArticle, { id: article.id })).toMatchObject({
    state: 'published',
    liveRevision: 2,
    publishAt: null,
  });
  expect(await states()).toEqual([true, true]);
  clock.set(ends);
  expect(await states()).toEqual([false, false]);
  await runDue(deps, [{ kind: publicationDue, run: settleArticle }]);
  expect(await call(staff.editArticle, { id: article.id })).toMatchObject({
    state: 'withdrawn',
    liveRevision: null,
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('a publication in another process', () => {
  it('is visible without waiting for the clock', async () => {
    const db = await openPostgres(server.deps.config.databaseUrl ?? '', { log: captureLog().log });
    try {
      await vi.waitFor(() => expect(db.receivesChanges()).toBe(true), 30_000);
      const article = await write('news', { en: text('Everywhere') });
      const there = async () => (await listPublicPaths({ db, clock: server.clock })).map(({ path }) => path);
      expect(await there()).not.toContain(`/newslist/${article.slug}`);
      await article.publish();
      // The clock does not advance: only a notification of the database invalidates the cache.
      await expect.poll(there, { interval: 5 }).toContain(`/newslist/${article.slug}`);
    } finally {
      await db.close();
    }
  });
});

it('refuses times in the past, incomplete articles, unsuitable categories and slugs of others', async () => {
  const article = await write('news', { en: text('Refused') });
  const now = server.clock.now();
  await expect(article.publish(now)).rejects.toEqual(refused('publish_time_past'));
  await expect(article.publish(now + minute, now + minute)).rejects.toEqual(refused('publish_time_past'));
  await expect(article.publish(null, now - 1)).rejects.toEqual(refused('publish_time_past'));
  await expect(article.save({ en: text('x') }, { category: 'writing' })).rejects.toEqual(
    refused('category_unsuitable'),
  );
  await expect(article.save({ en: text('x') }, { banner: server.deps.ids.next() })).rejects.toEqual(
    refused('picture_missing'),
  );
  await article.save({ en: { ...text('x'), summary: '' } });
  await expect(article.publish()).rejects.toEqual(refused('article_incomplete'));
  const other = await write('news', { en: text('Other') });
  await expect(article.save({ en: text('x') }, { slug: other.slug })).rejects.toEqual(refused('slug_taken'));
  await expect(
    call(staff.createArticle, { kind: 'news', slug: other.slug, language: 'en', title: 'x' }),
  ).rejects.toEqual(refused('slug_taken'));
});

it('is not rolled back to an incomplete text while it is published', async () => {
  const article = await write('news', { en: { ...text('Half'), summary: '' } });
  await article.save({ en: text('Whole') });
  await article.publish();
  const rollBack = () =>
    call(staff.rollBackArticle, { id: article.id, version: article.version(), revision: 2 });
  await expect(rollBack()).rejects.toEqual(refused('article_incomplete'));
  expect((await news(article.slug)).title).toBe('Whole');
  await article.act((version) => call(staff.withdrawArticle, { id: article.id, version }));
  await article.act(rollBack);
  expect((await call(staff.editArticle, { id: article.id })).content.texts.en?.title).toBe('Half');
});

it('refuses the later of two editors, and loses nothing of the first', async () => {
  const article = await write('help', { en: text('Shared') });
  const stale = article.version();
  await article.save({ en: text('By the first') });
  const content = {
    slug: article.slug,
    category: 'writing',
    banner: null,
    isFeatured: false,
    texts: { en: text('By the second') },
  } as const;
  await expect(call(staff.saveArticle, { id: article.id, version: stale, content })).rejects.toEqual(
    refused('article_changed'),
  );
  expect((await call(staff.editArticle, { id: article.id })).content.texts.en?.title).toBe('By the first');
});

it('keeps one revision of a series of automatic saves', async () => {
  const article = await write('help', { en: text('Auto') });
  let { version } = await call(staff.editArticle, { id: article.id });
  for (const title of ['Auto 1', 'Auto 2', 'Auto 3']) {
    const content = {
      slug: article.slug,
      category: 'writing',
      banner: null,
      isFeatured: false,
      texts: { en: text(title) },
    } as const;
    ({ version } = await call(staff.saveArticle, { id: article.id, version, content, isAutomatic: true }));
  }
  const { revisions, content } = await call(staff.editArticle, { id: article.id });
  expect(revisions).toHaveLength(3);
  expect(content.texts.en?.title).toBe('Auto 3');
});

it('redirects former slugs to the article', async () => {
  const article = await write('news', { en: text('Moved') });
  await article.publish();
  await article.save({ en: text('Moved') }, { slug: `${article.slug}-new` });
  await article.publish();
  expect((await news(article.slug)).slug).toBe(`${article.slug}-new`);
});

it('reports the language of an article whose translation is missing', async () => {
  const article = await write('news', { zh: text('中文'), en: text('English') });
  await article.publish();
  expect(await news(article.slug, 'zh-tw')).toMatchObject({ language: 'zh', title: '中文' });
  expect(await news(article.slug, 'de')).toMatchObject({ language: 'en' });
  const only = await write('news', { zh: text('只有中文') });
  await only.publish();
  expect(await news(only.slug, 'en')).toMatchObject({ language: 'zh', languages: ['zh'] });
});

describe('a text with HTML and scripts', () => {
  const bad = {
    type: 'doc',
    content: [
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      {
        type: 'heading',
        attrs: { level: 1, id: '"><script>' },
        content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          { type: 'text', text: ' own', marks: [{ type: 'link', attrs: { href: '/manual/begin' } }] },
          { type: 'text', text: ' evil', marks: [{ type: 'iframe' }, { type: 'bold' }] },
        ],
      },
      { type: 'image', attrs: { src: 'https://elsewhere.example/x.png', alt: 'x' } },
      { type: 'image', attrs: { src: '/api/content/picture?id="onerror=alert(1)', alt: 'x' } },
    ],
  };

  it('is shown as text', async () => {
    const article = await write('news', { en: text('Hostile', bad) });
    await article.publish();
    const { html, headings } = await news(article.slug);
    expect(html).toBe(
      '<p>alert(1)</p><h2 id="s-1">&lt;img src=x onerror=alert(1)&gt;</h2><p>link<a href="/en/manual/begin"> own</a><strong> evil</strong></p>',
    );
    expect(headings).toEqual([{ id: 's-1', level: 2, text: '<img src=x onerror=alert(1)>' }]);
    const shown = await call(staff.previewArticle, { text: text('Hostile', bad), language: 'en' });
    expect(shown.html).toBe(html);
  });

  it('may be nested and long, within limits', async () => {
    let nested: Record<string, unknown> = { type: 'paragraph' };
    for (let depth = 0; depth < 500; depth++) nested = { type: 'blockquote', content: [nested] };
    const { html } = await call(staff.previewArticle, {
      text: text('Deep', { type: 'doc', content: [nested] }),
      language: 'en',
    });
    expect(html.length).toBeLessThan(2000);
    const long = text('Long', paragraph('x'.repeat(contract.contentLimits.body + 1)));
    await expect(call(staff.previewArticle, { text: long, language: 'en' })).rejects.toEqual(
      refused('article_too_long'),
    );
  });
});

it('stores pictures without metadata, once for all articles; refuses large and other files', async () => {
  const square = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  const base64 = (await square.jpeg().withMetadata().toBuffer()).toString('base64');
  const { id, url } = await call(staff.uploadPicture, { base64 });
  expect((await call(staff.uploadPicture, { base64 })).id).toBe(id);
  const response = await reader.fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const article = await write('news', { en: text('With banner') });
  await article.save({ en: text('With banner') }, { banner: id, isFeatured: true });
  await article.publish();
  expect((await reader.call(contract.newsBanner, {})).rows[0]?.banner).toEqual({
    url,
    width: 30,
    height: 20,
  });
  for (const size of [5 * 1024 * 1024 + 1, 20 * 1024 * 1024]) {
    const large = Buffer.alloc(size).toString('base64');
    await expect(call(staff.uploadPicture, { base64: large }), String(size)).rejects.toMatchObject({
      code: 'image_too_large',
    });
  }
  const script = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  await expect(call(staff.uploadPicture, { base64: script })).rejects.toEqual(
    refused('file_format_mismatch'),
  );
  expect((await reader.fetch(`${contract.contentPicturePath}?id=nothing`)).status).toBe(404);
});

it('lists news by page, the newest first', async () => {
  const { total } = await reader.call(contract.newsList, {});
  for (let made = total; made < 11; made++) {
    const article = await write('news', { en: text(`News ${made}`) });
    server.clock.advance(1000);
    await article.publish();
  }
  const [one, two] = [
    await reader.call(contract.newsList, {}),
    await reader.call(contract.newsList, { page: 2 }),
  ];
  expect([one.rows.length, two.rows.length, one.pages]).toEqual([10, 1, 2]);
  expect(one.rows[0]?.title).toBe('News 10');
  expect((await reader.call(contract.newsList, { page: 9 })).rows).toEqual([]);
  await expect(reader.call(contract.newsList, { language: 'xx' as never })).rejects.toEqual(
    refused('invalid_request'),
  );
});

describe('help', () => {
  let slug = '';
  beforeAll(async () => {
    const headed = (title: string, body: string) => ({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] },
        { type: 'paragraph', content: [{ type: 'text', text: body }] },
      ],
    });
    const article = await write('help', {
      zh: text('导出文档', headed('导出为 Word', '打开菜单，选择“导出”，再选择 Word。')),
      en: text('Export a document', headed('Export to Word', 'Open the menu, choose Export, then Word.')),
    });
    await article.publish();
    const other = await write('help', { zh: text('回收站'), en: text('The trash') });
    await other.publish();
    slug = article.slug;
  });

  it('is found in both scripts and with a misspelt word', async () => {
    const first = async (query: string, language: 'zh' | 'en') =>
      (await reader.call(contract.searchHelp, { query, language })).rows[0]?.slug;
    expect(await first('怎么导出文档', 'zh')).toBe(slug);
    expect(await first('匯出 導出文檔', 'zh')).toBe(slug);
    expect(await first('how do I exprot documents?', 'en')).toBe(slug);
    expect(await first('zzzz', 'en')).toBeUndefined();
  });

  it('answers with quotations, and returns nothing if no article answers the question', async () => {
    const ask = (question: string) => reader.call(contract.askHelp, { question, language: 'en' });
    expect((await ask('How can I export to Word?')).passages[0]).toMatchObject({
      slug,
      heading: 'Export to Word',
      anchor: 's-1',
      text: 'Open the menu, choose Export, then Word.',
    });
    expect((await ask('What is the weather in Paris tomorrow?')).passages).toEqual([]);
  });

  it('counts one vote of a visitor, and limits floods', async () => {
    const vote = (client: TestClient, isHelpful: boolean) =>
      client.call(contract.voteHelp, { slug, isHelpful });
    expect(await vote(reader, true)).toEqual({ helpful: 1, notHelpful: 0 });
    expect(await vote(reader, false)).toEqual({ helpful: 0, notHelpful: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => vote(server.visitor('en', `Browser ${at}`), true)),
    );
    const counted = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(counted).toBeLessThanOrEqual(18);
    expect(outcomes.at(-1)).toMatchObject({ reason: refused('too_many_requests') });
    await expect(reader.call(contract.readHelp, { slug: 'nothing' })).rejects.toEqual(
      refused('article_not_found'),
    );
  });
});
