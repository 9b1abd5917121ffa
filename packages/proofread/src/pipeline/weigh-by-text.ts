import type { Span } from '@inkstone/kernel';
import { languageOfRule } from '../rules/rule.ts';
import { scaleOdds } from '../scale-odds.ts';
import { hasHan } from '../text/characters.ts';
import { credibleOf, type PlacedFinding } from './make-lints.ts';
import { countOldForms, expectedRate, isOldProse, type TextEvidence, type Writers } from './text-evidence.ts';

/**
 * Error rate prior for writers of Chinese, and the length of the posts on which the model was calibrated.
 * Fitted on CSCD-NS dev and all native texts of `training/evaluation/fetch-native.ts`, without held-out
 * data.
 */
const writers: Writers = { mistakes: 1, length: 150 };
const usualRate = expectedRate(writers, 0, 60);
/** Weight of a guess as evidence, relative to its credibility. */
const guessWeight = 0.3;
/** Maximum gain, regardless of the number of mistakes. */
const maxGain = 0.3;
const maxCredible = 0.94;
/** Reduction of a guess's log-odds if its words occur elsewhere in the text. */
const forRepeated = 1;
/** Reduction if the text is old; rules for modern spelling are more certain and lose more. */
const forOldProse = 2;
const forOldSpelling = 3;
/** Maximum number of findings; a text with more is not prose. */
const maxFindings = 1000;

const mistaken = new Set(['spelling', 'grammar', 'word-choice']);

/** Evidence of a paragraph and its findings. */
export function evidenceOf(text: string, placed: readonly PlacedFinding[]): TextEvidence {
  if (!hasHan(text)) return { characters: 0, mistakes: 0, oldForms: 0 };
  return {
    characters: text.length,
    mistakes: placed.reduce((sum, one) => sum + mistakesIn(one), 0),
    oldForms: countOldForms(text),
  };
}

/** A text of several paragraphs, as context of one of them. */
export interface WholeText {
  readonly text: string;
  /** Evidence of all paragraphs, including the one being weighted. */
  readonly evidence: TextEvidence;
}

/**
 * Adjusts the credibility of Chinese model guesses by the whole text: higher the more mistakes it has for its
 * length, much lower in old prose and for repeated words. A single guess in a long careful text is
 * suppressed; the same guess in a text full of mistakes is kept. Chinese word rules are also less credible in
 * old prose.
 */
export function weighByText(
  paragraph: string,
  placed: readonly PlacedFinding[],
  { text, evidence }: WholeText,
): readonly PlacedFinding[] {
  const isOld = isOldProse(evidence);
  if (placed.length > maxFindings || !placed.some((one) => isFromModel(one) || (isOld && isOfWords(one)))) {
    return placed;
  }
  return placed.map((one) => {
    if (!isFromModel(one)) return isOld && isOfWords(one) ? shifted(one, -forOldSpelling) : one;
    const rate = expectedRate(writers, Math.max(0, evidence.mistakes - mistakesIn(one)), evidence.characters);
    const gain = Math.min(maxGain, Math.log(rate / usualRate));
    const loss = (isOld ? forOldProse : 0) + (isRepeated(paragraph, one.span, text) ? forRepeated : 0);
    return shifted(one, gain - loss);
  });
}

/** Returns the finding with its log-odds changed by `gain`. */
function shifted(one: PlacedFinding, gain: number): PlacedFinding {
  const credible = Math.min(maxCredible, scaleOdds(credibleOf(one), Math.exp(gain)));
  return { span: one.span, finding: { ...one.finding, credible } };
}

function isFromModel({ finding }: PlacedFinding): boolean {
  return finding.rule.source === 'model';
}

/** Whether the finding is from a Chinese rule for wrong words or constructions. */
function isOfWords({ finding: { rule } }: PlacedFinding): boolean {
  return languageOfRule(rule) === 'zh' && rule.source !== 'model' && mistaken.has(rule.category);
}

function mistakesIn(one: PlacedFinding): number {
  if (isFromModel(one)) return guessWeight * credibleOf(one);
  return isOfWords(one) ? credibleOf(one) : 0;
}

/** Whether the found text occurs a second time with the same left or right neighbour. */
function isRepeated(paragraph: string, { start, end }: Span, text: string): boolean {
  const before = start > 0 && hasHan(paragraph.charAt(start - 1)) ? paragraph.slice(start - 1, end) : '';
  const after = hasHan(paragraph.charAt(end)) ? paragraph.slice(start, end + 1) : '';
  return [before, after].some((part) => part !== '' && text.indexOf(part) !== text.lastIndexOf(part));
}
