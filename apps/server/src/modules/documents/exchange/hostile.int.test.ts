import { archivePath, exportPath, startArchive } from '@inkstone/contracts/documents/exchange';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';
import { writeArchive } from './archives/write-archive.ts';
import {
  attributesInGroups,
  attributesTogether,
  type HostileDocument,
  hugeTable,
  kept,
  shapesInGroups,
} from './testing/hostile-documents.ts';
import { sendDocument, useDocument } from './testing/use-document.ts';

const sent: { accountId: string; archiveId: string }[] = [];
let server: TestServer;
beforeAll(async () => {
  const jobs = {
    start: async () => undefined,
    stop: async () => undefined,
    send: async (_job: unknown, payload: unknown) => void sent.push(payload as (typeof sent)[number]),
  };
  server = await createTestServer({ base: { jobs } });
});
afterAll(() => server.close());

/** A separate account for each document, because exports are limited by account. */
async function useAlone(hostile: HostileDocument): Promise<string[]> {
  const { accountId, token } = await createAccount(server.deps);
  const client = server.as(token);
  const id = await sendDocument(client, hostile);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const faults = await useDocument(client, server.visitor(), id);

  sent.length = 0;
  await client.call(startArchive, { format: 'md' });
  for (const payload of sent.splice(0))
    if (payload.accountId === accountId) await writeArchive(server.deps, payload);
  const files = unzipSync(new Uint8Array(await (await client.fetch(archivePath)).arrayBuffer()));
  const texts = Object.entries(files).filter(([name]) => name.endsWith('.md'));
  if (!texts.some(([, bytes]) => Buffer.from(bytes).includes(kept))) faults.push('archive has lost the text');
  return faults;
}

// Several malicious contents in one document: what fails for one of them fails for all. `script/soak hostile` takes each alone.
describe('a malicious document made by a program', () => {
  it.each([...attributesInGroups()].map((hostile) => [hostile.name, hostile] as const))(
    'is written, shared, saved as a version and restored: %s',
    async (_, hostile) => expect(await useAlone(hostile)).toEqual([]),
  );

  it.each(
    [...shapesInGroups()]
      // Documents with deeper nesting are refused; tests of `sync/nesting` cover them.
      .filter(({ name }) => !/5000 deep/.test(name))
      .map((hostile) => [hostile.name, hostile] as const),
  )('is written, shared, saved as a version and restored: %s', async (_, hostile) =>
    expect(await useAlone(hostile)).toEqual([]),
  );
});

it('a document that exhausts the memory of its process fails alone: the server and the archive continue', async () => {
  const client = server.as((await createAccount(server.deps)).token);
  const huge = await sendDocument(client, hugeTable());
  const [good] = [...attributesTogether()];
  await sendDocument(client, good as HostileDocument);

  sent.length = 0;
  await client.call(startArchive, { format: 'md' });
  for (const payload of sent.splice(0)) await writeArchive(server.deps, payload);
  const files = unzipSync(new Uint8Array(await (await client.fetch(archivePath)).arrayBuffer()));
  expect((await client.fetch(`${exportPath}?id=${huge}&format=txt`)).status).toBe(200);
  const { documents } = JSON.parse(Buffer.from(files['metadata.json'] ?? []).toString());
  const errors = documents.map(({ id, error }: { id: string; error?: string }) => [
    id === huge,
    error ?? null,
  ]);
  expect(errors.sort()).toEqual([
    [false, null],
    [true, 'document_too_complex'],
  ]);
  expect(Object.values(files).some((bytes) => Buffer.from(bytes).includes(kept))).toBe(true);
}, 240_000);
