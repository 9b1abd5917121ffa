import { readEnglish } from '@inkstone/english/files';
import type { RuleInfo } from '@inkstone/proofread/list-rules';
import { englishFolder } from '../language-folders.ts';

let known: Promise<readonly RuleInfo[]> | undefined;

/**
 * Returns all rules. The first call takes some 300 ms to load them, which nothing else in this thread needs.
 */
export function knownRules(): Promise<readonly RuleInfo[]> {
  known ??= loadRules();
  return known;
}

async function loadRules(): Promise<readonly RuleInfo[]> {
  const { listRules } = await import('@inkstone/proofread/list-rules');
  return listRules(readEnglish(englishFolder));
}
