import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deviceCookie, userInfo } from '@inkstone/contracts/accounts';
import { createDocument } from '@inkstone/contracts/documents';
import { readOcrJob, startOcrJob } from '@inkstone/contracts/ocr';
import { documentParts, syncPath } from '@inkstone/contracts/sync';
import sharp from 'sharp';
import * as Y from 'yjs';
import { RawClient } from '../../apps/server/src/platform/sync/testing/raw-client.ts';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/client.ts';
import { enterPassword, passFor } from '../soak/password-entry.ts';
import { startServer } from '../support/server-process.ts';
import { signUp } from '../support/sign-up.ts';
import { type Figure, figure, quantile } from './figure.ts';

const password = 'ink4stone';
/** Two accounts without a membership, each with the pages of one job. */
const [uploaders, pagesEach] = [2, 10];
const quietFor = 20_000;
const maxReadingTime = 240_000;
const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);

/** Measures sign-in by password and durable acknowledgement of keystrokes, alone and during the recognition of 20 pages. */
export async function measureRecognition(postgres: string): Promise<readonly Figure[]> {
  const settings = { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.0/8,::1', OCR_ENGINE: 'tesseract.js' };
  await using server = await startServer({ postgres, settings });
  const signIn = await createVisitor(server.url);
  const writer = await signUp(server.url, '13911111112', password);
  const type = await typist(server.url, writer);
  const readers: TestClient[] = [];
  for (let at = 0; at < uploaders; at++) readers.push(await signUp(server.url, `1392222222${at}`, password));
  const page = await drawPage();

  const quiet = await measureUntil(pause(quietFor), signIn, type);
  const began = performance.now();
  const reading = Promise.all(readers.map((reader) => readPages(reader, page)));
  const beside = await measureUntil(reading, signIn, type);
  const seconds = (performance.now() - began) / 1000;
  const p95 = (samples: readonly number[]) => quantile(samples, 0.95);
  return [
    figure('20 pages read at once, a page', seconds / (uploaders * pagesEach), 's'),
    figure('sign-in p95, quiet', p95(quiet.signIns), 'ms'),
    figure('sign-in p95, while 20 pages are read', p95(beside.signIns), 'ms', { atMost: 500 }),
    figure('keystroke durable p95, quiet', p95(quiet.edits), 'ms'),
    figure('keystroke durable p95, while 20 pages are read', p95(beside.edits), 'ms', { atMost: 100 }),
  ];
}

interface Samples {
  readonly signIns: readonly number[];
  readonly edits: readonly number[];
}

/** Signs in twice and types five characters per second until the work is done. */
async function measureUntil(
  work: Promise<unknown>,
  signIn: () => Promise<number>,
  type: () => Promise<number>,
): Promise<Samples> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const repeat = async (act: () => Promise<number>, every: number) => {
    const samples: number[] = [];
    while (!isDone) {
      samples.push(await act());
      await pause(every);
    }
    return samples;
  };
  const [signIns, edits] = await Promise.all([repeat(signIn, 500), repeat(type, 200), done]);
  return { signIns, edits };
}

/** Signs in on a known device, each time from another address; only the sign-in itself is measured, without the puzzle. */
async function createVisitor(url: string): Promise<() => Promise<number>> {
  const account = '13911111111';
  const { cookies } = await signUp(url, account, password);
  let times = 0;
  return async () => {
    const who = { address: `172.17.${++times >> 8}.${times & 255}`, browser: createTestClient(url) };
    who.browser.cookies.set(deviceCookie, cookies.get(deviceCookie) ?? '');
    const slider = await passFor(who, account);
    const began = performance.now();
    const outcome = await enterPassword(who, { account, password, slider });
    if (outcome !== 'ok') throw new Error(`The sign-in was refused: ${outcome}`);
    return performance.now() - began;
  };
}

/** Types a paragraph and waits until it is committed. */
async function typist(url: string, person: TestClient): Promise<() => Promise<number>> {
  const { id, accountId } = await newDocument(person);
  const line = new RawClient(`${url.replace('http', 'ws')}${syncPath}`);
  await line.open(id, person.cookies.get('TOKEN'), { accountId });
  if (line.closed) throw new Error(`The document does not open: ${await line.refusal()}`);
  return async () => {
    const began = performance.now();
    const seq = line.change((doc) => {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText('字')]);
      doc.getXmlFragment(documentParts.body).push([paragraph]);
    });
    if (!(await line.saved(seq))) throw new Error('The socket was closed');
    return performance.now() - began;
  };
}

async function newDocument(person: TestClient): Promise<{ id: string; accountId: string }> {
  const { id: accountId } = await person.call(userInfo, {});
  return { id: (await person.call(createDocument, { title: 'typing' })).id, accountId };
}

/** Draws a scanned page of Chinese with some English. */
function drawPage(): Promise<Buffer> {
  const sentence = '墨以烟为骨，以胶为肉，骨肉相称，然后可以言墨。好墨要慢慢地磨，水要少，手要轻。';
  const text = Array.from({ length: 14 }, () => `${sentence}\nGood ink is ground slowly, with little water.`);
  return sharp({ text: { text: text.join('\n'), fontfile, font: 'Noto Serif SC 12', dpi: 200, width: 1350 } })
    .flatten({ background: 'white' })
    .negate()
    .extend({ top: 120, bottom: 120, left: 120, right: 120, background: 'black' })
    .rotate(1.5, { background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function readPages(reader: TestClient, page: Buffer): Promise<void> {
  const id = crypto.randomUUID();
  const base64 = page.toString('base64');
  const files = Array.from({ length: pagesEach }, (_, at) => ({ name: `${at}.jpg`, base64 }));
  await reader.call(startOcrJob, { id, language: 'zh', files });
  const until = performance.now() + maxReadingTime;
  while (performance.now() < until) {
    const { job } = await reader.call(readOcrJob, { id });
    if (job.failed > 0) throw new Error('A page was not read');
    if (job.state === 'done') return;
    await pause(1000);
  }
  throw new Error('The pages were not read in time');
}
