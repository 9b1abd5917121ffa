import { documentParts } from '@inkstone/contracts/sync';
import { createIds, type Instant, instant, type Random, seededRandom, systemClock } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { createTestDatabase } from '../../testing/database.ts';
import { Device } from './testing/device.ts';
import { editByChance, textOf } from './testing/random-edits.ts';
import { readStored } from './testing/random-run.ts';
import { createSyncTestbed, type SyncTestbed } from './testing/sync-testbed.ts';

const edits = 5000;
const daysAway = 9;
const day = 24 * 60 * 60 * 1000;
/** Time limit in ms for two devices with thousands of edits to synchronize; it took about 1,500 in a measurement. */
const timeout = 30_000;

let testbed: SyncTestbed;
let now: Instant;

beforeAll(async () => {
  now = systemClock.now();
  testbed = await createSyncTestbed({ db: await createTestDatabase(), clock: { now: () => now } });
});

afterAll(async () => {
  await testbed.close();
  await testbed.db.close();
});

it(`two devices with ${edits} edits each in ${daysAway} days offline become equal`, async () => {
  const documentId = createIds(systemClock, seededRandom(9)).next();
  const [one, two] = [
    new Device({ url: testbed.url, documentId }),
    new Device({ url: testbed.url, documentId }),
  ];
  const devices = [one, two];
  await Promise.all(devices.map(({ page }) => page.ready));
  editByChance(one.page.doc, seededRandom(1));
  await one.saved();
  await two.until(() => textOf(two.page.doc) === textOf(one.page.doc));

  for (const device of devices) device.goOffline();
  devices.forEach((device, i) => {
    const random = seededRandom(100 + i);
    for (let made = 0; made < edits; made += countEdits(device.page.doc, random)) {
      now = instant(now + (daysAway * day) / (2 * edits));
    }
    mark(device.page.doc, `device ${i} was here`);
  });
  // A tab that is closed offline and reopened days later restores everything from its journal.
  await journalHas(one, edits);
  one.crash();
  await one.page.ready;

  for (const device of devices) device.goOnline();
  const areSynchronized = () =>
    devices.every(({ page }) => page.status.getSnapshot().kind === 'saved') &&
    textOf(one.page.doc) === textOf(two.page.doc);
  await Promise.race(devices.map((device) => device.until(areSynchronized)));

  const text = textOf(one.page.doc);
  expect(text).toContain('device 0 was here');
  expect(text).toContain('device 1 was here');
  expect(textOf(await readStored(testbed, documentId))).toBe(text);
  for (const device of devices) await device.close();
});

/** Attempts one edit; some random values change nothing. */
function countEdits(doc: Y.Doc, random: Random): number {
  let made = 0;
  const count = () => made++;
  doc.on('update', count);
  editByChance(doc, random);
  doc.off('update', count);
  return made;
}

function mark(doc: Y.Doc, text: string): void {
  doc.getText(documentParts.title).insert(0, text);
}

async function journalHas({ disk }: Device, count: number): Promise<void> {
  await expect.poll(() => disk.entries.size, { timeout }).toBeGreaterThanOrEqual(count);
}
