import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@inkstone/contracts';
import { createDocument, getDocument } from '@inkstone/contracts/documents';
import { getDelta, sendDelta } from '@inkstone/contracts/documents/deltas';
import { exportFormats, exportPath } from '@inkstone/contracts/documents/exchange';
import { searchDocuments, searchLimit } from '@inkstone/contracts/documents/search';
import { getVersion, restoreVersion, saveVersion } from '@inkstone/contracts/documents/versions';
import { previewShare, saveShare } from '@inkstone/contracts/sharing';
import * as Y from 'yjs';
import type { TestClient } from '../../../../testing/client.ts';
import { type HostileDocument, kept } from './hostile-documents.ts';

/** Creates a document as another program does. Returns its id, or the error code. */
export async function sendDocument(client: TestClient, { name, doc }: HostileDocument): Promise<string> {
  const { id } = await client.call(createDocument, { title: name.slice(0, 50) });
  const update = encode(doc);
  const refusal = await client.call(sendDelta, { id, update }).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  return refusal ?? id;
}

/**
 * Runs what an owner and visitors can do with a document: all exports, searches, its share, a version, restoring it.
 * Returns a description of what failed.
 */
export async function useDocument(client: TestClient, visitor: TestClient, id: string): Promise<string[]> {
  const faults: string[] = [];
  const attempt = async (what: string, work: () => Promise<string>) => {
    const outcome = await work().catch((error: unknown) => `failed: ${String(error)}`);
    if (outcome !== '') faults.push(`${what} ${outcome}`);
  };
  for (const format of exportFormats) {
    await attempt(format, async () => {
      const response = await fetchWithinRate(client, `${exportPath}?id=${id}&format=${format}`);
      const file = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200)
        return `was answered with ${response.status}: ${file.toString().slice(0, 200)}`;
      const isText = format === 'md' || format === 'html' || format === 'txt';
      return isText && !file.includes(kept) ? 'has lost the text' : '';
    });
  }
  await attempt('share', async () => {
    const { token } = await client.call(saveShare, { documentId: id, action: 'turn_on' });
    const { html } = await visitor.call(previewShare, { token: token ?? '' });
    return html.includes(kept) ? '' : 'has lost the text';
  });
  await attempt('versions', async () => {
    const { id: version } = await client.call(saveVersion, { id, name: 'hostile' });
    const { content } = await client.call(getVersion, { id, version });
    if (!JSON.stringify(content).includes(kept)) return 'have lost the text';
    const before = await titleOf(client, id);
    const doc = new Y.Doc();
    doc.getText('title').insert(0, 'changed');
    await client.call(sendDelta, { id, update: encode(doc) });
    await client.call(restoreVersion, { id, version });
    return (await titleOf(client, id)) === before ? '' : 'do not come back';
  });
  await attempt('search', async () => {
    for (let attempt = 1; ; attempt++) {
      const { found, isComplete } = await client.call(searchDocuments, { query: kept });
      // The account may have more documents with this text than a search returns.
      if (found.length === searchLimit || found.some(({ document }) => document.id === id)) return '';
      // `isComplete` is false as long as the search has not indexed all changes.
      if (isComplete || attempt === searchAttempts) return 'does not find it';
      await pause(500);
    }
  });
  await attempt('entry', async () =>
    (await client.call(getDocument, { id })).id === id ? '' : 'is missing',
  );
  return faults;
}

/** How often a search that has not read all changes is repeated. */
const searchAttempts = 60;

/** Repeats a request that exceeds the caller's rate after the time that the server requires. */
async function fetchWithinRate(client: TestClient, path: string): Promise<Response> {
  for (;;) {
    const response = await client.fetch(path);
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || !(seconds > 0)) return response;
    await response.body?.cancel();
    await pause(seconds * 1000);
  }
}

function encode(doc: Y.Doc): string {
  return Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
}

async function titleOf(client: TestClient, id: string): Promise<string> {
  const { update } = await client.call(getDelta, { id, stateVector: '' });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Buffer.from(update, 'base64'));
  return doc.getText('title').toString();
}
