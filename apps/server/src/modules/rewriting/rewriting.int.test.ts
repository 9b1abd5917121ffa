import { AppError, type EventOf } from '@inkstone/contracts';
import type { RewriteMode } from '@inkstone/contracts/rewriting';
import * as jobs from '@inkstone/contracts/rewriting/jobs';
import * as revise from '@inkstone/contracts/rewriting/revise';
import * as rewrite from '@inkstone/contracts/rewriting/rewrite';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelError, type ModelRequest } from '../../ports/text-model.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { type InProcessModel, inProcessModel } from '../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { grant, grantWords } from '../membership/index.ts';
import { continueOne, continueOrphaned } from './jobs/continue-job.ts';
import { purgeExpired } from './jobs/purge-jobs.ts';
import { textOf } from './testing/text-models.ts';

type Event = EventOf<typeof rewrite.followRewrite>;
type Answer = Parameters<typeof inProcessModel>[0];

const better: Answer = ({ messages }) => textOf(messages).replace('研究', '探讨');
let answer: Answer = better;
/** Payloads of the jobs that were sent. */
const sent: unknown[] = [];
let model: InProcessModel;
let server: TestServer;
beforeAll(async () => {
  model = inProcessModel((request) => answer(request));
  const send = async (_job: unknown, payload: unknown) => void sent.push(payload);
  server = await createTestServer({ textModel: model, base: { jobs: { send } } });
});
afterAll(() => server.close());

let accountId: string;
let person: TestClient;
let bought = 0;
beforeEach(async () => {
  answer = better;
  // A failed model is used again after a while.
  server.clock.advance(2 * minute);
  ({ accountId } = await createAccount(server.deps));
  person = server.as(await openTestSession(server.deps, { accountId }));
});

/** Grants the account the tier Plus: 40,000 words a day. */
const buyPlus = () =>
  server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'month_vip', quantity: 1, sourceId: `rewriting-${++bought}` },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );
const giveWords = (words: number) =>
  server.deps.db.transact(({ sql }) =>
    grantWords(server.deps, sql, {
      ...{ purpose: 'rewrite', at: server.clock.now() },
      ...{ accountId, words, days: 30, source: 'test', sourceId: `words-${++bought}` },
    }),
  );

const text =
  '本文研究了甲的问题[3]。本文研究了乙的问题。本文没有结论。\n这里还研究了丙的问题，给出了说明和比较，见 https://example.org/a。';
const newId = () => server.deps.ids.next();
const input = (more: { readonly jobId?: string; readonly text?: string; readonly mode?: RewriteMode } = {}) =>
  ({ jobId: newId(), text, mode: 'academic', ...more }) as const;

async function follow(requested: Parameters<typeof person.stream<typeof rewrite.followRewrite>>[1]) {
  const events: Event[] = [];
  for await (const event of person.stream(rewrite.followRewrite, requested)) events.push(event);
  return read(events);
}

function read(events: readonly Event[]) {
  const sentences = events.filter((event) => event.type === 'sentence');
  const receipt = events.at(-1);
  if (receipt?.type !== 'receipt') throw new Error('There is no receipt');
  return { sentences, receipt, text: sentences.map((one) => one.text).join('') };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
const left = async () => (await person.call(jobs.rewriteRemaining, {})).left;
/** The cost of all sentences of the account, and the charges for them. */
async function ledger(): Promise<[number, number]> {
  const [row] = await server.deps.db.run(
    `select (select coalesce(sum(words), 0)::int from rewrite_sentences where account_id = $1) as receipts,
       (select coalesce(sum(words), 0)::int from usage_entries where account_id = $1 and feature = 'rewrite') as charged`,
    [accountId],
  );
  return [Number(row?.receipts), Number(row?.charged)];
}

describe('a text that is rewritten', () => {
  it('is returned sentence by sentence; only rewritten ones are charged', async () => {
    await buyPlus();
    const { price, locks, modes, left: before } = await person.call(rewrite.prepareRewrite, { text });
    expect([before, modes.every(({ absence }) => absence === null)]).toEqual([40_000, true]);
    expect(locks.map(({ kind }) => kind)).toEqual(['citation', 'url']);
    const done = await follow(input());
    expect(done.text).toBe(text.replaceAll('研究', '探讨'));
    expect(done.sentences.map(({ state }) => state)).toEqual([
      'rewritten',
      'rewritten',
      'unchanged',
      'rewritten',
    ]);
    const words = done.sentences.reduce((sum, one) => sum + one.words, 0);
    expect(done.receipt).toMatchObject({
      ...{ words, left: 40_000 - words, paidBy: 'limit', rewritten: 3, unchanged: 1, kept: 0, open: 0 },
      stoppedBy: null,
    });
    expect(words).toBeLessThan(price);
    expect([await left(), await ledger()]).toEqual([40_000 - words, [words, words]]);
  });

  it('is free when repeated with the same job id, which belongs to one text', async () => {
    await buyPlus();
    const requested = input();
    const first = await follow(requested);
    const requests = model.requests.length;
    expect((await follow(requested)).sentences).toEqual(first.sentences);
    expect([model.requests.length, await left()]).toEqual([requests, first.receipt.left]);
    expect(await refusalOf(follow({ ...requested, text: '另一段文字。' }))).toBe('rewrite_job_differs');
    expect(await refusalOf(follow({ ...requested, mode: 'max' }))).toBe('rewrite_job_differs');
  });

  it('stops the model when the caller disconnects, and continues with the same job id', async () => {
    await buyPlus();
    const requested = input();
    const begun = Promise.withResolvers<void>();
    const order: string[] = [];
    answer = async (request: ModelRequest) => {
      if (!textOf(request.messages).includes('丙')) return better(request);
      const aborted = new Promise((resolve) =>
        request.signal.addEventListener('abort', resolve, { once: true }),
      );
      begun.resolve();
      await aborted;
      order.push('the model is free');
      throw request.signal.reason;
    };
    const leaving = new AbortController();
    for await (const event of person.stream(rewrite.followRewrite, requested, leaving.signal)) {
      if (event.type === 'sentence' && event.index === 2) {
        await begun.promise;
        leaving.abort();
        break;
      }
    }
    answer = better;
    await expect
      .poll(async () => (await person.call(jobs.listRewriteJobs, {})).jobs[0]?.state, { timeout: 20_000 })
      .toBe('paused');
    order.push('the job is paused');
    // The time from the disconnect to this moment is measured by script/bench models.
    expect(order).toEqual(['the model is free', 'the job is paused']);
    const done = await follow(requested);
    expect(done.text).toBe(text.replaceAll('研究', '探讨'));
    expect([done.receipt.open, await ledger()]).toEqual([0, [done.receipt.words, done.receipt.words]]);
    expect(done.receipt.words).toBe(40_000 - Number(await left()));
  });

  it('is refused in a second window while it runs', async () => {
    await buyPlus();
    const requested = input();
    const hold = Promise.withResolvers<void>();
    answer = async (request) => {
      await hold.promise;
      return better(request);
    };
    const first = follow(requested);
    await expect
      .poll(async () => (await person.call(jobs.listRewriteJobs, {})).jobs[0]?.state, { timeout: 20_000 })
      .toBe('running');
    expect(await refusalOf(follow(requested))).toBe('rewrite_running');
    hold.resolve();
    expect((await first).receipt.open).toBe(0);
  });

  it('stops when the words are used up, keeps finished sentences, and continues later', async () => {
    expect(await left()).toBe(0);
    await giveWords(14);
    const requested = input();
    const part = await follow(requested);
    expect(part.receipt).toMatchObject({ stoppedBy: 'rewrite_words_used_up' });
    expect(part.receipt.open).toBeGreaterThan(0);
    expect(part.receipt.words + Number(await left())).toBe(14);
    await giveWords(100);
    const done = await follow(requested);
    expect([done.text, done.receipt.open]).toEqual([text.replaceAll('研究', '探讨'), 0]);
    expect(done.receipt.words + Number(await left())).toBe(114);
  });

  it('does not stop because of words that it has reserved itself', async () => {
    await giveWords(10);
    // Unchanged sentences cost nothing, so that each one can have the words of the other.
    answer = ({ messages }) => textOf(messages);
    const { receipt } = await follow(input({ text: '本文研究了甲的问题。本文研究了乙的问题。' }));
    expect(receipt).toMatchObject({ stoppedBy: null, open: 0, words: 0 });
    expect(await left()).toBe(10);
  });

  it("stops with the model's error code after three failures in a row, and charges nothing", async () => {
    await buyPlus();
    answer = () => new ModelError('protocol', 'nonsense');
    const { receipt } = await follow(input());
    expect(receipt).toMatchObject({ stoppedBy: 'model_failed', words: 0, left: 40_000 });
    expect(receipt.open).toBeGreaterThan(0);
  });

  it('keeps sentences whose locks the model breaks, without a charge', async () => {
    await buyPlus();
    answer = ({ messages }) => textOf(messages).replace('研究', '探讨').replace(/⟦\d+⟧/, '');
    const { sentences, receipt } = await follow(input());
    expect(sentences.map(({ keptBecause, words }) => [keptBecause, words > 0])).toEqual([
      ['locks', false],
      [null, true],
      [null, false],
      ['locks', false],
    ]);
    expect(receipt).toMatchObject({ kept: 2, rewritten: 1 });
  });

  it('is refused if it is empty or too long', async () => {
    expect(await refusalOf(follow(input({ text: ' \n' })))).toBe('content_required');
    expect(await refusalOf(follow(input({ text: '字。'.repeat(40_001) })))).toBe('rewrite_too_long');
    expect(await refusalOf(person.call(rewrite.prepareRewrite, { text: '' }))).toBe('content_required');
  });
});

describe('a job', () => {
  it('continues without its caller, also after the death of its run', async () => {
    await buyPlus();
    const id = newId();
    const started = await person.call(jobs.startRewriteJob, { ...input({ jobId: id }), name: '论文' });
    expect(started).toMatchObject({ id, name: '论文', state: 'waiting', sentences: 4, done: 0 });
    expect(await person.call(jobs.startRewriteJob, input({ jobId: id }))).toMatchObject({ id });
    // Simulates a process that ended during the work.
    await server.deps.db.run(
      `update rewrite_jobs set state = 'running', run_id = 'gone', run_until = $2 where job_id = $1`,
      [id, server.clock.now() + 1000],
    );
    const key = { accountId, jobId: id };
    await continueOne(server.deps, key);
    expect((await person.call(jobs.readRewriteJob, { id })).job.state).toBe('running');
    server.clock.advance(2000);
    sent.length = 0;
    await continueOrphaned(server.deps);
    expect(sent).toContainEqual(key);
    await continueOne(server.deps, key);
    const { job, sentences, receipt } = await person.call(jobs.readRewriteJob, { id, from: 1 });
    expect(job).toMatchObject({ state: 'done', done: 4, rewritten: 3, words: receipt.words });
    expect(sentences.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(await ledger()).toEqual([receipt.words, receipt.words]);
  });

  it('charges a sentence stored but not charged by a run, once', async () => {
    await buyPlus();
    const requested = input();
    const { receipt } = await follow(requested);
    // Simulates a process that ended after a sentence was stored and before it was charged.
    const { id: reservation } = await server.deps.wordMeter.reserve(
      accountId,
      { feature: 'rewrite', jobId: 'crash', words: 30, documentId: null },
      'refuse',
    );
    await server.deps.db.run(
      `update rewrite_sentences set words = 7, reservation_id = $2, state = 'rewritten' where job_id = $1 and sentence_index = 2`,
      [requested.jobId, reservation],
    );
    const again = await follow(requested);
    expect(again.receipt.words).toBe(receipt.words + 7);
    expect((await follow(requested)).receipt.words).toBe(receipt.words + 7);
    expect(await left()).toBe(40_000 - receipt.words - 7);
  });

  it('can be paused, resumed, listed, downloaded, and deleted; others do not see it', async () => {
    await buyPlus();
    const id = newId();
    await person.call(jobs.startRewriteJob, input({ jobId: id }));
    expect((await person.call(jobs.pauseRewriteJob, { id })).state).toBe('paused');
    await continueOne(server.deps, { accountId, jobId: id });
    expect((await person.call(jobs.resumeRewriteJob, { id })).state).toBe('waiting');
    await continueOne(server.deps, { accountId, jobId: id });
    expect((await person.call(jobs.listRewriteJobs, {})).jobs).toMatchObject([
      { id, state: 'done', rewritten: 3 },
    ]);
    const { base64, name } = await person.call(jobs.downloadRewriteJob, { id, format: 'txt', rejected: [1] });
    const file = Buffer.from(base64, 'base64').toString();
    expect(name).toMatch(/\.txt$/);
    expect(file).toContain('本文探讨了甲的问题[3]。本文研究了乙的问题。');
    expect(file).toContain('本文含有人工智能生成的内容');
    const docx = await person.call(jobs.downloadRewriteJob, { id, format: 'docx' });
    expect(Buffer.from(docx.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
    const other = await createAccount(server.deps);
    const otherUser = server.as(await openTestSession(server.deps, { accountId: other.accountId }));
    expect(await refusalOf(otherUser.call(jobs.readRewriteJob, { id }))).toBe('rewrite_job_missing');
    await otherUser.call(jobs.deleteRewriteJobs, { ids: [id] });
    expect(await refusalOf(person.call(jobs.readRewriteJob, { id }))).toBeNull();
    await person.call(jobs.deleteRewriteJobs, { ids: [id] });
    expect(await refusalOf(person.call(jobs.readRewriteJob, { id }))).toBe('rewrite_job_missing');
    await follow(input());
    server.clock.advance(31 * day);
    await purgeExpired(server.deps);
    person = server.as(await openTestSession(server.deps, { accountId }));
    expect((await person.call(jobs.listRewriteJobs, {})).jobs).toEqual([]);
  });
});

describe('alternatives', () => {
  it('are three, charged once; a repeated request is free, a new one is charged', async () => {
    await buyPlus();
    const sentence = '本文研究了城市交通的拥堵问题[3]。';
    answer = ({ messages }) => {
      const instructions = String(messages[0]?.content);
      const verb = instructions.includes('换用别的词语')
        ? '探讨'
        : instructions.includes('换一种')
          ? '考察'
          : '分析';
      return textOf(messages).replace('研究', verb);
    };
    const requested = { requestId: newId(), sentence, mode: 'academic' } as const;
    const first = await person.call(rewrite.findAlternatives, requested);
    expect(first.alternatives.map((one) => one.text)).toEqual(
      ['探讨', '考察', '分析'].map((verb) => sentence.replace('研究', verb)),
    );
    expect(first.left).toBe(40_000 - first.words);
    expect(await person.call(rewrite.findAlternatives, requested)).toEqual(first);
    const known = first.alternatives.map((one) => one.text);
    const none = await person.call(rewrite.findAlternatives, { ...requested, requestId: newId(), known });
    expect(none).toMatchObject({ alternatives: [], words: 0, left: first.left });
  });
});

describe('actions on a selection', () => {
  it('shorten paragraphs, follow own instructions, and refuse incomplete ones', async () => {
    await buyPlus();
    answer = ({ messages }) =>
      textOf(messages)
        .replace(/本文没有结论。/, '')
        .replaceAll('研究', '探讨');
    const run = async (more: Partial<Parameters<typeof person.stream<typeof revise.followRevise>>[1]>) => {
      const events: Event[] = [];
      for await (const event of person.stream(revise.followRevise, {
        jobId: newId(),
        text,
        tool: 'shorten',
        ...more,
      }))
        events.push(event);
      return read(events);
    };
    const short = await run({});
    expect(short.sentences).toHaveLength(2);
    expect(short.text).toBe(text.replaceAll('研究', '探讨').replace('本文没有结论。', ''));
    expect((await run({ tool: 'own', prompt: '换一个动词' })).receipt.rewritten).toBe(2);
    expect(model.requests.at(-1)?.messages[0]?.content).toContain('换一个动词');
    expect(await refusalOf(run({ tool: 'own', prompt: ' ' }))).toBe('action_incomplete');
    expect(await refusalOf(run({ tool: 'tone' }))).toBe('action_incomplete');
  });

  it('are saved, listed, changed and deleted, within limits', async () => {
    const id = newId();
    await person.call(revise.saveAction, { id, name: ' 改成 新闻稿 ', prompt: '写成新闻稿' });
    await person.call(revise.saveAction, { id, name: '新闻稿', prompt: '写成新闻稿' });
    expect((await person.call(revise.listActions, {})).actions).toMatchObject([{ id, name: '新闻稿' }]);
    const save = (more: { name?: string; prompt?: string; id?: string }) =>
      refusalOf(person.call(revise.saveAction, { id, name: 'a', prompt: 'b', ...more }));
    expect(await save({ name: ' ' })).toBe('action_incomplete');
    expect(await save({ name: 'x'.repeat(41) })).toBe('action_too_long');
    for (let n = 1; n < 50; n++)
      await person.call(revise.saveAction, { id: newId(), name: `n${n}`, prompt: 'p' });
    expect([await save({ id: newId() }), await save({})]).toEqual(['too_many_actions', null]);
    await person.call(revise.deleteAction, { id });
    expect((await person.call(revise.listActions, {})).actions).toHaveLength(49);
  });
});
