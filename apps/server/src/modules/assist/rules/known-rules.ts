import { readFile } from 'node:fs/promises';
import { readEnglish } from '@inkstone/english/files';
import type { RuleInfo } from '@inkstone/proofread/list-rules';
import { englishFolder } from '../language-folders.ts';

let known: Promise<readonly RuleInfo[]> | undefined;

/**
 * Returns all rules. The build stores their list beside the bundle, because loading the rules takes more than a second
 * of this thread, which needs only the list. In the source tree the first call loads the rules.
 */
export function knownRules(): Promise<readonly RuleInfo[]> {
  known ??= import.meta.url.endsWith('.ts') ? loadRules() : readStored();
  return known;
}

async function readStored(): Promise<readonly RuleInfo[]> {
  return JSON.parse(await readFile(new URL('./rules.json', import.meta.url), 'utf8')) as RuleInfo[];
}

async function loadRules(): Promise<readonly RuleInfo[]> {
  const { listRules } = await import('@inkstone/proofread/list-rules');
  return listRules(readEnglish(englishFolder));
}
