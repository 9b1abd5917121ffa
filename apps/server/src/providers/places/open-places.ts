import { readFile, stat } from 'node:fs/promises';
import { type Clock, minute } from '@inkstone/kernel';
import type { Log } from '../../log.ts';
import type { Places } from '../../modules/accounts/devices/places.ts';
import { type AddressMap, readAddressMap } from './address-map.ts';

/** How often the file is looked at, in ms, while addresses are asked for. */
const lookEvery = minute;

/**
 * Opens the operator's map of addresses and follows its file: one that was replaced counts within a minute, one that
 * is faulty leaves the map as it was. Throws, in plain words, where there is no map to begin with.
 */
export async function openPlaces(
  path: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<Places> {
  let state = await stateOf(path);
  let map = readAddressMap(await readFile(path));
  let lookedAt = clock.now();
  log.info('places of addresses are known', { map: map.type });

  const look = async () => {
    const now = await stateOf(path).catch(() => 'gone');
    if (now === state) return;
    state = now;
    map = readAddressMap(await readFile(path));
    log.info('the map of addresses was replaced', { map: map.type });
  };
  const followFile = () => {
    if (clock.now() - lookedAt < lookEvery) return;
    lookedAt = clock.now();
    // An answer does not wait for the disk: this one still comes from the map before.
    look().catch((error) =>
      log.warn('the map of addresses cannot be read anew; the one before stays', { error }),
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

/** Another whenever the file is another. */
async function stateOf(path: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(path);
  return [ino, size, mtimeMs].join(' ');
}

function findIn(map: AddressMap, address: string, log: Log) {
  try {
    return map.find(address);
  } catch {
    // Neither the address nor the reader's words, which may hold it.
    log.warn('the map of addresses is damaged in a place');
    return null;
  }
}
