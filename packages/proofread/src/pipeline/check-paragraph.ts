import type { Tagger } from '@inkstone/english';
import { type Span, shift } from '@inkstone/kernel';
import { minCredible } from '../levels.ts';
import type { Lint } from '../lint.ts';
import type { Rule } from '../rules/rule.ts';
import type { SensitiveCheck } from '../sensitive/check-sensitive.ts';
import type { CheckMode } from '../settings.ts';
import type { TermCheck } from '../terms/check-terms.ts';
import type { IsExempt } from './exempt-words.ts';
import { credibleOf, makeLints, type PlacedFinding } from './make-lints.ts';
import { prepareParagraph, type Stretch } from './prepare-paragraph.ts';
import { resolveFindings } from './resolve-findings.ts';
import { type OnRuleFault, type RuleFinding, runRules } from './run-rules.ts';
import type { SentenceCache } from './sentence-cache.ts';
import { sumOfEvidence, type TextEvidence } from './text-evidence.ts';
import { evidenceOf, type WholeText, weighByText } from './weigh-by-text.ts';
import { weighGuesses } from './weigh-guesses.ts';

/** Dependencies of a check. */
export interface Checkers {
  readonly sentenceRules: readonly Rule[];
  readonly paragraphRules: readonly Rule[];
  readonly cache: SentenceCache<readonly RuleFinding[]>;
  readonly isExempt: IsExempt;
  readonly threshold: number;
  /** Default `normal`. */
  readonly mode?: CheckMode;
  readonly onFault: OnRuleFault;
  readonly tagger?: Tagger | undefined;
  /** Finds words of sensitive word lists; absent if no list is active. */
  readonly findListed?: SensitiveCheck;
  /** Checks the terms of the user; absent if there are none. */
  readonly findTerms?: TermCheck | undefined;
}

/** A checked paragraph whose findings have not been weighted by the whole text yet. */
export interface CheckedDraft {
  readonly text: string;
  readonly evidence: TextEvidence;
  /** Returns the findings to show, weighted by the text that contains the paragraph. */
  finish(whole: WholeText): Lint[];
}

/** Returns all findings of a single paragraph. */
export function checkParagraph(text: string, checkers: Checkers): Lint[] {
  return checkTogether([text], checkers)[0] ?? [];
}

/** Returns the findings of paragraphs of one text, weighted by the whole text. */
export function checkTogether(texts: readonly string[], checkers: Checkers): Lint[][] {
  return finishDrafts(texts.map((text) => draftParagraph(text, checkers)));
}

/** Finishes the drafts of all paragraphs of a text together. */
export function finishDrafts(drafts: readonly CheckedDraft[]): Lint[][] {
  const whole = {
    text: drafts.map(({ text }) => text).join('\n'),
    evidence: sumOfEvidence(drafts.map(({ evidence }) => evidence)),
  };
  return drafts.map((draft) => draft.finish(whole));
}

/** Runs all checks on one paragraph: the whole pipeline except its last steps. */
export function draftParagraph(text: string, checkers: Checkers): CheckedDraft {
  const paragraph = prepareParagraph(text);
  const listed = checkers.findListed?.(paragraph.whole, text);
  const terms = checkers.findTerms?.(paragraph.whole);
  const ofRules = [
    ...paragraph.sentences
      .flatMap((sentence) => place(sentence, checkSentence(sentence, checkers)))
      .filter((one) => !changesListedWord(one, listed?.words ?? [])),
    ...place(paragraph.whole, runRules(checkers.paragraphRules, paragraph.whole, checkers)),
  ];
  const found = [
    ...place(paragraph.whole, terms?.findings ?? []),
    ...ofRules.filter((one) => !misspellsTerm(one, terms?.words ?? [])),
    ...place(paragraph.whole, listed?.findings ?? []),
  ];
  return {
    text,
    evidence: evidenceOf(text, found),
    finish(whole) {
      const words = text.split(/\s+/).length;
      const shown = weighByText(text, weighGuesses(found, words), whole).filter(
        (one) => credibleOf(one) >= minCredible(one.finding.rule, checkers),
      );
      return resolveFindings(makeLints(paragraph, shown).filter((lint) => !checkers.isExempt(lint, text)));
    },
  };
}

/** Whether a model reports a listed word as a mistake: such words are valid, however rare. */
function changesListedWord({ finding, span }: PlacedFinding, words: readonly Span[]): boolean {
  return (
    finding.rule.source === 'model' && words.some(({ start, end }) => span.start < end && start < span.end)
  );
}

/** Whether a term is reported as misspelled: the user has defined its spelling. */
function misspellsTerm({ finding, span }: PlacedFinding, words: readonly Span[]): boolean {
  const { category, source } = finding.rule;
  if (category !== 'spelling' && source !== 'model') return false;
  return words.some(({ start, end }) => start <= span.start && span.end <= end);
}

/**
 * Checks one sentence. The masked text is the cache key, because results depend on it; each set of options has a separate cache.
 */
function checkSentence(sentence: Stretch, checkers: Checkers): readonly RuleFinding[] {
  const known = checkers.cache.get(sentence.text);
  if (known !== undefined) return known;
  const found = runRules(checkers.sentenceRules, sentence, checkers);
  checkers.cache.set(sentence.text, found);
  return found;
}

function place(stretch: Stretch, findings: readonly RuleFinding[]): PlacedFinding[] {
  return findings.map((finding) => ({
    finding,
    span: shift({ start: finding.start, end: finding.end }, stretch.span.start),
  }));
}
