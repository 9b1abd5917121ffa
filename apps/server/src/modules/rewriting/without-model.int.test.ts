import { AppError, type EventOf } from '@inkstone/contracts';
import * as jobs from '@inkstone/contracts/rewriting/jobs';
import * as rewrite from '@inkstone/contracts/rewriting/rewrite';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/server.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { grantWords } from '../membership/index.ts';

type Event = EventOf<typeof rewrite.followRewrite>;

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

function read(events: readonly Event[]) {
  const receipt = events.at(-1);
  if (receipt?.type !== 'receipt') throw new Error('There is no receipt');
  return { sentences: events.filter((event) => event.type === 'sentence'), receipt };
}

describe('without a model', () => {
  it('only Basic works, in its light form, also as a public trial', async () => {
    await using plain = await createTestServer();
    const { accountId: id } = await createAccount(plain.deps);
    const client = plain.as(await openTestSession(plain.deps, { accountId: id }));
    await plain.deps.db.transact(({ sql }) =>
      grantWords(plain.deps, sql, {
        ...{ purpose: 'rewrite', at: plain.clock.now() },
        ...{ accountId: id, words: 500, days: 30, source: 'test', sourceId: 'light' },
      }),
    );
    const wordy = 'We met in order to talk. It rained due to the fact that it was May [3].';
    const { modes } = await client.call(rewrite.prepareRewrite, { text: wordy });
    expect(modes.map(({ isLight, absence }) => [isLight, absence])).toEqual([
      [true, null],
      [false, 'off'],
      [false, 'off'],
    ]);
    const events: Event[] = [];
    const requested = { jobId: plain.deps.ids.next(), text: wordy, mode: 'basic' } as const;
    for await (const event of client.stream(rewrite.followRewrite, requested)) events.push(event);
    const { sentences, receipt } = read(events);
    expect(sentences.every(({ state, changes }) => state !== 'rewritten' || changes.length > 0)).toBe(true);
    expect(receipt.rewritten).toBeGreaterThan(0);
    expect((await client.call(jobs.rewriteRemaining, {})).left).toBe(500 - receipt.words);
    // The server reads the language data: synonyms, and the forms of words.
    const word = { language: 'en', sentence: 'The results improved in May.', start: 12, end: 20 } as const;
    expect((await client.call(rewrite.findSynonyms, word)).synonyms).toContain('bettered');
    const max = { ...requested, jobId: plain.deps.ids.next(), mode: 'max' } as const;
    const refused = (async () => {
      for await (const event of client.stream(rewrite.followRewrite, max)) events.push(event);
    })();
    expect(await refusalOf(refused)).toBe('model_off');
    const visitor = plain.visitor();
    const trial = await visitor.call(jobs.tryRewrite, { text: wordy });
    expect(trial).toMatchObject({ isLight: true, language: 'en' });
    expect(trial.sentences.map(({ text: given }) => given)).toEqual(
      sentences.map(({ text: given }) => given),
    );
    expect(await refusalOf(visitor.call(jobs.tryRewrite, { text: 'word '.repeat(501) }))).toBe(
      'rewrite_trial_limit',
    );
    let refusal: unknown = null;
    for (let n = 0; n < 31 && refusal === null; n++)
      refusal = await refusalOf(visitor.call(jobs.tryRewrite, { text: 'ab' }));
    expect(refusal).toBe('too_many_requests');
    expect(await plain.deps.db.run('select 1 from rewrite_jobs where account_id <> $1', [id])).toEqual([]);
  });
});
