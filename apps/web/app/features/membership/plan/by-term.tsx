import type { PlanView } from '@inkstone/contracts/membership';
import type { ReactNode } from 'react';
import {
  type PaidType,
  planFor,
  type Term,
  termKey,
  termsOf,
} from '../../../shared/catalogue/choose-plan.ts';
import { useIsLight } from '../../../shell/light/light-page.tsx';

export interface ByTermProps {
  readonly plans: readonly PlanView[];
  readonly type: PaidType;
  /** The chosen term. */
  readonly term: Term;
  /** Renders the plan of a term. */
  readonly children: (plan: PlanView, term: Term) => ReactNode;
}

/**
 * Content that depends on the chosen term, for a tier. A light page contains the content for all terms, and its script shows one
 * of them.
 */
export function ByTerm({ plans, type, term, children }: ByTermProps) {
  const isLight = useIsLight();
  const show = (at: Term) => {
    const plan = planFor(plans, type, at);
    return plan && children(plan, at);
  };
  if (!isLight) return show(term);
  return termsOf(plans).map((at) => (
    <div key={termKey(at)} data-shown-for={termKey(at)} hidden={termKey(at) !== termKey(term)}>
      {show(at)}
    </div>
  ));
}
