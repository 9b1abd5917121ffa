import { AppError } from '@inkstone/contracts';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import * as ocr from '@inkstone/contracts/ocr';
import { pagesText, wordsOf } from '@inkstone/domain/ocr';
import { day } from '@inkstone/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecognisedPicture, RecogniseRequest, TextRecogniser } from '../../ports/text-recogniser.ts';
import { openTextRecogniser } from '../../providers/ocr/index.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { createAccount } from '../accounts/testing.ts';
import { purgeExpired } from './jobs/delete-jobs.ts';
import { continueOne, continueOrphaned } from './runs/run-job.ts';
import { picture, scan, written } from './testing/files.ts';

const chinese = '今天天气很好，我们一起去公园散步。';
const english = 'The quick brown fox jumps over the lazy dog.';
/** Without the ends of the line, which an engine may misread. */
const words = 'brownfoxjumpsoverthelazy';

let server: TestServer;
let owner: TestClient;
let accountId: string;
const none = { jobs: { send: async () => undefined } };

/** The pictures that the fake engine received. */
const given: RecogniseRequest[] = [];

/** An engine for tests that do not assert what is recognised: one line of text, or none in a picture of one colour. */
async function recogniseQuickly(request: RecogniseRequest): Promise<RecognisedPicture> {
  given.push(request);
  const { width, height } = await sharp(request.picture).metadata();
  const { isOpaque, entropy } = await sharp(request.picture).stats();
  const box = { left: 1, top: 1, right: 40, bottom: 20 };
  const line = { box, words: [{ text: 'text', confidence: 90, box }] };
  const blocks = isOpaque && entropy === 0 ? [] : [{ kind: 'paragraph' as const, box, lines: [line] }];
  return { width, height, turned: 0, language: 'en', prepared: request.picture, blocks };
}

const quick: TextRecogniser = { engine: 'test', recognise: recogniseQuickly, close: async () => undefined };
/** The engine in use. The real one takes seconds per page: only tests that check its output use it. */
let engine = quick;
let real: TextRecogniser;
beforeAll(async () => {
  real = await openTextRecogniser({ engine: 'tesseract.js', data: 'best', workers: 1, waiting: 5 });
  const textRecogniser: TextRecogniser = {
    get engine() {
      return engine.engine;
    },
    recognise: (request) => engine.recognise(request),
    close: () => real.close(),
  };
  server = await createTestServer({ base: { ...none, textRecogniser } });
  const account = await createAccount(server.deps);
  accountId = account.accountId;
  owner = server.as(account.token);
});
afterAll(async () => {
  await server.close();
  await real.close();
});

async function start(
  files: Readonly<Record<string, Buffer>>,
  client = owner,
  language: 'auto' | 'zh' | 'en' = 'auto',
) {
  const id = server.deps.ids.next();
  const given = Object.entries(files).map(([name, bytes]) => ({ name, base64: bytes.toString('base64') }));
  await client.call(ocr.startOcrJob, { id, language, files: given });
  return id;
}

async function read(files: Readonly<Record<string, Buffer>>, language: 'auto' | 'zh' | 'en' = 'auto') {
  const id = await start(files, owner, language);
  await continueOne(server.deps, { accountId, jobId: id });
  return { id, ...(await owner.call(ocr.readOcrJob, { id })) };
}

const textOf = (page: Pick<ocr.OcrPageView, 'blocks'> | undefined) =>
  wordsOf(page?.blocks ?? [])
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

describe('pictures read by the real engine', () => {
  beforeAll(() => {
    engine = real;
    return () => {
      engine = quick;
    };
  });

  it('are read with boxes, corrected, and exported as text, as a document and as a searchable PDF', async () => {
    const { id, job, pages } = await read({
      'a.png': await picture(chinese),
      'b.webp': await picture(english, 'webp'),
    });
    expect(job).toMatchObject({ state: 'done', pages: 2, done: 2, failed: 0 });
    expect(pages.map(({ language, state, source }) => [language, state, source])).toEqual([
      ['zh', 'done', 'recognised'],
      ['en', 'done', 'recognised'],
    ]);
    expect(textOf(pages[0])).toBe(chinese);
    expect(textOf(pages[1])).toContain(words);
    const [first] = pages;
    for (const { box } of wordsOf(first?.blocks ?? [])) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(first?.width ?? 0);
    }
    const drawn = await owner.fetch(`${ocr.ocrPicturePath}?id=${id}&page=0`);
    expect(drawn.headers.get('content-type')).toBe('image/png');
    expect((await sharp(await drawn.arrayBuffer()).metadata()).width).toBe(first?.width);

    const corrected = await owner.call(ocr.correctOcrPage, { id, page: 1, words: [{ at: 0, text: 'A' }] });
    expect(wordsOf(corrected.blocks)[0]).toMatchObject({ text: 'A', confidence: 100 });
    const text = await owner.call(ocr.downloadOcrJob, { id, format: 'txt' });
    expect(Buffer.from(text.base64, 'base64').toString()).toContain(
      `\ufeff${chinese}\n\nA quick brown fox jumps over the lazy dog`,
    );
    const html = await owner.call(ocr.downloadOcrJob, { id, format: 'html' });
    const { document } = await owner.call(importDocument, html);
    expect(document.excerpt).toContain('今天天气很好');
    const file = await owner.call(ocr.downloadOcrJob, { id, format: 'pdf' });
    // The PDF has its text, so that it is not recognised again.
    const again = await read({ 'c.pdf': Buffer.from(file.base64, 'base64') });
    expect(again.pages.map(({ state }) => state)).toEqual(['done', 'done']);
    const searched = await owner.call(importDocument, { name: 'c.pdf', base64: file.base64 });
    expect(searched.document.excerpt).toContain('今天天气很好');
  });
});

describe('pictures without text', () => {
  it('are done with a message, and do not count toward the daily limit', async () => {
    const before = (await owner.call(ocr.listOcrJobs, {})).pagesLeft;
    const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const { id, pages } = await read({ 'a.png': blank });
    expect(pages.map(({ state, blocks }) => [state, textOf({ blocks })])).toEqual([['done', '']]);
    const refused = owner.call(ocr.downloadOcrJob, { id, format: 'txt' });
    await expect(refused).rejects.toMatchObject({ code: 'no_text_found' });
    expect((await owner.call(ocr.listOcrJobs, {})).pagesLeft).toBe(before);
  });
});

describe('bad files', () => {
  it.each([
    ['a text', 'a.png', Buffer.from('not a picture'), 'picture_unreadable'],
    ['an animation', 'a.gif', Buffer.from('GIF89a'), 'picture_unreadable'],
    ['a HEIC picture', 'a.heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'picture_unreadable'],
    ['a broken PDF', 'a.pdf', Buffer.from('%PDF-1.7\nnothing'), 'pdf_failed'],
  ])('refuses %s at once', async (_, name, bytes, code) => {
    await expect(start({ [name]: bytes })).rejects.toMatchObject({ code });
  });

  it('refuses an encrypted PDF and one with too many pages at once, and counts nothing', async () => {
    const before = await owner.call(ocr.listOcrJobs, {});
    const locked = written(['a'], { isLocked: true });
    await expect(start({ 'a.pdf': locked })).rejects.toMatchObject({ code: 'pdf_encrypted' });
    const long = written(Array.from({ length: 300 }, () => 'a'));
    await expect(start({ 'a.pdf': long })).rejects.toEqual(new AppError('ocr_too_many_pages', { limit: 10 }));
    expect((await owner.call(ocr.listOcrJobs, {})).pagesLeft).toBe(before.pagesLeft);
  });

  it('fails a page of 100 megapixels and a truncated one, reads the others, and counts only those', async () => {
    const before = (await owner.call(ocr.listOcrJobs, {})).pagesLeft;
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const whole = await picture(english);
    const broken = whole.subarray(0, 300);
    engine = real;
    const { job, pages } = await read({ 'huge.png': huge, 'broken.png': broken, 'good.png': whole });
    engine = quick;
    expect(pages.map(({ state, failedBy }) => [state, failedBy])).toEqual([
      ['failed', 'picture_too_large'],
      ['failed', 'picture_unreadable'],
      ['done', null],
    ]);
    expect(job).toMatchObject({ state: 'done', done: 1, failed: 2 });
    expect((await owner.call(ocr.listOcrJobs, {})).pagesLeft).toBe(before - 1);
  });
});

describe('PDFs', () => {
  it('keep the text layer of a page that has one; scanned pages are recognised', async () => {
    const files = {
      'a.pdf': written([`${english} It has a text layer.`]),
      'b.pdf': await scan(await picture(english)),
    };
    const { pages } = await read(files);
    expect(pages.map(({ source, pdfPage }) => [source, pdfPage])).toEqual([
      ['layer', 1],
      ['recognised', 1],
    ]);
    expect(textOf(pages[0])).toBe(`${english}Ithasatextlayer.`.replaceAll(' ', ''));
    const [drawn, scanned] = await Promise.all(
      [given.at(-1)?.picture, await picture(english)].map((file) => sharp(file).metadata()),
    );
    expect(Math.abs((drawn?.width ?? 0) - (scanned?.width ?? 0))).toBeLessThan(5);
  });

  it('have their lines joined to paragraphs', async () => {
    const lines = [
      'The first paragraph of this page begins here and it goes on for',
      'another line, and its last line is short.',
      'The second paragraph begins with this line, which is long enough',
      'to fill the width of the text.',
    ];
    const { pages } = await read({ 'a.pdf': written([lines.join(') Tj 0 -18 Td (')]) });
    const texts = pagesText([pages[0]?.blocks ?? []]).split('\n\n');
    expect(texts).toEqual([lines.slice(0, 2).join(' '), lines.slice(2).join(' ')]);
  });

  it('limit the size of a page with a huge box', async () => {
    const stretched = written(['a'], { box: '0 0 99999 99999' });
    const { pages } = await read({ 'a.pdf': stretched });
    expect(pages[0]?.state).toBe('done');
    expect((pages[0]?.width ?? 0) * (pages[0]?.height ?? 0)).toBeLessThan(26_000_000);
  });
});

describe('jobs', () => {
  /** A separate account, and an engine that answers when the test triggers it. */
  async function withEngine(recognise: (count: number) => Promise<RecognisedPicture>) {
    let count = 0;
    engine = { engine: 'test', recognise: () => recognise(++count), close: async () => undefined };
    const account = await createAccount(server.deps);
    const client = server.as(account.token);
    const begin = async (pages: number) => {
      const id = server.deps.ids.next();
      const base64 = (await picture('a')).toString('base64');
      const files = Array.from({ length: pages }, (_, at) => ({ name: `${at}.png`, base64 }));
      await client.call(ocr.startOcrJob, { id, files });
      return { accountId: account.accountId, jobId: id };
    };
    return { other: server, client, begin };
  }

  const page: RecognisedPicture = {
    ...{ width: 10, height: 10, turned: 0, language: 'en', prepared: Buffer.from('png') },
    blocks: [],
  };

  it('continue after the death of their process, without reading a page twice', async () => {
    let reads = 0;
    const { other, client, begin } = await withEngine(async (count) => {
      reads++;
      // The process dies here: its run never ends.
      if (count === 2) await new Promise(() => undefined);
      return page;
    });
    const key = await begin(3);
    void continueOne(other.deps, key);
    await expect.poll(() => reads).toBe(2);
    const sent: unknown[] = [];
    const jobs = {
      send: async (_: unknown, given: unknown) => void sent.push(given),
    } as typeof other.deps.jobs;
    await continueOrphaned({ ...other.deps, jobs });
    expect(sent).toEqual([]);
    other.clock.advance(31_000);
    await continueOrphaned({ ...other.deps, jobs });
    expect(sent).toEqual([key]);
    await continueOne(other.deps, key);
    const { job } = await client.call(ocr.readOcrJob, { id: key.jobId });
    expect(job).toMatchObject({ state: 'done', done: 3 });
    expect(reads).toBe(4);
  });

  it('give up a page that crashes its process every time', async () => {
    const { other, client, begin } = await withEngine(() => new Promise(() => undefined));
    const key = await begin(1);
    for (let turn = 0; turn < 3; turn++) {
      void continueOne(other.deps, key);
      await expect
        .poll(
          async () =>
            (await other.deps.db.run('select tries from ocr_pages where job_id = $1', [key.jobId]))[0]?.tries,
        )
        .toBe(turn + 1);
      other.clock.advance(31_000);
    }
    await continueOne(other.deps, key);
    const { pages } = await client.call(ocr.readOcrJob, { id: key.jobId });
    expect(pages[0]).toMatchObject({ state: 'failed', failedBy: 'ocr_failed' });
  });

  it('wait while the engine is busy', async () => {
    const { other, client, begin } = await withEngine(async (count) => {
      if (count === 1) throw new AppError('ocr_busy');
      return page;
    });
    const key = await begin(1);
    await continueOne(other.deps, key);
    expect((await client.call(ocr.readOcrJob, { id: key.jobId })).job.state).toBe('waiting');
    await continueOne(other.deps, key);
    expect((await client.call(ocr.readOcrJob, { id: key.jobId })).job.state).toBe('done');
  });

  it('can be cancelled, keep finished pages, and count them', async () => {
    const { other, client, begin } = await withEngine(async () => page);
    const { pagesLeft } = await client.call(ocr.listOcrJobs, {});
    const key = await begin(4);
    expect((await client.call(ocr.listOcrJobs, {})).pagesLeft).toBe(pagesLeft - 4);
    expect(await client.call(ocr.cancelOcrJob, { id: key.jobId })).toMatchObject({ state: 'cancelled' });
    await continueOne(other.deps, key);
    expect((await client.call(ocr.readOcrJob, { id: key.jobId })).job).toMatchObject({
      state: 'cancelled',
      done: 0,
    });
    expect((await client.call(ocr.listOcrJobs, {})).pagesLeft).toBe(pagesLeft);
  });

  it('that are deleted or cancelled while a page is read store nothing of it, and return pages once', async () => {
    const finish: ((found: RecognisedPicture) => void)[] = [];
    const { other, client, begin } = await withEngine(() => new Promise((resolve) => finish.push(resolve)));
    const { pagesLeft } = await client.call(ocr.listOcrJobs, {});
    for (const end of [ocr.deleteOcrJobs, ocr.cancelOcrJob] as const) {
      const key = await begin(1);
      const run = continueOne(other.deps, key);
      await expect.poll(() => finish.length).toBe(1);
      if (end === ocr.cancelOcrJob) await client.call(ocr.cancelOcrJob, { id: key.jobId });
      else await client.call(ocr.deleteOcrJobs, { ids: [key.jobId] });
      finish.pop()?.(page);
      await run;
      const kept: string[] = [];
      for await (const one of other.deps.files.list(`ocr/${key.accountId}/`)) kept.push(one);
      expect(kept.filter((one) => one.includes('page'))).toEqual([]);
    }
    // A deleted job counts, because its page may have been read.
    expect((await client.call(ocr.listOcrJobs, {})).pagesLeft).toBe(pagesLeft - 1);
  });

  it('are limited in number and by day, also for concurrent requests', async () => {
    const { other, client, begin } = await withEngine(async () => page);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => begin(1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(begin(1)).rejects.toEqual(new AppError('ocr_jobs_waiting', { limit: 3 }));
    for (const { id } of (await client.call(ocr.listOcrJobs, {})).jobs) {
      await other.deps.db.run("update ocr_jobs set state = 'done' where job_id = $1", [id]);
    }
    await begin(10);
    await begin(10);
    await expect(begin(10)).rejects.toEqual(new AppError('ocr_daily_limit', { limit: 30, left: 7 }));
    // Deleting jobs returns no pages.
    await client.call(ocr.deleteOcrJobs, {
      ids: (await client.call(ocr.listOcrJobs, {})).jobs.map(({ id }) => id),
    });
    expect((await client.call(ocr.listOcrJobs, {})).pagesLeft).toBe(7);
    other.clock.advance(day);
    expect((await client.call(ocr.listOcrJobs, {})).pagesLeft).toBe(30);
  });

  it('are refused without an engine', async () => {
    const { other, client } = await withEngine(async () => page);
    engine = { engine: null, recognise: async () => page, close: async () => undefined };
    const files = [{ name: 'a.png', base64: (await picture('a')).toString('base64') }];
    const started = client.call(ocr.startOcrJob, { id: other.deps.ids.next(), files });
    await expect(started).rejects.toMatchObject({ code: 'ocr_off' });
  });

  it('belong to their account, and are deleted with their files after 30 days', async () => {
    const { other, client, begin } = await withEngine(async () => page);
    const key = await begin(1);
    await continueOne(other.deps, key);
    const otherUser = other.as((await createAccount(other.deps)).token);
    const { jobId: id } = key;
    const missing = { code: 'ocr_job_missing' };
    await expect(otherUser.call(ocr.readOcrJob, { id })).rejects.toMatchObject(missing);
    await expect(otherUser.call(ocr.cancelOcrJob, { id })).rejects.toMatchObject(missing);
    await expect(otherUser.call(ocr.downloadOcrJob, { id, format: 'txt' })).rejects.toMatchObject(missing);
    const words = [{ at: 0, text: 'x' }];
    await expect(otherUser.call(ocr.correctOcrPage, { id, page: 0, words })).rejects.toMatchObject(missing);
    await otherUser.call(ocr.deleteOcrJobs, { ids: [id] });
    const address = `${ocr.ocrPicturePath}?id=${id}&page=0`;
    expect((await otherUser.fetch(address)).status).toBe(404);
    expect((await other.visitor().fetch(address)).status).toBe(401);
    expect((await client.fetch(address)).status).toBe(200);

    const files = async () => {
      const keys: string[] = [];
      for await (const one of other.deps.files.list(`ocr/${key.accountId}/`)) keys.push(one);
      return keys.length;
    };
    expect(await files()).toBe(2);
    other.clock.advance(29 * day);
    await purgeExpired(other.deps);
    expect(await files()).toBe(2);
    other.clock.advance(2 * day);
    await purgeExpired(other.deps);
    expect(await files()).toBe(0);
    const left = await other.deps.db.run('select job_id from ocr_pages where job_id = $1', [id]);
    expect(left).toEqual([]);
  });
});
