import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How much text one check takes. */
export const correctLimits = {
  /** Words for visitors, as `countWords` counts them (spec, 5; readings, 2). */
  trialWords: 3000,
  /** Characters (UTF-16) for visitors, however few words they make. */
  trialCharacters: 20_000,
  /** Characters for signed-in people; longer texts are sent in parts. */
  accountCharacters: 200_000,
} as const;

/** One finding. `zhDesc` and `zhBriefDesc` are in the language of the request, whatever their names say. */
export const correctionItem = z.object({
  /** The same for the same finding in the same sentence, check after check. */
  id: z.string(),
  /** Place and length in the text sent, in the unit asked for. */
  pos: z.int(),
  len: z.int(),
  /** Suggestions, best first; empty: nothing to offer; `['']`: delete. */
  correct: z.array(z.string()),
  /** 0 to 1: how likely a careful editor would agree. */
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
  ]),
  severity: z.enum(['error', 'warning', 'style']),
  lang: z.enum(['zh', 'en']),
  /** The standard or book behind the finding, with its clause; null where it is common usage. */
  authority: z.string().nullable(),
});

export type CorrectionItem = z.output<typeof correctionItem>;

/** Proofreads a text of Chinese, English or both. Nothing of the text is kept. */
export const correctText = endpoint({
  method: 'POST',
  path: '/api/correct',
  summary: 'Proofreads a text. Visitors may send 3000 words; nothing of the text is stored or logged.',
  audience: 'anyone',
  input: z.object({
    text: z.string(),
    language: z.enum(['auto', 'zh', 'en']).default('auto'),
    // What follows is as the caller prefers it (`preferences.ts`) where it is not given.
    /** Findings less credible are left out. */
    threshold: z.number().min(0).max(1).optional(),
    english: z.enum(['any', 'US', 'GB', 'AU', 'CA']).optional(),
    mode: z.enum(['normal', 'strict']).optional(),
    latinSpacing: z.enum(['any', 'spaced', 'tight']).optional(),
    /** Whether the text is an official document (公文); `auto` where not given. */
    documentKind: z.enum(['auto', 'official', 'other']).optional(),
    /** What `pos` and `len` count: UTF-16 code units (JavaScript, Java) or code points (Python). */
    unit: z.enum(['utf16', 'codepoint']).default('utf16'),
  }),
  reply: z.object({
    items: z.array(correctionItem),
    /** Words of the text, as limits and meters count them. */
    words: z.int(),
  }),
  errors: ['trial_limit', 'text_too_long'],
  rate: 'check',
  // JSON may write one character in six bytes.
  bodyLimit: correctLimits.accountCharacters * 6 + 4096,
});

/** An engine of the proofreader and whether it is there. */
export const engineView = z.object({
  id: z.enum(['rules', 'harper', 'chinese-model']),
  /** `missing`: its language pack is not there. `damaged`: it cannot be read. The other engines work all the same. */
  state: z.enum(['ready', 'missing', 'damaged']),
  /** Of its data or program; null where it has none of its own or is not there. */
  version: z.string().nullable(),
});

export type EngineView = z.output<typeof engineView>;

/** Which engines check a text on this server. */
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
