import { z } from 'zod';
import { correctLimits } from './assist.ts';
import { endpoint } from './endpoint.ts';

// The HTTP protocol of LanguageTool, which many editors speak. Names and shapes are the protocol's.

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
const flag = z
  .string()
  .default('')
  .transform((text) => /^(?:yes|true)$/i.test(text));

/** The key of an account, where it does not come as `Authorization: Bearer`. The name may be anything. */
const credentials = { username: z.string().optional(), apiKey: z.string().optional() };

const checkInput = z.object({
  ...credentials,
  /** The text itself, or else `data`. */
  text: z.string().optional(),
  /** JSON: `{"text"}`, or `{"annotation": [{"text"} | {"markup", "interpretAs"?}, …]}`. */
  data: z.string().optional(),
  /** A tag such as `zh-CN` or `en-GB`, or `auto`. English inside Chinese is checked too, and the other way. */
  language: z.string().min(1),
  /** Which variant `auto` and a bare `en` mean. */
  preferredVariants: list,
  /** Tag of the language that explanations are wanted in. */
  motherTongue: z.string().optional(),
  enabledRules: list,
  disabledRules: list,
  enabledCategories: list,
  disabledCategories: list,
  enabledOnly: flag,
  /** `picky` also shows less credible findings. */
  level: z.enum(['default', 'picky']).catch('default'),
});

const languageName = { name: z.string(), code: z.string() };

const match = z.object({
  message: z.string(),
  shortMessage: z.string(),
  replacements: z.array(z.object({ value: z.string() })),
  /** UTF-16, in the text with its markup. */
  offset: z.int(),
  /** At least 1. */
  length: z.int(),
  context: z.object({ text: z.string(), offset: z.int(), length: z.int() }),
  sentence: z.string(),
  type: z.object({ typeName: z.enum(['UnknownWord', 'Hint', 'Other']) }),
  rule: z.object({
    id: z.string(),
    subId: z.string().optional(),
    description: z.string(),
    issueType: z.enum(['misspelling', 'grammar', 'typographical', 'style', 'duplication', 'uncategorized']),
    category: z.object({ id: z.string(), name: z.string() }),
  }),
  ignoreForIncompleteSentence: z.boolean(),
  contextForSureMatch: z.int(),
});

/** One finding in the protocol's shape. */
export type Match = z.output<typeof match>;

const software = z.object({
  name: z.string(),
  version: z.string(),
  buildDate: z.string(),
  apiVersion: z.literal(1),
  premium: z.boolean(),
  status: z.string(),
});

const check = {
  path: '/v2/check',
  summary: 'Proofreads a text, as LanguageTool does; nothing of it is stored or logged.',
  audience: 'anyone',
  wire: 'plain',
  input: checkInput,
  reply: z.object({
    software,
    warnings: z.object({ incompleteResults: z.boolean() }),
    language: z.object({
      ...languageName,
      detectedLanguage: z.object({ ...languageName, confidence: z.number() }),
    }),
    matches: z.array(match),
  }),
  errors: [
    'api_key_required',
    'api_key_wrong',
    'text_or_data',
    'text_too_long',
    'language_unknown',
    'rules_contradict',
  ],
  rate: 'plugin',
  visitorRate: 'open',
  // A character takes nine bytes in a form; markup and JSON's escapes come on top.
  bodyLimit: correctLimits.accountCharacters * 12 + 65_536,
} as const;

/** Proofreads a text for an editor that speaks the protocol. */
export const checkText = endpoint({ method: 'POST', ...check });
/** The same for short texts, by address alone. */
export const checkTextByAddress = endpoint({ method: 'GET', ...check });

/** The languages that `check` takes. */
export const listLanguages = endpoint({
  method: 'GET',
  path: '/v2/languages',
  summary: 'Lists the languages that can be checked.',
  audience: 'anyone',
  wire: 'plain',
  input: z.object({}),
  reply: z.array(z.object({ ...languageName, longCode: z.string() })),
  errors: [],
  rate: 'plugin',
});

/** Characters that one check takes, as a bare number. */
export const maxTextLength = endpoint({
  method: 'GET',
  path: '/v2/maxtextlength',
  summary: 'Tells how many characters one check takes.',
  audience: 'anyone',
  wire: 'plain',
  input: z.object({}),
  reply: z.string(),
  errors: [],
  rate: 'plugin',
});

/** What serves the protocol here. */
export const softwareInfo = endpoint({
  method: 'GET',
  path: '/v2/info',
  summary: 'Tells which program answers.',
  audience: 'anyone',
  wire: 'plain',
  input: z.object({}),
  reply: z.object({ software }),
  errors: [],
  rate: 'plugin',
});

/** Limits and rules, for clients with settings of their own. */
export const configInfo = endpoint({
  method: 'GET',
  path: '/v2/configinfo',
  summary: 'Tells the limits and the rules of a language.',
  audience: 'anyone',
  wire: 'plain',
  input: z.object({ language: z.string().min(1) }),
  reply: z.object({
    software,
    parameter: z.object({ maxTextLength: z.int() }),
    rules: z.array(
      z.object({
        ruleId: z.string(),
        description: z.string(),
        categoryId: z.string(),
        categoryName: z.string(),
        locQualityIssueType: z.string(),
        isDefaultOff: z.boolean().optional(),
      }),
    ),
  }),
  errors: ['language_unknown'],
  rate: 'plugin',
});

/** The exempt words of the key's account, in order. */
export const listWords = endpoint({
  method: 'GET',
  path: '/v2/words',
  summary: 'Lists the exempt words of the account.',
  audience: 'member',
  wire: 'plain',
  input: z.object({
    ...credentials,
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(10_000).default(10),
  }),
  reply: z.object({ words: z.array(z.string()) }),
  errors: ['api_key_required', 'api_key_wrong'],
  rate: 'plugin',
});

/** One word, or with `mode=batch` several with white space between. */
const wordInput = z.object({
  ...credentials,
  word: z.string().optional(),
  words: z.string().optional(),
  mode: z.string().optional(),
});

/** Adds to the exempt words; `added` tells whether anything was new. */
export const addWords = endpoint({
  method: 'POST',
  path: '/v2/words/add',
  summary: 'Adds exempt words.',
  audience: 'member',
  wire: 'plain',
  input: wordInput,
  reply: z.object({ added: z.boolean() }),
  errors: ['api_key_required', 'api_key_wrong', 'word_invalid', 'too_many_words'],
  rate: 'plugin',
  bodyLimit: 1024 * 1024,
});

/** Takes from the exempt words; `deleted` tells whether anything was there. */
export const deleteWords = endpoint({
  method: 'POST',
  path: '/v2/words/delete',
  summary: 'Deletes exempt words.',
  audience: 'member',
  wire: 'plain',
  input: wordInput,
  reply: z.object({ deleted: z.boolean() }),
  errors: ['api_key_required', 'api_key_wrong', 'word_invalid'],
  rate: 'plugin',
  bodyLimit: 1024 * 1024,
});
