import { randomFillSync } from 'node:crypto';
import type { Random } from '@inkstone/kernel';

const poolSize = 8192;

/**
 * The platform's cryptographic random generator. Bytes are requested in bulk, because each call costs more
 * than the bytes.
 */
export function systemRandom(): Random {
  let pool = new Uint8Array(0);
  let used = 0;
  return {
    bytes(length) {
      if (length > poolSize / 8) return randomFillSync(new Uint8Array(length));
      if (used + length > pool.length) {
        pool = randomFillSync(new Uint8Array(poolSize));
        used = 0;
      }
      const taken = pool.slice(used, used + length);
      // Bytes that were returned are erased.
      pool.fill(0, used, used + length);
      used += length;
      return taken;
    },
  };
}
