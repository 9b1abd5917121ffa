import { z } from 'zod';
import { fileErrors } from '../documents/file-errors.ts';
import { endpoint } from '../endpoint.ts';
import { modelAbsence, modelErrors } from '../models/index.ts';
import { stream } from '../stream.ts';

/** The languages between which texts are translated. */
export const translationLanguage = z.enum(['zh', 'en']);
export type TranslationLanguage = z.output<typeof translationLanguage>;

/** Limits of the text of one translation. */
export const translationLimits = {
  /** Words for visitors (prices.md). */
  trialWords: 3000,
  /** Characters for visitors, regardless of the number of words. */
  trialCharacters: 20_000,
  /** Words of one request of an account. */
  words: 40_000,
  /** Characters of one request of an account. */
  characters: 200_000,
} as const;

/**
 * Reason why a sentence has no translation. `missing`: no answer. `untranslated`: the answer equals the source. `wrong_language`,
 * `wrong_length`: the answer cannot be a translation. `lock`: a number, address, formula or citation was changed or added.
 * `marks`: formatting was lost. `refused`: the model or the check for prohibited words refused it.
 */
export const translationFault = z.enum([
  'missing',
  'untranslated',
  'wrong_language',
  'wrong_length',
  'lock',
  'marks',
  'refused',
]);
export type TranslationFault = z.output<typeof translationFault>;

/** A sentence with its translation. */
export const translatedSentence = z.object({
  index: z.int(),
  source: z.string(),
  /** Null if there is a fault. */
  target: z.string().nullable(),
  fault: translationFault.nullable(),
  /** Terms of the glossary whose form the translation lacks. */
  missedTerms: z.array(z.object({ source: z.string(), target: z.string() })),
  /** Words charged for the sentence if it is delivered: 0 with a fault, or with nothing to translate. */
  words: z.int(),
});
export type TranslatedSentence = z.output<typeof translatedSentence>;

/** The cost of a translation. */
const translationReceipt = z.object({
  /** Words charged; 0 for visitors. */
  words: z.int(),
  /** Words left today; null is unlimited, or a visitor. */
  left: z.int().nullable(),
  /** Sentences without a translation. */
  faults: z.int(),
});
export type TranslationReceipt = z.output<typeof translationReceipt>;

const translateInput = z.object({
  text: z.string().max(translationLimits.characters * 2),
  /** `auto`: the language in which most of the text is written. */
  from: z.enum(['auto', ...translationLanguage.options]).default('auto'),
  /** `auto`: the other language. */
  to: z.enum(['auto', ...translationLanguage.options]).default('auto'),
  /** The document of the text, whose glossary applies; null without one. */
  documentId: z.string().min(1).max(64).nullable().default(null),
});

const errors = [
  'content_required',
  'translation_too_long',
  'translation_language',
  'translation_failed',
  'daily_limit_reached',
  ...modelErrors,
] as const;

// JSON may encode one character in six bytes.
const bodyLimit = translationLimits.characters * 6 + 4096;

/** Translates a text between Chinese and English. The text is not stored. */
export const translateText = endpoint({
  method: 'POST',
  path: '/api/translate',
  summary: 'Translates a text between Chinese and English. Visitors may send 3000 words; nothing is stored.',
  audience: 'anyone',
  input: translateInput,
  reply: z.object({
    from: translationLanguage,
    to: translationLanguage,
    /** The translation. Sentences without a translation keep their source, and are marked in `sentences`. */
    trans: z.string(),
    sentences: z.array(translatedSentence),
    ...translationReceipt.shape,
  }),
  errors,
  rate: 'rewrite',
  visitorRate: 'translateTrial',
  bodyLimit,
});

/** An event of a translation: its start, a sentence, and finally the receipt. */
export const translationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begin'),
    from: translationLanguage,
    to: translationLanguage,
    sentences: z.int(),
    /** The white space before each sentence, and after the last one. */
    gaps: z.array(z.string()),
  }),
  translatedSentence.extend({ type: z.literal('sentence') }),
  translationReceipt.extend({ type: z.literal('receipt') }),
]);
export type TranslationEvent = z.output<typeof translationEvent>;

/**
 * Translates a text as a stream. It stops when the caller disconnects. If an account gives `jobId`, sentences that were sent for
 * this id are sent again without a charge for a day, also if the text was changed elsewhere; an earlier run of the id ends.
 */
export const followTranslation = stream({
  method: 'POST',
  path: '/api/translate/stream',
  summary:
    'Translates a text and sends each sentence when it is done. Only sentences that were sent are charged, once per jobId.',
  audience: 'anyone',
  input: translateInput.extend({ jobId: z.uuid().nullable().default(null) }),
  events: translationEvent,
  errors,
  rate: 'rewrite',
  visitorRate: 'translateTrial',
  bodyLimit,
});

/** Limits of a table of parallel texts. */
export const pairTableLimits = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 20 } as const;

/** Reads the tables of a file with parallel texts in columns. Nothing is stored. */
export const readPairTable = endpoint({
  method: 'POST',
  path: '/api/translate/table',
  summary:
    'Reads the cells of the tables of a docx, or of the first sheet of a workbook (xlsx). Nothing is stored.',
  audience: 'anyone',
  input: z.object({ name: z.string().min(1).max(200), base64: z.base64() }),
  reply: z.object({ rows: z.array(z.array(z.string())) }),
  errors: [
    'sign_in_first',
    'translation_no_table',
    'translation_table_format',
    'translation_too_long',
    'import_too_large',
    'service_unavailable',
    ...fileErrors,
  ],
  rate: 'exchange',
  visitorRate: 'translateTrial',
  bodyLimit: Math.ceil((pairTableLimits.bytes * 4) / 3) + 64 * 1024,
});

/** Returns whether translation is available, and the remaining words. */
export const readTranslation = endpoint({
  method: 'GET',
  path: '/api/translate/state',
  summary: 'Tells whether texts can be translated now, and how many words the caller has left today.',
  audience: 'anyone',
  input: z.object({}),
  reply: z.object({
    absence: modelAbsence,
    /** Whether the caller has to sign in, because visitors may not translate in this installation. */
    mustSignIn: z.boolean(),
    /** Null is unlimited, or a visitor. */
    left: z.int().nullable(),
    /** When the daily limit resets, in ms; null without a limit. */
    resetsAt: z.int().nullable(),
  }),
  errors: [],
  rate: 'normal',
});
