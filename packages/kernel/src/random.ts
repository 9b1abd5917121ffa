/** A source of randomness: cryptographic in production, seeded in tests. */
export interface Random {
  /** Returns `length` unpredictable bytes. */
  bytes(length: number): Uint8Array;
}

/** Returns a uniformly distributed integer from 0 to `below` - 1 (`below` from 1 to 2³²), without modulo bias. */
export function randomInt(random: Random, below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4);
    const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (value < limit) return value % below;
  }
}

/** Creates a deterministic source from a seed (mulberry32). Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  return { bytes: (length) => Uint8Array.from({ length }, () => next() & 0xff) };
}
