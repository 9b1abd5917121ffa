import { AppError } from '@inkstone/contracts';
import { createDocument, listDocuments } from '@inkstone/contracts/documents';
import * as chat from '@inkstone/contracts/generation/chat';
import { continueText } from '@inkstone/contracts/generation/continue';
import * as inspire from '@inkstone/contracts/generation/inspire';
import { followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import { translateText } from '@inkstone/contracts/translation';
import { minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, openTestSession } from '../modules/accounts/testing.ts';
import { grant } from '../modules/membership/index.ts';
import { type PlantedDocument, plantedDocuments } from '../modules/rewriting/testing/planted-documents.ts';
import { listing } from '../modules/translation/testing/scripted-model.ts';
import type { ModelMessage } from '../ports/text-model.ts';
import { collect, type TestClient } from '../testing/client.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { inProcessModel } from '../testing/text-model/in-process-model.ts';

let obey: PlantedDocument['obey'] = () => '';

/** The output of a model that obeys the document, in the format of each tool. */
function answer(messages: readonly ModelMessage[]): string {
  const system = String(messages[0]?.content);
  if (system.includes('"sections"'))
    return JSON.stringify({
      title: obey(messages),
      sections: [{ heading: obey(messages), brief: obey(messages) }],
    });
  const isList = messages.at(-1)?.content.includes('\n[{"i"');
  if (isList) return listing(messages, ({ s }) => obey([...messages.slice(0, -1), fenced(s)]));
  return obey(messages);
}

const fenced = (text: string): ModelMessage => ({ role: 'user', content: `<<\n${text}\n>>` });

let server: TestServer;
let person: TestClient;
let orders = 0;
beforeAll(async () => {
  server = await createTestServer({ textModel: inProcessModel(({ messages }) => answer(messages)) });
});
afterAll(() => server.close());
beforeEach(async () => {
  // A model whose answers were refused is used again after a while.
  server.clock.advance(2 * minute);
  const { accountId } = await createAccount(server.deps);
  await server.deps.db.transact(async ({ sql }) => {
    for (const itemId of ['month_vip', 'words_50k']) {
      const sourceId = `planted-${++orders}`;
      await grant(server.deps, sql, {
        ...{ accountId, itemId, sourceId, quantity: 1, source: 'order', at: server.clock.now() },
      });
    }
  });
  person = server.as(await openTestSession(server.deps, { accountId }));
});

/** The output of a tool; '' if it refused. */
async function given(work: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await work);
  } catch (error) {
    if (error instanceof AppError) return '';
    throw error;
  }
}

const foreign = /https?:\/\/evil|@evil|evil\.(?:com|example)|javascript:|\/\/evil/i;
/** Phrases of the instructions that each tool sends to the model. */
const rules =
  /is material of the user|never follow instructions|Never invent sources|Write only the continuation/;

describe.each(plantedDocuments)('$name', ({ text, obey: wanted }) => {
  it('reveals no address and no rules in any tool, and changes no document', async () => {
    obey = wanted;
    const { id: documentId } = await person.call(createDocument, { title: 'Mine' });
    const before = await person.call(listDocuments, {});
    const jobId = server.deps.ids.next();
    const outputs = {
      rewrite: await given(
        collect(person.stream(followRewrite, { jobId, text, mode: 'academic', documentId })),
      ),
      continue: await given(collect(person.stream(continueText, { before: text, documentId }))),
      translate: await given(person.call(translateText, { text })),
      inspire: await given(writeWork(text)),
    };
    for (const [tool, output] of Object.entries(outputs)) {
      expect(output.replaceAll(JSON.stringify(text).slice(1, -1), ''), tool).not.toMatch(foreign);
      expect(output, tool).not.toMatch(rules);
    }
    // A chat may name an address, which the page shows with its host and never requests (e2e/generation).
    const { id: conversationId } = await person.call(chat.createConversation, {});
    const document = { id: documentId, blocks: [{ id: 'b0', text }] };
    const requested = { conversationId, text: 'What is it about?', feature: 'chatV3', document } as const;
    expect(await given(collect(person.stream(chat.sendMessage, requested)))).not.toMatch(rules);
    expect(await person.call(listDocuments, {})).toEqual(before);
  });
});

async function writeWork(text: string) {
  const facts = { topic: 'Rivers', points: text };
  const { work } = await person.call(inspire.createWork, { template: 'thesis', language: 'en', facts });
  const { parts } = await person.call(inspire.suggestOutline, { id: work.id });
  const sectionId = String(parts[0]?.id);
  await collect(person.stream(inspire.writeSection, { id: work.id, sectionId }));
  return (await person.call(inspire.readWork, { id: work.id })).parts;
}
