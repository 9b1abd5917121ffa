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

/** The two hexadecimal digits of each byte; ids are created for every request. */
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Creates a UUID of version 7 from a time in ms and ten random bytes (RFC 9562, 5.7). */
export function uuidv7(ms: number, chance: Uint8Array): string {
  const time = Math.floor(ms).toString(16).padStart(12, '0');
  const hex = (index: number, keep = 0xff, add = 0) => hexOf[((chance[index] ?? 0) & keep) | add] ?? '';
  const number = hex(0, 0x0f, 0x70) + hex(1);
  const variant = hex(2, 0x3f, 0x80) + hex(3);
  const rest = hex(4) + hex(5) + hex(6) + hex(7) + hex(8) + hex(9);
  return `${time.slice(0, 8)}-${time.slice(8)}-${number}-${variant}-${rest}`;
}

/** Whether a text has the form of a UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
