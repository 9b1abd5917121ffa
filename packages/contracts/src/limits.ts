/** A rate limit: `requests` within any `seconds`, per account or address. */
export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** The largest number that a column of the database for versions, pages and positions holds. */
export const maxRowNumber = 2 ** 31 - 1;

/** Request rates by cost; an endpoint names its row. */
export const rates = {
  /** Inexpensive reads and writes of a user's own data. */
  normal: { requests: 600, seconds: 60 },
  /** Public content of the website: several calls for each page, and many visitors can share one address, such as a school. */
  content: { requests: 3000, seconds: 60 },
  /** Attempts at guessing secrets: passwords, codes, puzzles. */
  secret: { requests: 30, seconds: 60 },
  /** Signing in and registering: many users can share one address, such as a school class. Wrong guesses are counted apart. */
  entry: { requests: 300, seconds: 60 },
  /** Puzzles; many users can share one address, such as a school class. */
  puzzle: { requests: 240, seconds: 60 },
  /** Polling of a QR code: many users behind one address, each every 1.5 seconds. */
  poll: { requests: 2400, seconds: 60 },
  /** Proofreading while typing. */
  check: { requests: 240, seconds: 60 },
  /** Generations of text: each runs a model for seconds. */
  generation: { requests: 60, seconds: 60 },
  /** Editors with an API key, which send paragraph by paragraph. */
  plugin: { requests: 1200, seconds: 60 },
  /** Editors without one; OPEN_CHECKS_PER_MINUTE overrides it. Localhost is not limited. */
  open: { requests: 240, seconds: 60 },
  /** Opening shared documents; many users can share one address. */
  visit: { requests: 300, seconds: 60 },
  /** Pictures in shared documents: many per visit. */
  picture: { requests: 3000, seconds: 60 },
  /** Reports of shared documents. */
  complaint: { requests: 10, seconds: 60 * 60 },
  /** Requests through the contact forms; many people can share one address. */
  contact: { requests: 30, seconds: 60 * 60 },
  /** Votes about help articles. */
  vote: { requests: 20, seconds: 60 * 60 },
  /** Calls of the back office. */
  staff: { requests: 600, seconds: 60 },
  /** Webhook requests per vendor address: enough for a busy day of payments. */
  webhook: { requests: 1200, seconds: 60 },
  /** Payment notices per provider and network; high, so that a busy day delays no payment. */
  notice: { requests: 60_000, seconds: 60 },
  /** Invalid payment notices; beyond this, notices of the network are refused without verification. */
  deniedNotice: { requests: 120, seconds: 60 },
  /** File imports and exports: each runs in a separate process. */
  exchange: { requests: 60, seconds: 60 },
  /** Runs of the writing tools; words are limited separately. */
  rewrite: { requests: 120, seconds: 60 },
  /** The public trial of rewriting; many visitors can share one address. */
  rewriteTrial: { requests: 30, seconds: 24 * 60 * 60 },
  /** Translations of visitors; many can share one address. */
  translateTrial: { requests: 30, seconds: 24 * 60 * 60 },
  /** Signatures of pages for WeChat; many users can share one address. */
  wechatCard: { requests: 240, seconds: 60 },
  /** Batches of analytics events; many users can share one address. */
  analytic: { requests: 600, seconds: 60 },
  /** Choices about analytics; each consent creates a visitor. */
  analyticConsent: { requests: 240, seconds: 60 * 60 },
  /** Batches recorded per visitor; further ones are refused. */
  analyticVisitor: { requests: 2000, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/** Sign-in limits, counted in the database, so that they hold across processes and restarts. */
export const signInLimits = {
  /** CODES_PER_DAY overrides it. */
  codesPerReceiver: { requests: 10, seconds: 24 * 60 * 60 },
  codesPerDevice: { requests: 20, seconds: 24 * 60 * 60 },
  codesPerAddress: { requests: 120, seconds: 60 * 60 },
  /** Codes sent by the whole installation; CODES_PER_HOUR overrides it. */
  codesInTotal: { requests: 3000, seconds: 60 * 60 },
  /** Codes to all numbers of one area code other than 86; CODES_ABROAD_PER_HOUR overrides it. */
  codesAbroad: { requests: 60, seconds: 60 * 60 },
  /**
   * Wrong codes from browsers that did not request the code, per receiver and purpose, within the lifetime of
   * a code.
   */
  otherBrowserCodesPerReceiver: { requests: 5, seconds: 10 * 60 },
  otherBrowserCodesPerAddress: { requests: 60, seconds: 10 * 60 },
  /** Number of different accounts queried: few per person, but many users can share one address. */
  accountLookupsPerDevice: { requests: 30, seconds: 60 * 60 },
  accountLookupsPerAddress: { requests: 120, seconds: 60 * 60 },
  /** Wrong puzzle answers; many users can share one address. */
  wrongAnswersPerAddress: { requests: 60, seconds: 10 * 60 },
  wrongPasswordsPerAccount: { requests: 10, seconds: 15 * 60 },
  wrongPasswordsPerAddress: { requests: 100, seconds: 15 * 60 },
} as const satisfies Record<string, Rate>;

/** Maximum size of a picture whose text is recognised, in millions of pixels. */
export const ocrMegapixels = 64;
