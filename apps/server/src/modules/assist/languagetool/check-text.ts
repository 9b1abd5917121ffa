import { AppError } from '@inkstone/contracts';
import type { checkText as contract } from '@inkstone/contracts/languagetool';
import { isLocale, type Locale } from '@inkstone/phrases';
import { type FormatRule, loadRuleWords } from '@inkstone/phrases/format-rule';
import { type Lint, type ProofreadOptions, widenEmptySpan } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../http/route.ts';
import type { Who } from '../../../http/who.ts';
import { type AnnotatedText, placeChange } from '../annotated-text.ts';
import { findMistakes } from '../find-mistakes.ts';
import { chooseRules } from './choose-rules.ts';
import { type CheckLanguage, chooseLanguage, findLanguage, mainLanguage } from './languages.ts';
import { readText } from './read-text.ts';

/** How credible a finding must be for a client that wants to hear of everything. */
const pickyThreshold = 0.3;

/** What was found, at its places in the editor's text. */
export interface Checked {
  readonly text: AnnotatedText;
  readonly language: CheckLanguage;
  readonly detected: 'zh' | 'en';
  readonly findings: readonly PlacedLint[];
  /** In the language that the reader wants. */
  readonly explain: FormatRule;
}

/** A finding and its change to the text with markup. */
export interface PlacedLint {
  readonly lint: Lint;
  readonly change: NonNullable<ReturnType<typeof placeChange>>;
}

type Input = Parameters<UseCase<typeof contract, Checked>>[2];

/** Proofreads a text for an editor. Writes nothing, neither to the database nor to the log. */
export const checkText: UseCase<typeof contract, Checked> = async (deps, who, input) => {
  requireAccess(deps.config, who);
  const text = readText(input);
  requireShort(deps.config, text);
  const language = chooseLanguage(input.language, input.preferredVariants, text.plain);
  const detected = mainLanguage(text.plain);
  const isWanted = chooseRules(input);
  const lints = await findMistakes(deps, who, text.plain, optionsFor(input, language));
  const findings = lints.filter(isWanted).flatMap((lint): PlacedLint[] => {
    const wide = widenEmptySpan(lint, text.plain);
    const change = placeChange(text, wide);
    return change === null ? [] : [{ lint: wide, change }];
  });
  const explain = await loadRuleWords(readerLanguage(input, language, who));
  return { text, language, detected, findings, explain };
};

function requireAccess({ hasOpenChecks }: Deps['config'], who: Who): void {
  if (who.kind === 'visitor' && !hasOpenChecks) throw new AppError('api_key_required');
}

function requireShort({ checkCharacters }: Deps['config'], { full, plain }: AnnotatedText): void {
  if (Math.max(full.length, plain.length) > checkCharacters)
    throw new AppError('text_too_long', { limit: checkCharacters });
}

/**
 * Both languages are always checked; the one declared says whose spelling English follows. But `en-US` is what
 * programs send where nobody has chosen: it counts for the spelling only when asked to be picky.
 */
function optionsFor(input: Input, { english }: CheckLanguage): ProofreadOptions {
  const variants = input.preferredVariants.map(findLanguage).map((each) => each?.english ?? null);
  const isPicky = input.level === 'picky';
  const wanted = english ?? variants.find((variant) => variant !== null) ?? null;
  return {
    ...(wanted && (wanted !== 'US' || isPicky) && { english: wanted }),
    ...(isPicky && { threshold: pickyThreshold }),
    ...(input.disabledRules.length > 0 && { disabledRules: input.disabledRules }),
    ...(input.enabledRules.length > 0 && { enabledRules: input.enabledRules }),
  };
}

/** The reader's own language where it is told, else that of the text. */
function readerLanguage(input: Input, language: CheckLanguage, { origin }: Who): Locale {
  const tongue = input.motherTongue?.toLowerCase();
  if (tongue !== undefined) {
    const known = findLanguage(tongue)?.locale ?? tongue.split(/[-_]/)[0] ?? '';
    if (isLocale(known)) return known;
  }
  const isAuto = input.language.trim().toLowerCase() === 'auto';
  return (isAuto && origin.askedLocale) || language.locale;
}
