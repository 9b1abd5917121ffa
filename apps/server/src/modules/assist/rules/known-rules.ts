import { readEnglish } from '@inkstone/english/files';
import type { RuleInfo } from '@inkstone/proofread/list-rules';
import { englishFolder } from '../english-folder.ts';

let known: Promise<readonly RuleInfo[]> | undefined;

/** Every rule there is. The first caller waits some 300 ms for what nothing else in this thread needs. */
export function knownRules(): Promise<readonly RuleInfo[]> {
  known ??= loadRules();
  return known;
}

async function loadRules(): Promise<readonly RuleInfo[]> {
  const { listRules } = await import('@inkstone/proofread/list-rules');
  return listRules(readEnglish(englishFolder));
}
