import { AppError } from '@inkstone/contracts';
import { type checkText as contract, maxMatches } from '@inkstone/contracts/assist/languagetool';
import { isLocale, type Locale } from '@inkstone/phrases';
import { type FormatFileReport, loadFileReportMessages } from '@inkstone/phrases/format-file-report';
import { type FormatRule, loadRuleMessages } from '@inkstone/phrases/format-rule';
import { type Lint, type ProofreadOptions, widenEmptySpan } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { type AnnotatedText, placeChange } from '../annotated-text.ts';
import { findMistakes } from '../find-mistakes.ts';
import { meterText } from '../meter-text.ts';
import { chooseRules } from './choose-rules.ts';
import { type CheckLanguage, chooseLanguage, findLanguage, languageOfText } from './languages.ts';
import { readText } from './read-text.ts';
import { kindOf } from './rule-kinds.ts';

/** Minimum confidence of findings with `level=picky`. */
const pickyThreshold = 0.3;

/** Findings mapped to the editor's text. */
export interface CheckedText {
  readonly text: AnnotatedText;
  readonly language: CheckLanguage;
  readonly detected: 'zh' | 'en';
  readonly findings: readonly PlacedLint[];
  /** Whether findings beyond `maxMatches` were left out. */
  readonly isIncomplete: boolean;
  /** In the reader's language. */
  readonly explain: FormatRule;
  readonly words: FormatFileReport;
}

/** A finding and its change to the text with markup. */
export interface PlacedLint {
  readonly lint: Lint;
  readonly change: NonNullable<ReturnType<typeof placeChange>>;
}

type Input = Parameters<UseCase<typeof contract, CheckedText>>[2];

/** Proofreads a text for an editor. Stores and logs nothing. */
export const checkText: UseCase<typeof contract, CheckedText> = async (deps, who, input) => {
  requireAccess(deps.config, who);
  const text = readText(input);
  requireShort(deps.config, text);
  const language = chooseLanguage(input.language, input.preferredVariants, text.plain);
  const detected = languageOfText(text.plain);
  const isWanted = chooseRules(input);
  await meterText(deps, who, text.plain);
  const lints = await findMistakes(deps, who, text.plain, optionsFor(input, language));
  const wanted = lints.filter(isWanted);
  // Each repeats its sentence: without a limit, the reply to a text full of mistakes takes hundreds of MB and blocks the server.
  const findings = wanted.slice(0, maxMatches).flatMap((lint): PlacedLint[] => {
    const wide = widenEmptySpan(lint, text.plain);
    const change = placeChange(text, wide);
    return change === null ? [] : [{ lint: wide, change }];
  });
  const locale = readerLanguage(input, language, who);
  const [explain, words] = await Promise.all([loadRuleMessages(locale), loadFileReportMessages(locale)]);
  const isIncomplete = wanted.length > maxMatches;
  return { text, language, detected, findings, isIncomplete, explain, words };
};

function requireAccess({ hasOpenChecks }: Deps['config'], who: Who): void {
  if (who.kind === 'visitor' && !hasOpenChecks) throw new AppError('api_key_required');
}

function requireShort({ checkCharacters }: Deps['config'], { full, plain }: AnnotatedText): void {
  if (Math.max(full.length, plain.length) > checkCharacters)
    throw new AppError('text_too_long', { limit: checkCharacters });
}

/**
 * Both languages are always checked; the declared one selects the English variant. But `en-US` is the default
 * of clients without a choice: it selects the variant only with `level=picky`.
 */
function optionsFor(input: Input, { english }: CheckLanguage): ProofreadOptions {
  const variants = input.preferredVariants.map(findLanguage).map((each) => each?.english ?? null);
  const isPicky = input.level === 'picky';
  const chosenVariant = english ?? variants.find((variant) => variant !== null) ?? null;
  return {
    ...(chosenVariant && (chosenVariant !== 'US' || isPicky) && { english: chosenVariant }),
    ...(isPicky && { threshold: pickyThreshold }),
    ...documentKindOf(input),
    ...(input.sensitiveGroups && { sensitive: { categories: input.sensitiveGroups } }),
    ...(input.disabledRules.length > 0 && { disabledRules: input.disabledRules }),
    ...(input.enabledRules.length > 0 && { enabledRules: input.enabledRules }),
  };
}

/** The text is an official document if the client enables that category, and none if it disables it. */
function documentKindOf({ enabledCategories, disabledCategories }: Input): ProofreadOptions {
  const { id } = kindOf('official');
  if (enabledCategories.includes(id)) return { documentKind: 'official' };
  return disabledCategories.includes(id) ? { documentKind: 'other' } : {};
}

/** Returns the reader's language if stated, else that of the text. */
function readerLanguage(input: Input, language: CheckLanguage, { origin }: Who): Locale {
  const motherTongue = input.motherTongue?.toLowerCase();
  if (motherTongue !== undefined) {
    const known = findLanguage(motherTongue)?.locale ?? motherTongue.split(/[-_]/)[0] ?? '';
    if (isLocale(known)) return known;
  }
  const isAuto = input.language.trim().toLowerCase() === 'auto';
  return (isAuto && origin.askedLocale) || language.locale;
}
