import type { TranslationLanguage } from '@inkstone/contracts/translation';
import { detectLanguage, type TranslationDirection } from '@inkstone/translate';
import type { Draft } from '../../../shared/translation/kept-draft.ts';
import { isOpen, type Sheet, sourceText, withoutTargets } from '../../../shared/translation/sheet.ts';

/** Returns the other of the two languages. */
export const otherLanguage = { zh: 'en', en: 'zh' } as const satisfies Record<
  TranslationLanguage,
  TranslationLanguage
>;

/** Returns the direction of a draft; null while its language is unknown. */
export function directionOf({ from, to, sheet }: Draft): TranslationDirection | null {
  // A partly translated text keeps its direction while it is edited.
  if (to !== null && sheet.pairs.some((pair) => pair.target !== '' && !isOpen(pair)))
    return { from: otherLanguage[to], to };
  const given = from === 'auto' ? detectLanguage(sourceText(sheet)) : from;
  return given === null ? null : { from: given, to: otherLanguage[given] };
}

/** Returns a draft with another sheet. Translations into another language than the current one are removed. */
export function withSheet(draft: Draft, sheet: Sheet): Draft {
  const to = directionOf({ ...draft, sheet })?.to ?? null;
  return { ...draft, to, sheet: draft.to !== null && to !== draft.to ? withoutTargets(sheet) : sheet };
}

/** Returns a draft whose text is in the given language; `auto` detects it. */
export function withLanguage(draft: Draft, from: Draft['from']): Draft {
  const to = directionOf({ from, to: null, sheet: draft.sheet })?.to ?? null;
  return { from, to, sheet: to === draft.to ? draft.sheet : withoutTargets(draft.sheet) };
}
