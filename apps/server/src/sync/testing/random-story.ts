import { setTimeout as pause } from 'node:timers/promises';
import { documentParts, syncLimits } from '@inkstone/contracts/sync';
import { type Random, randomInt, systemClock } from '@inkstone/kernel';
import * as Y from 'yjs';
import { compactDocument } from '../compaction.ts';
import { readContent } from '../loading.ts';
import { Device } from './device.ts';
import type { SyncWorld } from './sync-world.ts';

/** How a story went. */
export interface Story {
  readonly edits: number;
  readonly partitions: number;
  readonly crashes: number;
  readonly restarts: number;
  readonly compactions: number;
  /** The texts of all devices at the end, and of the database. */
  readonly texts: readonly string[];
  /** Edits missing at the end though a journal had kept them or the server had acknowledged them. */
  readonly lost: number;
}

/**
 * Three devices edit one document by chance, lose the network and find it again, crash and come back; the
 * server is restarted and compacts in between. Then all meet again.
 */
export async function tellStory(
  world: SyncWorld,
  documentId: string,
  random: Random,
  steps: number,
): Promise<Story> {
  const devices = [1, 2, 3].map(() => new Device({ url: world.url, documentId }));
  const counts = { edits: 0, partitions: 0, crashes: 0, restarts: 0, compactions: 0 };
  const kept = new Map<number, number>();
  await Promise.all(devices.map((device) => device.page.ready));

  for (let step = 0; step < steps; step++) {
    const device = devices[randomInt(random, devices.length)] as Device;
    const dice = randomInt(random, 100);
    if (dice < 70) {
      editByChance(device.page.doc, random);
      counts.edits++;
    } else if (dice < 82) {
      if (device.isOnline) device.goOffline();
      else device.goOnline();
      counts.partitions++;
    } else if (dice < 86) {
      await crash(device);
      counts.crashes++;
    } else if (dice < 88) {
      await world.restart();
      counts.restarts++;
    } else if (dice < 90) {
      await compactDocument({ db: world.db, clock: systemClock }, documentId);
      counts.compactions++;
    } else {
      await oneTurn();
      for (const { page } of devices) noteState(page.doc, kept);
    }
  }

  const texts = await meetAgain(world, documentId, devices);
  const stored = await readStored(world, documentId);
  await Promise.all(devices.map((device) => device.close()));
  return { ...counts, texts: [...texts, textOf(stored)], lost: countLost(kept, stored) };
}

/** Kills the tab. The new one can be written in only when it shows the text; offline that is the journal's. */
async function crash(device: Device): Promise<void> {
  device.crash();
  if (device.disk.entries.size === 0 && !device.isOnline) device.goOnline();
  await device.page.ready;
}

/** Lets journals write and messages arrive, so that not everything happens at once. */
function oneTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function noteState(doc: Y.Doc, kept: Map<number, number>): void {
  for (const [client, clock] of Y.decodeStateVector(Y.encodeStateVector(doc))) {
    kept.set(client, Math.max(clock, kept.get(client) ?? 0));
  }
}

function countLost(kept: ReadonlyMap<number, number>, doc: Y.Doc): number {
  let lost = 0;
  for (const [client, clock] of kept) lost += Math.max(0, clock - Y.getState(doc.store, client));
  return lost;
}

/**
 * Brings everybody online and waits until all is saved and everybody shows the same. The server's own edit
 * comes last in the log: whoever has it has everything that crashed tabs still had under way.
 */
async function meetAgain(
  world: SyncWorld,
  documentId: string,
  devices: readonly Device[],
): Promise<string[]> {
  await world.sync.edit(documentId, (doc) => doc.getText(documentParts.title).insert(0, theEnd));
  for (const device of devices) device.goOnline();
  const texts = () => devices.map((device) => textOf(device.page.doc));
  const haveMet = () =>
    devices.every(({ page }) => page.status.getSnapshot().kind === 'saved') &&
    new Set(texts()).size === 1 &&
    texts().every((text) => text.includes(theEnd));
  await Promise.race([
    ...devices.map((device) => device.until(haveMet)),
    pause(patience, null, { ref: false }),
  ]);
  return haveMet()
    ? texts()
    : [...texts(), JSON.stringify(devices.map(({ page }) => page.status.getSnapshot()))];
}

/** Devices that have not met after this long, in ms, will not meet. */
const patience = 30_000;

const theEnd = '终';

/** Everything people see of a document, as one text. */
export function textOf(doc: Y.Doc): string {
  return `${doc.getText(documentParts.title)}\n${doc.getXmlFragment(documentParts.body)}`;
}

/** The document as a fresh server reads it from the database. */
export async function readStored(world: Pick<SyncWorld, 'db'>, documentId: string): Promise<Y.Doc> {
  const { pieces } = await readContent(world.db.sql, documentId);
  const doc = new Y.Doc();
  for (const piece of pieces) Y.applyUpdate(doc, piece);
  return doc;
}

const words = ['墨', '字', '写作', '天地玄黄', 'word', ' ', '，', '😀', 'étude'];

/** One edit: title, text, formatting, paragraphs, now and then a large paste. */
export function editByChance(doc: Y.Doc, random: Random): void {
  const body = doc.getXmlFragment(documentParts.body);
  const dice = randomInt(random, 100);
  if (dice < 10) editText(doc.getText(documentParts.title), random);
  else if (dice < 25 || body.length === 0) insertParagraph(body, random);
  else if (dice < 30) body.delete(randomInt(random, body.length), 1);
  else {
    const paragraph = body.get(randomInt(random, body.length)) as Y.XmlElement;
    const text = paragraph.get(0);
    if (!(text instanceof Y.XmlText)) paragraph.insert(0, [new Y.XmlText('新')]);
    else if (dice < 31) text.insert(0, '贴'.repeat(syncLimits.part / 2));
    else if (dice < 40 && text.length > 0)
      text.format(0, betweenCharacters(text, text.length, random), { bold: {} });
    else editText(text, random);
  }
}

function insertParagraph(body: Y.XmlFragment, random: Random): void {
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(words[randomInt(random, words.length)])]);
  body.insert(randomInt(random, body.length + 1), [paragraph]);
}

function editText(text: Y.Text, random: Random): void {
  const at = betweenCharacters(text, text.length, random);
  if (text.length - at > 0 && randomInt(random, 3) === 0) {
    const end = betweenCharacters(text, Math.min(at + 5, text.length), random);
    text.delete(Math.min(at, end), Math.abs(end - at));
  } else {
    text.insert(at, words[randomInt(random, words.length)] ?? '');
  }
}

/** A place up to `most`, never inside an emoji: editors do not cut there, and Yjs would not mend it. */
function betweenCharacters(text: Y.Text, most: number, random: Random): number {
  const at = randomInt(random, most + 1);
  const plain = (text.toDelta() as { insert: string }[]).map(({ insert }) => insert).join('');
  const isInside = /[\ud800-\udbff]$/.test(plain.slice(0, at)) && /^[\udc00-\udfff]/.test(plain.slice(at));
  return isInside ? at - 1 : at;
}
