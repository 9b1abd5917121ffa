import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vipType } from '../membership/tiers.ts';
import { sensitiveGroup } from './sensitive-words.ts';

/** Limits on the text of one check. */
export const correctLimits = {
  /** Words for visitors, as counted by `countWords` (spec, 5; readings, 2). */
  trialWords: 3000,
  /** Characters (UTF-16) for visitors, regardless of the number of words. */
  trialCharacters: 20_000,
  /** Characters for signed-in users; longer texts are sent in parts. */
  accountCharacters: 200_000,
} as const;

/** One finding. `zhDesc` and `zhBriefDesc` are in the language of the request, despite their names. */
export const correctionItem = z.object({
  /** Stable: the same finding in the same sentence always has the same id. */
  id: z.string(),
  /** Offset and length in the text sent, in the requested unit. */
  pos: z.int(),
  len: z.int(),
  /** Suggestions, best first. Empty: none. `['']`: delete. */
  correct: z.array(z.string()),
  /** Probability (0 to 1) that a careful editor would agree. */
  credible: z.number(),
  zhDesc: z.string(),
  zhBriefDesc: z.string(),
  rule: z.string(),
  category: z.enum([
    'spelling',
    'grammar',
    'punctuation',
    'typography',
    'word-choice',
    'redundancy',
    'style',
    'sensitive',
    'official',
    'terms',
  ]),
  severity: z.enum(['error', 'warning', 'style']),
  lang: z.enum(['zh', 'en']),
  /** The standard or reference work behind the finding, with its clause; null for common usage. */
  authority: z.string().nullable(),
});

export type CorrectionItem = z.output<typeof correctionItem>;

/** Lines that were not checked because the daily limit is used up. */
export const checkLimit = z.object({
  /** Indices of these lines. */
  lines: z.array(z.int()),
  /** Words per day, remaining words, and words of the whole text. */
  limit: z.int(),
  left: z.int(),
  needed: z.int(),
  /** In ms. */
  resetsAt: z.int(),
  /** The lowest tier that would have sufficed; null if none. */
  liftedBy: vipType.exclude(['free']).nullable(),
});

/** Proofreads a text in Chinese, English or both. The text is not stored. */
export const correctText = endpoint({
  method: 'POST',
  path: '/api/correct',
  summary: 'Proofreads a text. Visitors may send 3000 words; nothing of the text is stored or logged.',
  audience: 'anyone',
  input: z.object({
    text: z.string(),
    language: z.enum(['auto', 'zh', 'en']).default('auto'),
    // The following fields default to the caller's preferences (`preferences.ts`).
    /** Minimum credibility of findings. */
    threshold: z.number().min(0).max(1).optional(),
    english: z.enum(['any', 'US', 'GB', 'AU', 'CA']).optional(),
    mode: z.enum(['normal', 'strict']).optional(),
    latinSpacing: z.enum(['any', 'spaced', 'tight']).optional(),
    /** Whether the text is an official document (公文); defaults to `auto`. */
    documentKind: z.enum(['auto', 'official', 'other']).optional(),
    /** Groups of sensitive words to check; an empty list for none. Custom word lists always apply. */
    sensitiveGroups: z
      .array(sensitiveGroup)
      .max(20)
      .optional()
      .describe(
        'Groups of sensitive words to look for, in place of those that the caller has chosen in the settings; an empty list turns all off. ' +
          'Lists of the operator, of organisations and of the caller hold in any case.',
      ),
    /** Whether forbidden forms and wrong capitals of the caller's terms are reported. */
    checksTerms: z.boolean().optional(),
    /** The document of the text. Its terms also apply, and a sentence of a document counts once a day against the daily limit. */
    documentId: z.string().min(1).max(64).optional(),
    /** Treatment of lines beyond the daily limit: the check is refused, or the lines are skipped. */
    beyond: z.enum(['refuse', 'skip']).default('refuse'),
    /** Unit of `pos` and `len`: UTF-16 code units (JavaScript, Java) or code points (Python). */
    unit: z.enum(['utf16', 'codepoint']).default('utf16'),
  }),
  reply: z.object({
    items: z.array(correctionItem),
    /** Words of the text, as counted for limits. */
    words: z.int(),
    /** Null if all lines were checked. */
    limit: checkLimit.nullable(),
  }),
  errors: ['trial_limit', 'text_too_long', 'daily_limit_reached'],
  rate: 'check',
  // JSON may encode one character in six bytes.
  bodyLimit: correctLimits.accountCharacters * 6 + 4096,
});

/** A proofreading engine and its state. */
export const engineView = z.object({
  id: z.enum(['rules', 'harper', 'chinese-model']),
  /**
   * `missing`: its language pack is not installed. `damaged`: it cannot be read. Other engines are
   * unaffected.
   */
  state: z.enum(['ready', 'missing', 'damaged']),
  /** Of its data or program; null if it has none or is missing. */
  version: z.string().nullable(),
});

export type EngineView = z.output<typeof engineView>;

/** Lists the engines that check texts on this server. */
export const listEngines = endpoint({
  method: 'GET',
  path: '/api/assist/engines',
  summary: 'Lists the engines of the proofreader: which are there, in which version.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({ engines: z.array(engineView) }),
  errors: [],
  rate: 'normal',
});
