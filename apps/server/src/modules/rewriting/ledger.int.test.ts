import { AppError, type EventOf } from '@inkstone/contracts';
import * as jobs from '@inkstone/contracts/rewriting/jobs';
import { followRevise } from '@inkstone/contracts/rewriting/revise';
import { findAlternatives, followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { minute, randomInt, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ModelError } from '../../ports/text-model.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { inProcessModel } from '../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { grantWords } from '../membership/index.ts';
import { hostileAuthor } from './testing/hostile-author.ts';
import { randomTerms, randomText } from './testing/random-text.ts';

/** Runs of CI; `script/soak writing` sets more. */
const runs = Number(process.env.RUNS ?? 12);
const seed = Number(process.env.SEED ?? 11);
const random = seededRandom(seed);
const dice = (sides: number) => randomInt(random, sides);
const author = hostileAuthor(random);

let server: TestServer;
let person: TestClient;
let accountId: string;
/** Words granted to the account, and words of receipts that no sentence of a job has. */
const sums = { granted: 0, others: 0 };

beforeAll(async () => {
  const textModel = inProcessModel(({ messages }) => {
    const given = author(messages);
    return given instanceof Error ? new ModelError('protocol', 'x') : given;
  });
  server = await createTestServer({ textModel });
  ({ accountId } = await createAccount(server.deps));
  await renew();
});
afterAll(() => server.close());

/** A failed model is used again after a while; sessions end after an hour. */
async function renew() {
  server.clock.advance(2 * minute);
  person = server.as(await openTestSession(server.deps, { accountId }));
}

/** Words for one or two texts, so that they are used up occasionally. */
async function giveWords() {
  const words = 20 + dice(400);
  sums.granted += words;
  await server.deps.db.transact(({ sql }) =>
    grantWords(server.deps, sql, {
      ...{ accountId, words, days: 365, purpose: 'rewrite', at: server.clock.now() },
      ...{ source: 'test', sourceId: `ledger-${sums.granted}` },
    }),
  );
}

type Events = AsyncIterable<EventOf<typeof followRewrite>>;

/** Reads a run to its end, or disconnects after some events. */
async function read(events: Events, maxEvents: number): Promise<void> {
  try {
    let count = 0;
    for await (const event of events) {
      if (event.type === 'sentence' && event.state !== 'rewritten') expect(event.text).toBe(event.original);
      if (++count > maxEvents) return;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

const noJobRuns = () =>
  expect
    .poll(async () => (await person.call(jobs.listRewriteJobs, {})).jobs.map(({ state }) => state), {
      timeout: 60_000,
    })
    .not.toContain('running');

async function ledger() {
  const [row] = await server.deps.db.run(
    `select (select coalesce(sum(words), 0)::int from rewrite_sentences where account_id = $1) as receipts,
       (select coalesce(sum(words), 0)::int from usage_entries where account_id = $1 and feature = 'rewrite') as charged,
       (select count(*)::int from word_works where account_id = $1 and state = 'held') as held`,
    [accountId],
  );
  return { receipts: Number(row?.receipts), charged: Number(row?.charged), held: Number(row?.held) };
}

it(`has receipts equal to the ledger, over ${runs} random runs with a hostile model`, async () => {
  for (let run = 1; run <= runs; run++) {
    await renew();
    if (dice(3) > 0 || sums.granted === 0) await giveWords();
    const jobId = server.deps.ids.next();
    const text = randomText(random, 2 + dice(8));
    const common = { jobId, text, terms: randomTerms } as const;
    const tool = (['polish', 'shorten', 'expand'] as const)[dice(3)] ?? 'polish';
    const isRevision = dice(4) === 0;
    const start = (signal?: AbortSignal): Events =>
      isRevision
        ? person.stream(followRevise, { ...common, tool }, signal)
        : person.stream(followRewrite, { ...common, mode: 'academic' }, signal);
    // Interrupted, continued or repeated at random.
    for (let turns = 1 + dice(3); turns > 0; turns--) {
      await read(start(), dice(2) === 0 ? dice(6) : Number.POSITIVE_INFINITY);
      await noJobRuns();
    }
    if (dice(3) === 0) {
      const sentence = '本文研究了城市交通的拥堵问题[3]。';
      const requested = { requestId: server.deps.ids.next(), sentence, mode: 'basic' } as const;
      const refused = (error: unknown) => {
        if (error instanceof AppError) return { words: 0 };
        throw error;
      };
      const first = await person.call(findAlternatives, requested).catch(refused);
      sums.others += first.words;
      if (first.words > 0) expect((await person.call(findAlternatives, requested)).words).toBe(first.words);
    }
    const { left } = await person.call(jobs.rewriteRemaining, {});
    const { receipts, charged, held } = await ledger();
    const where = `seed ${seed}, run ${run}`;
    expect(charged, where).toBe(receipts + sums.others);
    expect([left, held], where).toEqual([sums.granted - charged, 0]);
  }
  expect((await ledger()).charged).toBeGreaterThan(0);
}, 3_600_000);
