import {
  alternativesLightly,
  checkMeaning,
  type LightResult,
  rewriteLightly,
  verifyLocks,
} from '@inkstone/rewrite';
import type { PlannedSentence } from '../plan/plan-text.ts';
import type { LanguageData } from './language-data.ts';
import { kept, type RewrittenSentence, unchanged, type Version, withVersion } from './rewritten.ts';

/** Rewrites a sentence by rules; each change has a reason. */
export function rewriteWithoutModel(sentence: PlannedSentence, data: LanguageData): RewrittenSentence {
  if (sentence.skipped) return sentence.skipped === 'locked' ? kept(sentence, 'locked') : unchanged(sentence);
  const found = rewriteLightly(bodyOf(sentence), optionsFor(sentence, data));
  if (found.changes.length === 0) return unchanged(sentence);
  const version = checked(sentence, found, data);
  return version ? withVersion(sentence, version) : kept(sentence, 'locks');
}

/** Returns up to three versions of a sentence, by rules. */
export function findVersionsWithoutModel(sentence: PlannedSentence, data: LanguageData): Version[] {
  if (sentence.skipped) return [];
  return alternativesLightly(bodyOf(sentence), optionsFor(sentence, data)).flatMap((found) => {
    const version = found.changes.length === 0 ? null : checked(sentence, found, data);
    return version ? [version] : [];
  });
}

function bodyOf({ original, core }: PlannedSentence): string {
  return original.slice(core.start, core.end);
}

function optionsFor({ language, locks }: PlannedSentence, data: LanguageData) {
  return { language, locks, resources: data };
}

/** Verifies that the rules have respected all locks. */
function checked(
  sentence: PlannedSentence,
  { text, changes }: LightResult,
  data: LanguageData,
): Version | null {
  const body = bodyOf(sentence);
  if (verifyLocks(body, text, sentence.locks) !== null) return null;
  const { verdict } = checkMeaning(body, text, { language: sentence.language, resources: data });
  return { text, changes, meaning: verdict };
}
