import type { FormatFileReport } from '@inkstone/phrases/format-file-report';
import { isStatistical } from '@inkstone/proofread/client';

/** The parts of a finding that show whether it is a guess, and how credible it is. */
export interface GuessedFinding {
  readonly ruleId: string;
  /** 0 to 1. */
  readonly credible: number;
}

/** A sentence saying that a finding is a guess, and how many such suggestions are right; null for others. */
export function wordGuess({ ruleId, credible }: GuessedFinding, words: FormatFileReport): string | null {
  if (!isStatistical({ ruleId })) return null;
  return words('guess', { share: Math.min(9, Math.max(1, Math.round(credible * 10))) });
}
