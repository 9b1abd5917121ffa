import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock, minute } from '@inkstone/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDay } from '../../testing/bare-server.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { inventedPlaces } from '../../testing/invented-places.ts';
import { buildMmdb } from '../../testing/mmdb.ts';
import { openPlaces } from './open-places.ts';

const shenzhen = buildMmdb({ networks: inventedPlaces });
const lyon = buildMmdb({
  networks: [['203.0.113.0/24', { city: { names: { en: 'Lyon' } } }]],
  type: 'DBIP-City-Lite',
});

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-places-'));
  path = join(folder, 'city.mmdb');
  await writeFile(path, shenzhen);
});
afterEach(() => rm(folder, { recursive: true }));

async function open() {
  const clock = manualClock(testDay);
  const captured = captureLog();
  const places = await openPlaces(path, { clock, log: captured.log });
  return { clock, captured, places, city: () => places.find('203.0.113.7')?.city.en };
}

/** Replaces a file as programs that download databases do. */
async function replace(bytes: Buffer): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

it('changes to a replaced file within a minute of use', async () => {
  const { clock, places, city } = await open();
  await replace(lyon);
  clock.advance(minute - 1);
  expect(city()).toBe('Shenzhen');
  clock.advance(1);
  city();
  await expect.poll(city).toBe('Lyon');
  expect(places.credit()?.url).toBe('https://db-ip.com');
});

it.each([
  ['damaged', () => replace(shenzhen.subarray(0, 400))],
  ['gone', () => rm(path)],
])(
  'keeps the former database while its file is %s, reports it once, and uses the next valid one',
  async (_, damage) => {
    const { clock, captured, city } = await open();
    await damage();
    const complaints = () => captured.lines().filter(({ level }) => level === 'warn');
    clock.advance(minute);
    city();
    await expect.poll(complaints).toHaveLength(1);
    clock.advance(minute);
    expect(city()).toBe('Shenzhen');
    await replace(lyon);
    clock.advance(minute);
    city();
    await expect.poll(city).toBe('Lyon');
    expect(complaints()).toHaveLength(1);
  },
);

it('returns nothing, and logs no address, for a damaged entry', async () => {
  const damaged = Buffer.from(shenzhen);
  // The country of the second record gets a type that does not exist.
  damaged.set([0, 250], damaged.indexOf('iso_codeBDE') + 'iso_code'.length);
  await writeFile(path, damaged);
  const { captured, places, city } = await open();
  expect(places.find('203.0.113.200')).toBeNull();
  expect(city()).toBe('Shenzhen');
  expect(captured.text()).toContain('the geolocation database has a damaged record');
  expect(captured.text()).not.toContain('203.0.113');
});

it('refuses to start without a database', async () => {
  await rm(path);
  await expect(open()).rejects.toThrow(/ENOENT/);
  await writeFile(path, '');
  await expect(open()).rejects.toThrow(/^it is not a complete database/);
});
