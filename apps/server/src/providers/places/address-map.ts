import { isIP } from 'node:net';
import type { Place, PlaceCredit } from '@inkstone/contracts/accounts/places';
import { Reader } from 'mmdb-lib';
import { readPlace } from './read-place.ts';

/** An IP geolocation database loaded from its file. */
export interface AddressMap {
  /** Such as `GeoLite2-City`. */
  readonly type: string;
  readonly credit: PlaceCredit | null;
  /** Throws on a damaged record. */
  find(address: string): Place | null;
}

/** The marker before the metadata at the end of a file. */
const descriptionMark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const descriptionLength = 128 * 1024;
/** Zero bytes between the search tree and the data section. */
const gap = 16;
/** Maximum number of networks of either IP version to probe for a location before the file is rejected. */
const probes = 4096;

/** The attributions that the licences of free databases require. */
const credits: readonly (readonly [type: RegExp, credit: PlaceCredit])[] = [
  [/^dbip/i, { text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' }],
  [/^ipinfo/i, { text: 'IP address data powered by IPinfo', url: 'https://ipinfo.io' }],
  [
    /^geolite/i,
    { text: 'This product includes GeoLite Data created by MaxMind', url: 'https://www.maxmind.com' },
  ],
];

/**
 * Loads a geolocation database in MaxMind's format. Throws a readable error for an invalid file or one
 * without locations.
 */
export function readAddressMap(bytes: Buffer): AddressMap {
  const { reader, type } = readFile(bytes);
  const find = (address: string): Place | null => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    if (version === 0 || (version === 6 && reader.metadata.ipVersion === 4)) return null;
    return readPlace(reader.get(plain));
  };
  if (!hasPlaces(reader)) throw new Error(`it contains no locations (${type})`);
  return { type, find, credit: credits.find(([pattern]) => pattern.test(type))?.[1] ?? null };
}

function readFile(bytes: Buffer) {
  const end = bytes.lastIndexOf(descriptionMark);
  if (end < Math.max(0, bytes.length - descriptionLength)) {
    throw new Error('it is not a complete database in the format of MaxMind (.mmdb)');
  }
  try {
    const reader = new Reader(bytes);
    const { binaryFormatMajorVersion, ipVersion, searchTreeSize, databaseType } = reader.metadata;
    const isReadable = binaryFormatMajorVersion === 2 && (ipVersion === 4 || ipVersion === 6);
    if (isReadable && searchTreeSize + gap <= end) return { reader, type: String(databaseType) };
  } catch {
    // The library's message only names byte offsets.
  }
  throw new Error('it is damaged');
}

/** Whether any of the first networks has a location. */
function hasPlaces(reader: ReturnType<typeof readFile>['reader']): boolean {
  try {
    return (
      hasPlaceFrom(reader, 32, 0n) ||
      (reader.metadata.ipVersion === 6 && hasPlaceFrom(reader, 128, globalUnicast))
    );
  } catch {
    throw new Error('it is damaged');
  }
}

/** 2000::, the start of allocated IPv6 addresses. */
const globalUnicast = 0x2000n << 112n;

/** Iterates over networks, using the network size in each result. */
function hasPlaceFrom(reader: ReturnType<typeof readFile>['reader'], bits: 32 | 128, first: bigint): boolean {
  const end = 1n << BigInt(bits);
  for (let address = first, probe = 0; address < end && probe < probes; probe++) {
    const [record, prefix] = reader.getWithPrefixLength(writeAddress(address, bits));
    if (readPlace(record)) return true;
    address += 1n << BigInt(bits - prefix);
  }
  return false;
}

function writeAddress(address: bigint, bits: 32 | 128): string {
  const [width, radix, separator] = bits === 32 ? [8, 10, '.'] : [16, 16, ':'];
  const count = bits / width;
  const parts = Array.from(
    { length: count },
    (_, i) => (address >> BigInt(width * (count - 1 - i))) & ((1n << BigInt(width)) - 1n),
  );
  return parts.map((part) => part.toString(radix)).join(separator);
}
