import { locales } from '@inkstone/phrases';
import { z } from 'zod';
import { correctionItem } from './assist.ts';
import { endpoint } from './endpoint.ts';

/** One rule of the proofreader, explained by an example. Words are in the language asked for. */
export const ruleView = z.object({
  id: z.string(),
  language: z.enum(['zh', 'en']),
  category: correctionItem.shape.category,
  severity: correctionItem.shape.severity,
  /** The standard or book behind the rule; null where it is common usage. */
  authority: z.string().nullable(),
  /** Whether it speaks when nothing is chosen. */
  isOn: z.boolean(),
  brief: z.string(),
  full: z.string(),
  /** A sentence that breaks the rule, and what becomes of it; equal where nothing is offered. Null: no short one. */
  example: z.object({ wrong: z.string(), right: z.string() }).nullable(),
});

export type RuleView = z.output<typeof ruleView>;

/** Every rule of the proofreader, in the order of languages and names. */
export const listRules = endpoint({
  method: 'GET',
  path: '/api/rules',
  summary: 'Lists the rules of the proofreader with their reasons, authorities and an example each.',
  audience: 'anyone',
  input: z.object({
    /** Language of the words; by default that of the request. */
    locale: z.enum(locales).optional(),
  }),
  reply: z.object({ rules: z.array(ruleView) }),
  errors: [],
  rate: 'normal',
});
