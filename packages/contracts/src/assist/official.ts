import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { correctionItem } from './index.ts';

/** Size limits of an official document. */
export const officialLimits = {
  /** Bytes of the file before encoding. */
  bytes: 10 * 1024 * 1024,
  /** Maximum fixes in one call. */
  fixes: 5000,
} as const;

/** Layout properties that are checked, each with its clause of GB/T 9704-2012. */
export const layoutClauses = {
  'page-size': '5.1',
  margins: '5.2.1',
  'line-pitch': '5.2.3',
  'head-color': '7.2.4',
  title: '7.3.1',
  'addressee-indent': '7.3.2',
  'body-font': '5.2.2',
  'first-indent': '7.3.3',
  'heading-font': '7.3.3',
  'page-number': '7.5',
} as const;

export type LayoutRule = keyof typeof layoutClauses;

const layoutRules = Object.keys(layoutClauses) as [LayoutRule, ...LayoutRule[]];

/** A layout finding; `found` and `wanted` are measures and font names. */
export const layoutFinding = z.object({
  /** Stable for the same place of the same file. */
  id: z.string(),
  rule: z.enum(layoutRules),
  /** Clause of GB/T 9704-2012. */
  clause: z.string(),
  /** Paragraph index from 0; null if the finding concerns the whole document. */
  paragraph: z.int().nullable(),
  /** Start of the paragraph's text. */
  excerpt: z.string(),
  found: z.string(),
  wanted: z.string(),
});

export type LayoutFinding = z.output<typeof layoutFinding>;

/** A text finding as in `/api/correct`, within one paragraph. */
export const officialTextFinding = correctionItem.extend({
  paragraph: z.int(),
  excerpt: z.string(),
  /** The present text. */
  original: z.string(),
  /** The rest of the sentence, before and after it; truncated if it is long. */
  before: z.string(),
  after: z.string(),
});

export type OfficialTextFinding = z.output<typeof officialTextFinding>;

const base64File = z.base64();
const errors = [
  'content_required',
  'docx_unreadable',
  'docx_encrypted',
  'docx_too_large',
  'text_too_long',
  'daily_limit_reached',
] as const;
const bodyLimit = Math.ceil((officialLimits.bytes * 4) / 3) + 512 * 1024;

/** Checks a docx against GB/T 9704-2012 and proofreads its text. The file is not stored. */
export const checkOfficial = endpoint({
  method: 'POST',
  path: '/api/official/check',
  summary: 'Checks layout (GB/T 9704-2012) and text of an official document (docx). Nothing of it is stored.',
  audience: 'account',
  input: z.object({ base64: base64File }),
  reply: z.object({
    layout: z.array(layoutFinding),
    text: z.array(officialTextFinding),
    paragraphs: z.int(),
  }),
  errors,
  rate: 'check',
  bodyLimit,
});

/** Returns the file with the given findings of `checkOfficial` fixed. Unknown ids are ignored. */
export const fixOfficial = endpoint({
  method: 'POST',
  path: '/api/official/fix',
  summary: 'Fixes findings in an official document (docx) and gives the file back. Nothing of it is stored.',
  audience: 'account',
  input: z.object({ base64: base64File, fixes: z.array(z.string()).max(officialLimits.fixes) }),
  reply: z.object({ base64: base64File, fixed: z.int() }),
  errors,
  rate: 'check',
  bodyLimit,
});
