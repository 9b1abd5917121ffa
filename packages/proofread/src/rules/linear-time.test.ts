import { measureWork } from '@inkstone/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { LintLanguage } from '../lint.ts';
import { adversarialUnits } from '../testing/adversarial.ts';
import { everyRule } from '../testing/every-rule.ts';
import { testResources } from '../testing/resources.ts';
import { splitSentences } from '../text/sentences.ts';
import { tagWords } from '../text/tagged-words.ts';
import { languageOfRule, type Rule, type RuleText } from './rule.ts';
import { makeRuleText } from './rule-text.ts';

/** Lengths in UTF-16 units, each twice the previous one. */
const lengths = [4096, 8192, 16_384, 32_768] as const;
/** Time in ms below which a measurement is too imprecise to compare. */
const littleWork = 40;
/**
 * Below this for the first length, the longest takes less than `littleWork` in quadratic time. Most rules take less, so that
 * the shortest text is enough: dividing texts into words takes longer than the rules.
 */
const littleOfFirst = littleWork / 64;
/** Over three doublings, linear time grows 8-fold, quadratic time 64-fold. */
const maxGrowth = 24;

const { tagger } = testResources;
const known = new Map<string, readonly RuleText[]>();

/** A text as passed to rules, whole or by sentence, already tokenised. */
function textsFor(unit: string, length: number, { scope, ...rule }: Rule): readonly RuleText[] {
  const language = languageOfRule(rule);
  const key = JSON.stringify([unit, length, scope, language]);
  const texts = known.get(key) ?? makeTexts(unit, length, scope, language);
  if (adversarialUnits.includes(unit)) known.set(key, texts);
  return texts;
}

function makeTexts(unit: string, length: number, scope: Rule['scope'], language: LintLanguage): RuleText[] {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const spans = scope === 'sentence' ? splitSentences(text) : [{ start: 0, end: length }];
  // A repeated sentence is divided into words once; the rule still checks each repetition.
  const views = new Map<string, RuleText>();
  return spans.map(({ start, end }) => {
    const sentence = text.slice(start, end);
    const view = views.get(sentence) ?? makeTaggedText(sentence, language);
    views.set(sentence, view);
    return view;
  });
}

function makeTaggedText(text: string, language: LintLanguage): RuleText {
  const tag = (own: string) => (language === 'en' && tagger ? tagWords(own, tagger) : []);
  const view = makeRuleText(text, language, tag);
  view.places('');
  return view;
}

function workOn(texts: readonly RuleText[], rule: Rule): number {
  const work = measureWork();
  for (const text of texts) Array.from(rule.find(text));
  return work();
}

/** The minimum of three runs, in ms: the first one includes one-time initialisation. */
function minWork(texts: readonly RuleText[], rule: Rule): number {
  return Math.min(...[0, 1, 2].map(() => workOn(texts, rule)));
}

describe.each(everyRule.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('takes time proportional to the length of its text', { timeout: 120_000 }, () => {
    const [shortest, , , longest] = lengths;
    for (const unit of [...adversarialUnits, ...rule.wrong.slice(0, 3).map(([wrong]) => wrong)]) {
      const short = textsFor(unit, shortest, rule);
      if (workOn(short, rule) < littleOfFirst || minWork(short, rule) < littleOfFirst) continue;
      if (workOn(textsFor(unit, longest, rule), rule) < littleWork) continue;
      const works = lengths.map((length) => minWork(textsFor(unit, length, rule), rule));
      const [first = 0, , , last = 0] = works;
      expect(last / Math.max(first, 1), `${unit}: ${works.join(', ')} ms`).toBeLessThan(maxGrowth);
    }
  });
});
