/** How often one caller may do something: `requests` in any `seconds`, counted per account or address. */
export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** Request rates by what the request costs; an endpoint names its row. */
export const rates = {
  /** Cheap reads and writes of a signed-in person's own things. */
  normal: { requests: 600, seconds: 60 },
  /** Anything that tries a secret: passwords, codes, puzzles. */
  secret: { requests: 30, seconds: 60 },
  /** Proofreading while typing. */
  check: { requests: 240, seconds: 60 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;
