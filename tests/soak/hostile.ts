import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { createDocument } from '@inkstone/contracts/documents';
import {
  archiveFormats,
  archivePath,
  getArchive,
  startArchive,
} from '@inkstone/contracts/documents/exchange';
import { encodeClientMessage, syncLimits, syncPath } from '@inkstone/contracts/sync';
import { randomInt, seededRandom } from '@inkstone/kernel';
import { unzipSync } from 'fflate';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import {
  attributesAlone,
  attributesTogether,
  type HostileDocument,
  kept,
  shapes,
} from '../../apps/server/src/modules/documents/exchange/testing/hostile-documents.ts';
import {
  sendDocument,
  useDocument,
} from '../../apps/server/src/modules/documents/exchange/testing/use-document.ts';
import { RawClient } from '../../apps/server/src/platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';

/**
 * `hostile.ts --documents 1000 --used 100 --seed 1`: sends documents that no page can create to the built server (every
 * attribute of every node and mark with extreme values, nodes in invalid positions), exports archives of all of them in
 * every format, and performs the actions of owners and visitors with some. Then sockets flood it with endless messages, with
 * editors and with messages. Prints the refusals, the faults, and the memory of the server.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000' },
    used: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const random = seededRandom(Number(values.seed));
const megabyte = 1024 * 1024;
const documentsOfAccount = 250;
const faults: string[] = [];
// Created in advance: while this program computes them, it could not respond to the server, which closes unresponsive
// sockets.
const presences = Array.from({ length: 20_000 }, (_, editor) => presenceOf(editor + 1));

await using server = await startServer({ settings: { LOG_LEVEL: 'error' }, timeout: 300_000 });
const firstPid = server.pid;
const all = shuffled([...attributesTogether(), ...shapes(), ...attributesAlone()]);
const hostile = all.slice(0, Number(values.documents));
await report('start', {});

const refused = new Map<string, number>();
let longestAnswer = 0;
let unavailable = 0;
const maxRepeated = 5;
for (let from = 0; from < hostile.length; from += documentsOfAccount) {
  await useAccount(hostile.slice(from, from + documentsOfAccount), from);
}
await report('documents', {
  sent: hostile.length,
  refused: Object.fromEntries(refused),
  unavailable,
  faults: faults.length,
});

await flood('parts of no bytes', (client) => sendParts(client, 200_000, 0));
await flood('parts that never end', (client) => sendParts(client, 160, syncLimits.part));
await flood('editors', (client) => {
  for (const data of presences) client.send({ kind: 'awareness', data });
});
await flood('messages', (client) => {
  for (let sent = 0; sent < 20_000; sent++) client.send({ kind: 'ping' });
});
if (server.pid !== firstPid) note('the server was started again');
console.log(JSON.stringify({ longestAnswerMs: Math.round(longestAnswer), faults }));
process.exitCode = faults.length === 0 ? 0 : 1;

/** Records faults and prints them at once, because a run takes long and may be interrupted. */
function note(...found: readonly string[]): void {
  faults.push(...found);
  for (const fault of found) console.log(JSON.stringify({ fault }));
}

/** Sends documents of one account, exports its archives, and exercises some of the documents individually. */
async function useAccount(documents: readonly HostileDocument[], from: number): Promise<void> {
  const client = await signUp(server.url);
  const ids: { readonly id: string; readonly name: string }[] = [];
  for (const document of documents) {
    const id = await answered(() => repeated(() => sendDocument(client, document)));
    if (/^[0-9a-f-]{36}$/.test(id)) ids.push({ id, name: document.name });
    else refused.set(id, (refused.get(id) ?? 0) + 1);
  }
  for (const format of archiveFormats) await readArchive(client, format, ids.length);
  const share = Number(values.used) / Number(values.documents);
  for (const { id, name } of shuffled(ids).slice(0, Math.ceil(ids.length * share))) {
    const found = await useDocument(client, createTestClient(server.url), id);
    note(...found.map((fault) => `${name}: ${fault}`));
    // Exports are limited to 60 per minute.
    await pause(5000);
  }
  await report(`documents ${from} to ${from + documents.length}`, { faults: faults.length });
}

async function readArchive(
  client: TestClient,
  format: (typeof archiveFormats)[number],
  count: number,
): Promise<void> {
  await client.call(startArchive, { format });
  let state = 'waiting';
  while (state === 'waiting' || state === 'running') {
    await pause(500);
    state = await answered(async () => (await client.call(getArchive, {})).archive?.state ?? 'missing');
  }
  const files =
    state === 'done' ? unzipSync(new Uint8Array(await (await client.fetch(archivePath)).arrayBuffer())) : {};
  const metadata = JSON.parse(Buffer.from(files['metadata.json'] ?? Buffer.from('{}')).toString());
  const written: { path: string; title: string; error?: string }[] = metadata.documents ?? [];
  if (written.length < count) note(`archive of ${format}: ${state}, ${written.length} of ${count}`);
  for (const { path, title, error } of written) {
    if (error) note(`archive of ${format}: ${title}: ${error}`);
    else if (format !== 'docx' && title.includes('hostile') && !Buffer.from(files[path] ?? []).includes(kept))
      note(`archive of ${format}: ${title} has lost its text`);
  }
}

/**
 * Twenty sockets of one account send the same data, then disconnect. Meanwhile an edit of another user must
 * be saved.
 */
async function flood(name: string, send: (client: RawClient) => void): Promise<void> {
  const [attacker, writer] = [await signUp(server.url), await signUp(server.url)];
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openAs(attacker)));
  const other = await openAs(writer);
  for (const socket of sockets) send(socket);
  const began = performance.now();
  let edits = 0;
  let slowest = 0;
  while (performance.now() - began < 10_000) {
    const start = performance.now();
    const isSaved = await other.saved(other.change((doc) => doc.getText('title').insert(0, 'x')));
    if (!isSaved) {
      note(`${name}: an edit of somebody else was not saved`);
      break;
    }
    slowest = Math.max(slowest, performance.now() - start);
    edits++;
    await pause(100);
  }
  const refusals = sockets.filter(({ closed }) => closed !== null).length;
  const during = await memoryOf(server.pid);
  for (const socket of [...sockets, other]) socket.cut();
  await report(`flood of ${name}`, {
    duringMB: during,
    refusedSockets: refusals,
    edits,
    slowestMs: Math.round(slowest),
  });
}

async function openAs(client: TestClient): Promise<RawClient> {
  const { id: accountId } = await client.call(userInfo, {});
  const { id } = await client.call(createDocument, { title: '' });
  const socket = new RawClient(`${server.url.replace('http', 'ws')}${syncPath}`);
  await socket.open(id, client.cookies.get('TOKEN'), { accountId });
  return socket;
}

function sendParts(client: RawClient, parts: number, size: number): void {
  const message = encodeClientMessage({ kind: 'update', seq: 1, isLast: false, data: new Uint8Array(size) });
  for (let sent = 0; sent < parts; sent++) client.sendBytes(message);
}

function presenceOf(editor: number): Uint8Array {
  const awareness = new Awareness(new Y.Doc());
  awareness.clientID = editor;
  awareness.setLocalState({ name: 'x'.repeat(1000) });
  const message = encodeAwarenessUpdate(awareness, [editor]);
  awareness.destroy();
  return message;
}

/** Repeats an action that the server asks to repeat, as pages do; the number of repetitions is reported. */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let left = maxRepeated; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !(error instanceof AppError) || error.code !== 'service_unavailable') throw error;
      unavailable++;
      await pause(2000);
    }
  }
}

/** Runs an action, and records the response time of the server meanwhile. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  const result = await work();
  const start = performance.now();
  if (!(await fetch(`${server.url}/healthz`)).ok) note('the server did not answer');
  longestAnswer = Math.max(longestAnswer, performance.now() - start);
  return result;
}

async function report(moment: string, figures: object): Promise<void> {
  console.log(JSON.stringify({ moment, memoryMB: await memoryOf(server.pid), ...figures }));
}

/** Resident memory of a process, in MB; 0 when the system does not report it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round((Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / megabyte);
}

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  for (let at = left.length - 1; at > 0; at--) {
    const other = randomInt(random, at + 1);
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}
