import type { EventOf } from '@inkstone/contracts';
import { followTranslation, readTranslation } from '@inkstone/contracts/translation';
import { hour, minute } from '@inkstone/kernel';
import { countWords } from '@inkstone/proofread/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collect, type TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { type InProcessModel, inProcessModel } from '../../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { itemsOf, listing, translateHonestly } from '../testing/scripted-model.ts';
import { forgetDocuments } from './account-data/store.ts';
import { purgeSentences } from './purge-sentences.ts';
import { followTranslation as followUnread } from './translate-text.ts';

type Answer = Parameters<typeof inProcessModel>[0];

const honest: Answer = ({ messages }) => listing(messages, translateHonestly);
let answer: Answer = honest;
let model: InProcessModel;
let server: TestServer;
beforeAll(async () => {
  model = inProcessModel((request) => answer(request));
  server = await createTestServer({ textModel: model });
});
afterAll(() => server.close());

let accountId: string;
let person: TestClient;
beforeEach(async () => {
  answer = honest;
  ({ accountId } = await createAccount(server.deps));
  person = server.as(await openTestSession(server.deps, { accountId }));
});

const left = async () => (await person.call(readTranslation, {})).left;
const charged = async () => {
  const rows = await server.deps.db.run(
    `select coalesce(sum(words), 0)::int as words from usage_entries where account_id = $1 and feature = 'translate'`,
    [accountId],
  );
  return Number(rows[0]?.words);
};

describe('a translation that is requested again', () => {
  const five = ['甲', '乙', '丙', '丁', '戊'].map((name) => `今天的会议讨论了${name}的预算。`);
  const long = five.join('');
  /** Answers a request only if it contains none of these sentences; otherwise it waits to be stopped. */
  const hangsAt = (...names: string[]): Answer => {
    const isOpen = (source: string) => names.some((name) => source.includes(name));
    return ({ messages, signal }) =>
      itemsOf(messages).some(({ s }) => isOpen(s))
        ? new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true });
          })
        : listing(messages, translateHonestly);
  };
  const sentencesOf = (events: readonly EventOf<typeof followTranslation>[]) =>
    events.flatMap((event) => (event.type === 'sentence' ? [event] : []));
  const request = (jobId: string, requested = long) =>
    collect(person.stream(followTranslation, { text: requested, jobId }));
  /** A run over a dead connection: the server has not noticed that nobody reads. */
  const startUnread = (jobId: string, deps = server.deps) => {
    const who = { kind: 'account', accountId } as Parameters<typeof followUnread>[1];
    const input = { ...({ text: long, from: 'auto', to: 'auto', documentId: null } as const), jobId };
    return followUnread(deps, who, input, new AbortController().signal)[Symbol.asyncIterator]();
  };
  const wordsOf = (...sentences: string[]) => sentences.reduce((sum, one) => sum + countWords(one), 0);

  it('receives sentences that were sent to a lost connection again, without a charge', async () => {
    const jobId = server.deps.ids.next();
    const lines = five.join('\n');
    answer = hangsAt('丁');
    for await (const event of person.stream(followTranslation, { text: lines, jobId }))
      if (event.type === 'sentence' && event.index === 0) break;
    await expect.poll(charged).toBeGreaterThan(0);
    const first = await charged();
    const before = model.requests.length;
    answer = honest;
    const events = await request(jobId, lines);
    expect(
      sentencesOf(events)
        .map(({ index }) => index)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(await charged()).toBe(wordsOf(...five));
    expect(events.at(-1)).toMatchObject({ words: wordsOf(...five) - first, left: 3000 - wordsOf(...five) });
    // The model was asked only for what was not yet charged.
    expect(JSON.stringify(model.requests.slice(before))).not.toContain(five[0]);
    // Everything is there now, so nothing is charged, also in a changed order; a new sentence is.
    expect((await request(jobId, [...five].reverse().join('\n'))).at(-1)).toMatchObject({
      words: 0,
      faults: 0,
    });
    const more = '明天的会议还要讨论人员。';
    expect((await request(jobId, lines + more)).at(-1)).toMatchObject({ words: wordsOf(more) });
    // Another id is another translation.
    expect((await request(server.deps.ids.next(), lines)).at(-1)).toMatchObject({ words: wordsOf(...five) });
    const other = server.as(await openTestSession(server.deps, await createAccount(server.deps)));
    const foreign = await collect(other.stream(followTranslation, { text: lines, jobId }));
    expect(foreign.at(-1)).toMatchObject({ words: wordsOf(...five) });
  });

  it('replaces a run whose lost connection was not noticed, also of another process, and charges each sentence once', async () => {
    const jobId = server.deps.ids.next();
    const unread = startUnread(jobId);
    await unread.next();
    await unread.next();
    expect((await unread.next()).value).toMatchObject({ type: 'sentence', index: 1 });
    // Its words are still reserved, which must not refuse the next request.
    expect(await left()).toBe(3000 - wordsOf(...five));
    const done = await request(jobId);
    expect(done.at(-1)).toMatchObject({ words: wordsOf(...five.slice(2)), faults: 0 });
    expect(await charged()).toBe(wordsOf(...five));
    expect(await unread.next()).toEqual({ done: true, value: undefined });
    expect([await charged(), await left()]).toEqual([wordsOf(...five), 3000 - wordsOf(...five)]);
  });

  it('is charged once for a run whose process has ended', async () => {
    const jobId = server.deps.ids.next();
    const dead = startUnread(jobId);
    await dead.next();
    await dead.next();
    expect(await charged()).toBe(0);
    // Before its reservation is released, what was sent is charged by the next run.
    answer = hangsAt(...'乙丙丁戊');
    for await (const event of person.stream(followTranslation, { text: long, jobId }))
      if (event.type === 'sentence') break;
    await expect.poll(charged).toBe(wordsOf(five[0] ?? ''));
    // Afterwards nothing was charged for it: its sentences are translated and charged now.
    answer = honest;
    const forgotten = server.deps.ids.next();
    const second = startUnread(forgotten);
    await second.next();
    await second.next();
    server.clock.advance(20 * minute);
    await server.deps.runDue();
    person = server.as(await openTestSession(server.deps, { accountId }));
    expect((await request(forgotten)).at(-1)).toMatchObject({ words: wordsOf(...five) });
    expect(await charged()).toBe(wordsOf(five[0] ?? '') + wordsOf(...five));
  });

  it('keeps its sentences for a day, until the document is removed', async () => {
    const count = async () => {
      const rows = await server.deps.db.run(
        'select count(*)::int as count from translated_sentences where account_id = $1',
        [accountId],
      );
      return Number(rows[0]?.count);
    };
    await request(server.deps.ids.next());
    await purgeSentences(server.deps);
    expect(await count()).toBe(5);
    await collect(person.stream(followTranslation, { text: long }));
    expect(await count()).toBe(5);
    const documentId = server.deps.ids.next();
    await collect(
      person.stream(followTranslation, { text: long, jobId: server.deps.ids.next(), documentId }),
    );
    expect(await count()).toBe(10);
    await server.deps.db.transact((tx) => forgetDocuments(tx, [{ accountId, id: documentId }]));
    expect(await count()).toBe(5);
    server.clock.advance(25 * hour);
    await purgeSentences(server.deps);
    expect(await count()).toBe(0);
  });
});
