import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { correctionItem } from './index.ts';

/** A proofreading rule, explained by an example. Texts are in the requested language. */
export const ruleView = z.object({
  id: z.string(),
  language: z.enum(['zh', 'en']),
  category: correctionItem.shape.category,
  severity: correctionItem.shape.severity,
  /** The standard or reference work behind the rule; null for common usage. */
  authority: z.string().nullable(),
  /** Whether it is on by default. */
  isOn: z.boolean(),
  brief: z.string(),
  full: z.string(),
  /**
   * A sentence that breaks the rule and its correction; equal if nothing is suggested. Null: no short
   * example.
   */
  example: z.object({ wrong: z.string(), right: z.string() }).nullable(),
});

export type RuleView = z.output<typeof ruleView>;

/** Lists all proofreading rules, ordered by language and name. */
export const listRules = endpoint({
  method: 'GET',
  path: '/api/rules',
  summary: 'Lists the rules of the proofreader with their reasons, authorities and an example each.',
  audience: 'anyone',
  input: z.object({
    /** Language of the texts; defaults to that of the request. */
    locale: z.enum(locales).optional(),
  }),
  reply: z.object({ rules: z.array(ruleView) }),
  errors: [],
  rate: 'normal',
});
