import type { ReplyOf } from '@inkstone/contracts';
import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type { prepareRewrite as contract } from '@inkstone/contracts/rewriting/rewrite';
import type { UseCase } from '../../../platform/http/route.ts';
import { availableModes } from '../runs/availability.ts';
import { preferredIn } from './glossary-locks.ts';
import { planText, requireLength } from './plan-text.ts';

/**
 * Returns the sentences, locks and price of a text, with terms of the caller's glossaries locked, and the
 * available modes.
 */
export const prepareRewrite: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { text, language, documentId, ...choices },
) => {
  requireLength(text, rewriteLimits.words);
  const glossary = await preferredIn(deps, accountId, { documentId, text });
  const locks = { ...choices, terms: [...new Set([...choices.terms, ...glossary])] };
  const plan = planText(text, locks, { language, task: { kind: 'basic' } });
  const { left, resetsAt } = await deps.wordMeter.left(accountId, 'rewrite');
  return {
    language: plan.language,
    price: plan.price,
    ...{ left, resetsAt },
    sentences: plan.sentences.map(({ span }) => span),
    locks: plan.locks.map(({ kind, span }) => ({ kind, span })),
    modes: availableModes(deps),
    reviseAbsence: deps.textModels.absenceOf('revise'),
  };
};
