import type { Tagger } from '@inkstone/english';
import { shift } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import type { Rule } from '../rules/rule.ts';
import { usualThreshold } from '../settings.ts';
import type { IsExempt } from './exempt-words.ts';
import { credibleOf, makeLints, type PlacedFinding } from './make-lints.ts';
import { prepareParagraph, type Stretch } from './prepare-paragraph.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';
import { type OnRuleFault, type RuleFinding, runRules } from './run-rules.ts';
import type { SentenceCache } from './sentence-cache.ts';
import { weighGuesses } from './weigh-guesses.ts';
import { yieldGuesses } from './yield-guesses.ts';

/** What a check is made with. */
export interface Checkers {
  readonly sentenceRules: readonly Rule[];
  readonly paragraphRules: readonly Rule[];
  readonly cache: SentenceCache<readonly RuleFinding[]>;
  readonly isExempt: IsExempt;
  readonly threshold: number;
  readonly onFault: OnRuleFault;
  readonly tagger?: Tagger | undefined;
  /** Looks for what word lists warn of; absent where no list is wanted. */
  readonly findListed?: (paragraph: Stretch) => readonly RuleFinding[];
}

/** All findings of one paragraph: the whole way of a text through the engine. */
export function checkParagraph(text: string, checkers: Checkers): Lint[] {
  const paragraph = prepareParagraph(text);
  const found = [
    ...paragraph.sentences.flatMap((sentence) => place(sentence, checkSentence(sentence, checkers))),
    ...place(paragraph.whole, runRules(checkers.paragraphRules, paragraph.whole, checkers)),
    ...place(paragraph.whole, checkers.findListed?.(paragraph.whole) ?? []),
  ];
  const words = text.split(/\s+/).length;
  const shown = yieldGuesses(weighGuesses(found, words), checkers.threshold).filter((one) =>
    isShown(one, checkers.threshold),
  );
  return resolveOverlaps(makeLints(paragraph, shown).filter((lint) => !checkers.isExempt(lint, text)));
}

/** A threshold that somebody has chosen holds for all rules alike. */
function isShown(one: PlacedFinding, threshold: number): boolean {
  const { usualLeast = threshold } = one.finding.rule;
  return credibleOf(one) >= (threshold === usualThreshold ? usualLeast : threshold);
}

/** The hidden text decides what rules find, so it is the key; options have a cache of their own. */
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
