import type { AnalyticsChoice, chooseAnalytics as contract } from '@inkstone/contracts/analytics';
import type { UseCase } from '../../platform/http/route.ts';
import { deleteVisitor } from './store.ts';
import { readVisitor } from './visitor.ts';

/** Stores a visitor's choice about analytics. A refusal after an agreement deletes the visitor's data at once. */
export const choose: UseCase<typeof contract, AnalyticsChoice> = async (deps, { origin }, { choice }) => {
  const visitorId = readVisitor(deps, origin);
  if (visitorId !== null && choice === 'refused') await deleteVisitor(deps.db.sql, visitorId);
  return choice;
};
