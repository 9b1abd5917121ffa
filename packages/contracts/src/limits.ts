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
  /** Puzzles, which a whole class behind one address may be solving. */
  puzzle: { requests: 240, seconds: 60 },
  /** Looking how a QR code fares: a class behind one address, each every 1.5 seconds. */
  poll: { requests: 2400, seconds: 60 },
  /** Proofreading while typing. */
  check: { requests: 240, seconds: 60 },
  /** Editors with an API key, which ask paragraph by paragraph. */
  plugin: { requests: 1200, seconds: 60 },
  /** Editors without one; OPEN_CHECKS_PER_MINUTE sets another number. This machine itself is not counted. */
  open: { requests: 240, seconds: 60 },
  /** Opening shared documents, which a whole class behind one address may be doing. */
  visit: { requests: 300, seconds: 60 },
  /** Pictures in shared documents: many for each visit. */
  picture: { requests: 3000, seconds: 60 },
  /** Reports of shared documents. */
  complaint: { requests: 10, seconds: 60 * 60 },
  /** Files going in and out: each is read or written in a thread of its own. */
  exchange: { requests: 60, seconds: 60 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/** Getting in, counted in the database: these hold across processes and restarts. */
export const signInLimits = {
  /** CODES_PER_DAY sets another number. */
  codesPerReceiver: { requests: 10, seconds: 24 * 60 * 60 },
  codesPerDevice: { requests: 20, seconds: 24 * 60 * 60 },
  codesPerAddress: { requests: 120, seconds: 60 * 60 },
  /** All that this installation sends; CODES_PER_HOUR sets another number. */
  codesInTotal: { requests: 3000, seconds: 60 * 60 },
  /** To all numbers of one area code other than 86; CODES_ABROAD_PER_HOUR sets another number. */
  codesAbroad: { requests: 60, seconds: 60 * 60 },
  /** Wrong codes from browsers that did not ask for the code, for one receiver and purpose: as long as a code lives. */
  strangeCodesPerReceiver: { requests: 5, seconds: 10 * 60 },
  strangeCodesPerAddress: { requests: 60, seconds: 10 * 60 },
  /** Different accounts that were asked about: a person has few, a class behind one address many. */
  accountsAskedPerDevice: { requests: 30, seconds: 60 * 60 },
  accountsAskedPerAddress: { requests: 120, seconds: 60 * 60 },
  /** Wrong answers to puzzles, which a whole class behind one address may be giving. */
  wrongAnswersPerAddress: { requests: 60, seconds: 10 * 60 },
  wrongPasswordsPerAccount: { requests: 10, seconds: 15 * 60 },
  wrongPasswordsPerAddress: { requests: 100, seconds: 15 * 60 },
} as const satisfies Record<string, Rate>;
