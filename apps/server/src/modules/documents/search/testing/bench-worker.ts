import { readFileSync } from 'node:fs';
import { documentParts } from '@inkstone/contracts/sync';
import { measureWork } from '@inkstone/kernel/testing';
import * as Y from 'yjs';
import { compactDocument } from '../../../../platform/sync/compaction.ts';
import { insertUpdates } from '../../../../platform/sync/store.ts';
import { createTestServer } from '../../../../testing/server.ts';
import { createAccount } from '../../../accounts/testing.ts';
import { newDocument } from '../../document.ts';
import { insertDocument } from '../../store.ts';
import { indexDocuments } from '../index-documents.ts';
import { addPending } from '../pending/store.ts';

/**
 * `bench-worker.ts [--documents N]`: measures the processor time of this process for the work that one edited document
 * causes in the role `worker`: indexing its 3,000 characters for search, and compacting its 600 edits, on the database of
 * TEST_DATABASE_URL. Prints one line of JSON, in ms per document.
 */
const documents = Number(process.argv[3] ?? 100);
const characters = 3000;
const edits = 600;

const essay = new URL('../../../../../../../tests/texts/zh-essay.md', import.meta.url);
const sentences = readFileSync(essay, 'utf8').replace(/\s+/g, '');

/** The edits of a document that is typed from its beginning to its end, in paragraphs of 300 characters. */
function typeDocument(): Uint8Array[] {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  const body = doc.getXmlFragment(documentParts.body);
  const step = characters / edits;
  for (let at = 0; at < characters; at += step) {
    if (at % 300 === 0) {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText()]);
      body.insert(body.length, [paragraph]);
    }
    const text = (body.get(body.length - 1) as Y.XmlElement).get(0) as Y.XmlText;
    const from = at % (sentences.length - step);
    text.insert(text.length, sentences.slice(from, from + step));
  }
  return updates;
}

await using server = await createTestServer();
const { accountId } = await createAccount(server.deps);
const { db, ids, clock } = server.deps;
const documentIds: string[] = [];
for (let i = 0; i < documents; i++) {
  const id = ids.next();
  const document = newDocument({ accountId, id, createdAt: clock.now(), title: `${i}`, folderId: null });
  await insertDocument(db.sql, document);
  await insertUpdates(
    db.sql,
    typeDocument().map((data) => ({ documentId: id, data })),
    clock.now(),
    null,
  );
  await addPending(db.sql, id);
  documentIds.push(id);
}

/** Processor time per document, in ms, without that of the database server. */
async function measure(task: () => Promise<void>): Promise<number> {
  const work = measureWork();
  await task();
  return work() / documents;
}

const indexMs = await measure(() => indexDocuments(server.deps));
const compactMs = await measure(async () => {
  for (const id of documentIds) await compactDocument(server.deps, id);
});
process.stdout.write(`${JSON.stringify({ engine: db.engine, documents, indexMs, compactMs })}\n`);
