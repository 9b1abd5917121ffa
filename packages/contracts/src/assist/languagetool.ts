import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { correctLimits } from './index.ts';
import { sensitiveGroup } from './sensitive-words.ts';

// The HTTP protocol of LanguageTool, which many editors support. Names and types are those of the protocol.

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

/** Groups of sensitive words: absent if unset; `none` for no group. */
const groups = z
  .string()
  .optional()
  .transform((text) => {
    const names = text?.split(',').flatMap((item) => item.trim() || []) ?? [];
    return names.length === 0 ? undefined : names.filter((name) => name !== 'none');
  })
  .pipe(z.array(sensitiveGroup).max(20).optional());

/** API key of an account, if it is not sent as `Authorization: Bearer`. The user name is ignored. */
const credentials = { username: z.string().optional(), apiKey: z.string().optional() };

const checkInput = z.object({
  ...credentials,
  /** The text; required unless `data` is given. */
  text: z.string().optional(),
  /** JSON: `{"text"}`, or `{"annotation": [{"text"} | {"markup", "interpretAs"?}, …]}`. */
  data: z.string().optional(),
  /** A tag such as `zh-CN` or `en-GB`, or `auto`. English within Chinese is checked too, and vice versa. */
  language: z.string().min(1),
  /** The variants that `auto` and a bare `en` select. */
  preferredVariants: list,
  /** Language tag for explanations. */
  motherTongue: z.string().optional(),
  enabledRules: list,
  disabledRules: list,
  enabledCategories: list.describe(
    'With `ZH_GONGWEN` the whole text is checked as a Chinese official document (公文), which otherwise happens only ' +
      'where its title, addressee or number, and date leave no doubt.',
  ),
  disabledCategories: list.describe('With `ZH_GONGWEN` no text is checked as a Chinese official document.'),
  sensitiveGroups: groups.describe(
    'Not of LanguageTool: groups of sensitive words to look for, with commas between, in place of those that the account ' +
      'has chosen; `none` turns all off. `enabledRules` with an id such as `zh.sensitive-newsroom` adds a group.',
  ),
  enabledOnly: flag,
  /** `picky` also returns less credible findings. */
  level: z.enum(['default', 'picky']).catch('default'),
});

const languageName = { name: z.string(), code: z.string() };

const match = z.object({
  message: z.string(),
  shortMessage: z.string(),
  replacements: z.array(z.object({ value: z.string() })),
  /** UTF-16 offset in the text including its markup. */
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
    issueType: z.enum([
      'misspelling',
      'grammar',
      'typographical',
      'style',
      'duplication',
      'terminology',
      'uncategorized',
    ]),
    category: z.object({ id: z.string(), name: z.string() }),
  }),
  ignoreForIncompleteSentence: z.boolean(),
  contextForSureMatch: z.int(),
});

/** One finding in the protocol's shape. */
export type Match = z.output<typeof match>;

/** Maximum number of findings in one reply. Further ones are left out, and `warnings.incompleteResults` is true. */
export const maxMatches = 5000;

const software = z.object({
  name: z.string(),
  version: z.string(),
  buildDate: z.string(),
  apiVersion: z.literal(1),
  premium: z.boolean(),
  status: z.string(),
});

const check = {
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
    'daily_limit_reached',
    'language_unknown',
    'rules_contradict',
  ],
  rate: 'plugin',
  visitorRate: 'open',
  // A character takes nine bytes in a form; markup and JSON escapes add to that.
  bodyLimit: correctLimits.accountCharacters * 12 + 65_536,
} as const;

/** Proofreads a text for an editor that supports the protocol. */
export const checkText = endpoint({ method: 'POST', path: '/v2/check', ...check });
/** Like `checkText`, for short texts, with all fields in the query. */
export const checkTextByAddress = endpoint({ method: 'GET', path: '/v2/check', ...check });

/** Lists the languages that `check` accepts. */
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

/** Returns the maximum characters of one check as a plain number. */
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

/** Describes the server software. */
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

/** Limits and rules, for clients with their own settings. */
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

/** Lists the exempt words of the key's account, in order. */
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

/** One word, or with `mode=batch` several separated by white space. */
const wordInput = z.object({
  ...credentials,
  word: z.string().optional(),
  words: z.string().optional(),
  mode: z.string().optional(),
});

/** Adds exempt words; `added`: whether any was new. */
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

/** Removes exempt words; `deleted`: whether any was present. */
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
