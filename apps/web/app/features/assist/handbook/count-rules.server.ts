import type { Call } from '@inkstone/contracts';
import { listRules } from '@inkstone/contracts/assist/rules';

/** Number of rules, and number of those that cite a standard or book. */
export interface RuleCounts {
  readonly all: number;
  readonly sourced: number;
}

let counted: Promise<RuleCounts> | undefined;

/** Counts the rules of this build, once per process; null when they cannot be listed. */
export async function countRules(call: Call): Promise<RuleCounts | null> {
  counted ??= count(call);
  try {
    return await counted;
  } catch {
    counted = undefined;
    return null;
  }
}

async function count(call: Call): Promise<RuleCounts> {
  const { rules } = await call(listRules, {});
  return { all: rules.length, sourced: rules.filter(({ authority }) => authority !== null).length };
}
