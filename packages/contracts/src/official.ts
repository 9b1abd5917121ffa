import { z } from 'zod';
import { correctionItem } from './assist.ts';
import { endpoint } from './endpoint.ts';

/** How large an official document may be. */
export const officialLimits = {
  /** Bytes of the file before encoding. */
  bytes: 10 * 1024 * 1024,
  /** Findings that can be mended at once. */
  fixes: 5000,
} as const;

/** What the layout of a document is measured by; the clause of GB/T 9704-2012 stands with each. */
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

/** Something about the layout; `found` and `wanted` are measures and names of fonts. */
export const layoutFinding = z.object({
  /** The same for the same place of the same file. */
  id: z.string(),
  rule: z.enum(layoutRules),
  /** Clause of GB/T 9704-2012. */
  clause: z.string(),
  /** Paragraph counted from 0; null where the whole document is meant. */
  paragraph: z.int().nullable(),
  /** Beginning of the paragraph's text. */
  excerpt: z.string(),
  found: z.string(),
  wanted: z.string(),
});

export type LayoutFinding = z.output<typeof layoutFinding>;

/** Something about the text: what `/api/correct` says, within one paragraph. */
export const officialTextFinding = correctionItem.extend({
  paragraph: z.int(),
  excerpt: z.string(),
  /** What stands there now. */
  original: z.string(),
});

export type OfficialTextFinding = z.output<typeof officialTextFinding>;

const base64File = z.base64();
const bodyLimit = Math.ceil((officialLimits.bytes * 4) / 3) + 512 * 1024;

/** Checks a docx by GB/T 9704-2012 and as a text. Nothing of it is kept. */
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
  errors: ['docx_unreadable', 'docx_encrypted', 'docx_too_large', 'text_too_long'],
  rate: 'check',
  bodyLimit,
});

/** The same file with some findings of `checkOfficial` mended, by their ids; unknown ids do nothing. */
export const fixOfficial = endpoint({
  method: 'POST',
  path: '/api/official/fix',
  summary: 'Mends findings in an official document (docx) and gives the file back. Nothing of it is stored.',
  audience: 'account',
  input: z.object({ base64: base64File, fixes: z.array(z.string()).max(officialLimits.fixes) }),
  reply: z.object({ base64: base64File, mended: z.int() }),
  errors: ['docx_unreadable', 'docx_encrypted', 'docx_too_large', 'text_too_long'],
  rate: 'check',
  bodyLimit,
});
