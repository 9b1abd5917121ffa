import * as inspire from '@inkstone/contracts/generation/inspire';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextModel } from '../../../ports/text-model.ts';
import { collect, type TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../../membership/index.ts';
import { leaveAfterText } from '../testing.ts';

/** The reply of the model; one that hangs waits after its text until it is stopped. */
let answer: { readonly text: string; readonly hangs?: boolean };

const model: TextModel = {
  async *complete({ signal }) {
    yield { type: 'text', text: answer.text };
    if (answer.hangs)
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    yield { type: 'finish', reason: 'stop', usage: null };
  },
  probe: async () => ({ json: 'schema', firstText: 1, answer: 'Hello.' }),
  close: async () => {},
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ textModel: model });
});
afterAll(() => server.close());

let person: TestClient;
beforeEach(async () => {
  const { accountId } = await createAccount(server.deps);
  await server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'words_50k', quantity: 1, sourceId: `order-of-${accountId}` },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );
  person = server.as(await openTestSession(server.deps, { accountId }));
});

const write = (id: string, sectionId: string) =>
  collect(person.stream(inspire.writeSection, { id, sectionId }));

async function outlined() {
  const given = { template: 'thesis', language: 'en', facts: { topic: 'Rivers' } } as const;
  const { id } = (await person.call(inspire.createWork, given)).work;
  const sections = ['Sources', 'Mouths'].map((heading) => ({ id: null, heading, brief: '' }));
  const { parts } = await person.call(inspire.saveOutline, { id, title: 'Rivers', sections });
  return { id, parts, first: String(parts[0]?.id), second: String(parts[1]?.id) };
}

it('restores the text of a section that was written again and stopped', async () => {
  const { id, first } = await outlined();
  const section = async () => (await person.call(inspire.readWork, { id })).parts[0];
  const restore = () => person.call(inspire.restoreSection, { id, sectionId: first });
  answer = { text: 'Rivers move (Jones, 1999).' };
  await write(id, first);
  const complete = { text: 'Rivers move [source needed].', state: 'done', replacedCitations: 1 };
  expect(await section()).toMatchObject({ ...complete, hasEarlier: false });

  const stopAgain = async () => {
    answer = { text: 'Other words of it. ', hangs: true };
    await leaveAfterText(person.stream(inspire.writeSection, { id, sectionId: first, again: true }));
    await expect.poll(async () => (await section())?.state, { timeout: 20_000 }).toBe('stopped');
  };
  await stopAgain();
  // The second fragment does not displace the complete text.
  await stopAgain();
  const fragment = await section();
  expect(fragment).toMatchObject({ replacedCitations: 0, hasEarlier: true });
  expect((await restore()).parts[0]).toMatchObject({
    ...complete,
    hasEarlier: true,
    words: fragment?.words,
  });
  expect((await restore()).parts[0]).toEqual(fragment);
  const missing = { id, sectionId: crypto.randomUUID() };
  await expect(person.call(inspire.restoreSection, missing)).rejects.toMatchObject({
    code: 'section_missing',
  });
});

it('keeps a text that another window has written while the outline was edited', async () => {
  const { id, parts, first, second } = await outlined();
  const [line] = parts.map(({ id: sectionId, heading, brief }) => ({ id: sectionId, heading, brief }));
  if (!line) throw new Error('The outline has no section');
  answer = { text: 'Written meanwhile.' };
  await write(id, second);
  const edited = { id, title: 'Mine', sections: [{ ...line, heading: 'Deltas' }] };
  const saved = await person.call(inspire.saveOutline, { ...edited, seen: [] });
  expect(saved.parts.map(({ id: sectionId }) => sectionId)).toEqual([first, second]);
  const seen = await person.call(inspire.saveOutline, { ...edited, seen: [second] });
  expect(seen.parts.map(({ heading }) => heading)).toEqual(['Deltas']);
});

describe('a section that two windows begin to write', () => {
  /** Lets a window read the section, and reserve words for it only after `before`. */
  async function writeAfter(id: string, sectionId: string, before: () => Promise<void>): Promise<unknown> {
    const { wordMeter } = server.deps;
    const { reserve } = wordMeter;
    const [asked, continued] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(wordMeter, 'reserve').mockImplementationOnce(async (...order) => {
      asked.resolve();
      await continued.promise;
      return reserve(...order);
    });
    const second = write(id, sectionId);
    await asked.promise;
    await before();
    continued.resolve();
    return second;
  }
  const section = async (id: string) => (await person.call(inspire.readWork, { id })).parts[0];

  it('stays with the first while that writes', async () => {
    const { id, first } = await outlined();
    answer = { text: 'Written in one window. ', hangs: true };
    const writing = person.stream(inspire.writeSection, { id, sectionId: first })[Symbol.asyncIterator]();
    const begin = async () => void (await writing.next());
    await expect(writeAfter(id, first, begin)).rejects.toMatchObject({ code: 'work_busy' });
    expect(await section(id)).toMatchObject({ state: 'running' });
    await expect(write(id, first)).rejects.toMatchObject({ code: 'work_busy' });
    await writing.next();
    await writing.return?.();
    await expect.poll(async () => (await section(id))?.state).toBe('stopped');
  });

  it('keeps the text that the first has written', async () => {
    const { id, first } = await outlined();
    answer = { text: 'Written in one window.' };
    const finish = async () => void (await write(id, first));
    await expect(writeAfter(id, first, finish)).rejects.toMatchObject({ code: 'work_busy' });
    expect(await section(id)).toMatchObject({ state: 'done', text: answer.text, hasEarlier: false });
  });
});
