import { readFile, stat } from 'node:fs/promises';
import { type Clock, minute } from '@inkstone/kernel';
import type { Log } from '../../platform/observability/log.ts';
import type { Geolocation } from '../../ports/geolocation.ts';
import { type AddressMap, readAddressMap } from './address-map.ts';

/** Minimum interval between checks of the file, in ms. */
const checkInterval = minute;

/**
 * Opens the operator's geolocation database and watches its file: a replaced file takes effect within a
 * minute, an invalid one is ignored. Throws a readable error if there is no valid file at start.
 */
export async function openPlaces(
  path: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<Geolocation> {
  let state = await stateOf(path);
  let map = readAddressMap(await readFile(path));
  let lookedAt = clock.now();
  log.info('the geolocation database is loaded', { map: map.type });

  const look = async () => {
    const now = await stateOf(path).catch(() => 'gone');
    if (now === state) return;
    state = now;
    map = readAddressMap(await readFile(path));
    log.info('the geolocation database was replaced', { map: map.type });
  };
  const followFile = () => {
    if (clock.now() - lookedAt < checkInterval) return;
    lookedAt = clock.now();
    // Lookups do not wait for the disk: this one still uses the previous database.
    look().catch((error) =>
      log.warn('the geolocation database cannot be read again; the previous one stays in use', { error }),
    );
  };
  return {
    find(address) {
      followFile();
      return findIn(map, address, log);
    },
    credit: () => map.credit,
  };
}

/** Changes whenever the file changes. */
async function stateOf(path: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(path);
  return [ino, size, mtimeMs].join(' ');
}

function findIn(map: AddressMap, address: string, log: Log) {
  try {
    return map.find(address);
  } catch {
    // Without the address and the library's message, which may contain it.
    log.warn('the geolocation database has a damaged record');
    return null;
  }
}
