import * as inspire from '@inkstone/contracts/generation/inspire';
import { expect, it } from 'vitest';
import { createTestServer } from '../../../testing/server.ts';
import { inProcessModel } from '../../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../../membership/index.ts';

it('stops the model when the caller disconnects before an outline, and charges nothing', async () => {
  const [asked, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const textModel = inProcessModel(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        asked.resolve();
        const stop = () => {
          stopped.resolve();
          reject(signal.reason);
        };
        signal.addEventListener('abort', stop, { once: true });
      }),
  );
  await using server = await createTestServer({ textModel });
  const { accountId } = await createAccount(server.deps);
  await server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'words_50k', quantity: 1, sourceId: 'order-of-an-outline' },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );
  const person = server.as(await openTestSession(server.deps, { accountId }));
  const left = async () => (await server.deps.wordMeter.left(accountId, 'inspire')).left;
  const { work } = await person.call(inspire.createWork, {
    ...{ template: 'thesis', language: 'en', facts: { topic: 'Rivers' } },
  });
  const leaving = new AbortController();
  const reply = person.fetch(inspire.suggestOutline.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: work.id }),
    signal: leaving.signal,
  });
  await asked.promise;
  expect(await left()).toBeLessThan(50_000);
  leaving.abort();
  await expect(reply).rejects.toThrow();
  await stopped.promise;
  await expect.poll(left, { timeout: 20_000 }).toBe(50_000);
  expect((await person.call(inspire.readWork, { id: work.id })).parts).toEqual([]);
});
