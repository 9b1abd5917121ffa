import type { EventOf } from '@inkstone/contracts';
import * as jobs from '@inkstone/contracts/rewriting/jobs';
import { followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelError } from '../../ports/text-model.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { inProcessModel } from '../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { grantWords } from '../membership/index.ts';
import { textOf } from './testing/text-models.ts';

type Answer = Parameters<typeof inProcessModel>[0];

const better: Answer = ({ messages }) => textOf(messages).replace('研究', '探讨');
let answer: Answer = better;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ textModel: inProcessModel((request) => answer(request)) });
});
afterAll(() => server.close());

let accountId: string;
let person: TestClient;
let granted = 0;
beforeEach(async () => {
  answer = better;
  // A failed model is used again after a while.
  server.clock.advance(2 * minute);
  ({ accountId } = await createAccount(server.deps));
  person = server.as(await openTestSession(server.deps, { accountId }));
});

const giveWords = (words: number) =>
  server.deps.db.transact(({ sql }) =>
    grantWords(server.deps, sql, {
      ...{ accountId, words, days: 30, purpose: 'rewrite', at: server.clock.now() },
      ...{ source: 'test', sourceId: `interrupted-${++granted}` },
    }),
  );
const text = '本文研究了甲的问题[3]。本文研究了乙的问题。这里还研究了丙的问题，给出了说明和比较。';
const input = () => ({ jobId: server.deps.ids.next(), text, mode: 'academic' }) as const;
const left = async () => (await person.call(jobs.rewriteRemaining, {})).left;

async function follow(requested: Parameters<typeof person.stream<typeof followRewrite>>[1]) {
  const events: EventOf<typeof followRewrite>[] = [];
  for await (const event of person.stream(followRewrite, requested)) events.push(event);
  const receipt = events.at(-1);
  if (receipt?.type !== 'receipt') throw new Error('There is no receipt');
  return { receipt, text: events.map((each) => (each.type === 'sentence' ? each.text : '')).join('') };
}

describe('a run that is interrupted', () => {
  it('releases the reservation of a dead process when another run continues', async () => {
    await giveWords(60);
    const requested = input();
    answer = () => new ModelError('protocol', 'nonsense');
    await follow(requested);
    answer = better;
    const [job] = await server.deps.db.run('select charge_id from rewrite_jobs where job_id = $1', [
      requested.jobId,
    ]);
    const order = { feature: 'rewrite', words: 50, documentId: null } as const;
    await server.deps.wordMeter.reserve(accountId, { ...order, jobId: `${job?.charge_id}:gone:0` }, 'refuse');
    expect(await left()).toBe(10);
    const { receipt } = await follow(requested);
    expect(receipt).toMatchObject({ open: 0, stoppedBy: null });
    expect(await left()).toBe(60 - receipt.words);
  });

  it('keeps and charges finished sentences when its word package expires, and continues with another', async () => {
    await giveWords(500);
    const requested = input();
    const asked = new Set<string>();
    const allAsked = Promise.withResolvers<void>();
    answer = async (request) => {
      // A sentence is sent to the model after its words are reserved. The first three are sent at once, in any order.
      const sent = textOf(request.messages);
      for (const name of ['甲', '乙', '丙']) if (sent.includes(name)) asked.add(name);
      if (asked.size === 3) allAsked.resolve();
      await allAsked.promise;
      if (sent.includes('丙')) server.clock.advance(31 * day);
      return better(request);
    };
    const long = `${text}\n${'本文还研究了丁的问题。'.repeat(12)}`;
    const part = await follow({ ...requested, text: long });
    expect(part.receipt).toMatchObject({ stoppedBy: 'rewrite_words_used_up' });
    expect(part.receipt.rewritten).toBe(3);
    expect(part.receipt.open).toBeGreaterThan(0);
    answer = better;
    person = server.as(await openTestSession(server.deps, { accountId }));
    expect(await left()).toBe(0);
    await giveWords(500);
    const done = await follow({ ...requested, text: long });
    expect(done.text).toBe(long.replaceAll('研究', '探讨'));
    expect(await left()).toBe(500 - (done.receipt.words - part.receipt.words));
  });
});
