import { AppError } from '@inkstone/contracts';
import { readGeneration } from '@inkstone/contracts/generation';
import * as chat from '@inkstone/contracts/generation/chat';
import { day } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { collect, type TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { inProcessModel } from '../../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../../membership/index.ts';

let answer = 'Fine.';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ textModel: inProcessModel(() => answer) });
});
afterAll(() => server.close());

let accountId: string;
let person: TestClient;
let orders = 0;
beforeEach(async () => {
  ({ accountId } = await createAccount(server.deps));
  person = server.as(await openTestSession(server.deps, { accountId }));
  await server.deps.db.transact(({ sql }) =>
    grant(server.deps, sql, {
      ...{ accountId, itemId: 'words_50k', quantity: 1, sourceId: `order-of-chat-${++orders}` },
      ...{ source: 'order', at: server.clock.now() },
    }),
  );
});

const start = () => person.call(chat.createConversation, {});
const send = (conversationId: string, text: string, more: object = {}) =>
  collect(person.stream(chat.sendMessage, { conversationId, text, feature: 'chatV3', ...more }));
const read = (id: string) => person.call(chat.readConversation, { id });
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const sentence = 'The river turns to the west and slows down before the old bridge of stone. ';

it('stores an answer about a paragraph whose excerpt would end within an emoji', async () => {
  const start79 = 'x'.repeat(79);
  answer = 'It is long [b0].';
  const { id } = await start();
  const document = {
    id: '01931b5c-7a7d-7c3a-9f6e-0a2b3c4d5e6f',
    blocks: [{ id: 'b0', text: `${start79}🌊 and more` }],
  };
  expect((await send(id, 'Hello', { document })).at(-1)).toMatchObject({ type: 'receipt' });
  expect((await read(id)).messages[1]).toMatchObject({
    ...{ state: 'done', words: 4, references: [{ blockId: 'b0', excerpt: start79 }] },
  });
});

it('lists a conversation from its first question on, and deletes one without a question after a day', async () => {
  const { id } = await start();
  answer = 'Fine.';
  expect(await code(send(id, 'Hello', { feature: 'chatV4' }))).toBe('chat_model_locked');
  const list = async () => (await person.call(chat.listConversations, {})).conversations;
  expect(await list()).toEqual([]);
  await send(id, 'Hello');
  const unused = await start();
  expect(await list()).toMatchObject([{ id, title: 'Hello' }]);
  server.clock.advance(day);
  person = server.as(await openTestSession(server.deps, { accountId }));
  await start();
  expect((await read(unused.id)).messages).toEqual([]);
  server.clock.advance(1);
  await start();
  expect(await code(read(unused.id))).toBe('conversation_missing');
  expect(await list()).toHaveLength(1);
});

it('states in the receipt that an answer has used the last words', async () => {
  const others = await server.deps.wordMeter.reserve(
    accountId,
    { feature: 'inspire', jobId: 'test', words: 49_990, documentId: null },
    'refuse',
  );
  answer = sentence.repeat(100);
  const { id } = await start();
  expect((await send(id, 'Hello')).at(-1)).toMatchObject({ words: 10, left: 0, isCut: true });
  // The other work may return its words.
  expect(await person.call(readGeneration, {})).toMatchObject({ packageWords: 0, reservedWords: 49_990 });
  expect(await code(send(id, 'More'))).toBe('words_reserved');
  await server.deps.wordMeter.settle(others.id, 49_990);
  expect(await code(send(id, 'More'))).toBe('words_used_up');
  expect(await person.call(readGeneration, {})).toMatchObject({ packageWords: 0, reservedWords: 0 });
});
