import type { Random } from './random.ts';
import type { Clock } from './time.ts';

/** Creates identifiers that sort by creation time. */
export interface Ids {
  /** Returns a new UUID of version 7 in lower case (RFC 9562, 5.7). */
  next(): string;
}

/** The largest number in the twelve bits after the time of a UUID of version 7. */
const lastNumber = 0xfff;

/**
 * Creates identifiers from a clock and a random source. At least 2,048 identifiers of one ms sort in the order of creation: the
 * bits after the time count from a random number below 2,048 (RFC 9562, 6.2, method 1); 62 bits are random.
 */
export function createIds(clock: Clock, random: Random): Ids {
  let [last, number] = [Number.NaN, 0];
  return {
    next: () => {
      const [ms, chance] = [clock.now(), random.bytes(10)];
      const drawn = (((chance[0] ?? 0) << 8) | (chance[1] ?? 0)) & (lastNumber >> 1);
      number = ms === last ? Math.min(number + 1, lastNumber) : drawn;
      last = ms;
      chance.set([number >> 8, number & 0xff]);
      return uuidv7(ms, chance);
    },
  };
}

/** Creates a UUID of version 7 from a time in ms and ten random bytes (RFC 9562, 5.7). */
export function uuidv7(ms: number, chance: Uint8Array): string {
  const bytes = new Uint8Array(16);
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(ms / 2 ** (8 * (5 - i))) & 0xff;
  bytes.set(chance.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether a text has the form of a UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
