import type { Lint } from './lint.ts';
import { createOfficialChecker } from './official/check-official.ts';
import {
  type CheckedDraft,
  type Checkers,
  checkParagraph,
  draftParagraph,
} from './pipeline/check-paragraph.ts';
import { checkText, checkWhole } from './pipeline/check-text.ts';
import { createExemption } from './pipeline/exempt-words.ts';
import type { OnRuleFault } from './pipeline/run-rules.ts';
import { createSentenceCache } from './pipeline/sentence-cache.ts';
import type { Resources } from './resources.ts';
import { rules as plainRules } from './rules/registry.ts';
import { resourceRules } from './rules/resource-rules.ts';
import { languageOfRule, type Rule } from './rules/rule.ts';
import { createSensitiveCheck } from './sensitive/check-sensitive.ts';
import { type ProofreadOptions, type Settings, settingsOf } from './settings.ts';
import { createTermCheck } from './terms/check-terms.ts';

/** Finds mistakes in texts. Results depend only on the text and the options. */
export interface Proofreader {
  /** Findings in one paragraph (which may contain line breaks), sorted by position, without overlaps. */
  checkParagraph(text: string): Lint[];
  /** Like `checkParagraph`, in two steps, for a paragraph of a longer text: `finishDrafts` returns the findings of all. */
  draftParagraph(text: string): CheckedDraft;
  /** Findings in a text of many paragraphs; spans refer to the whole text. */
  checkText(text: string): Lint[];
  /** The findings of `checkText` that require the whole text, for hosts that check by paragraph. */
  checkWhole(text: string): Lint[];
}

/** Dependencies that a host provides. */
export interface ProofreaderHost {
  /** Rules that need a missing resource are disabled. */
  readonly resources?: Resources;
  /** Called once per rule that throws, with its id. */
  readonly onFault?: OnRuleFault;
}

/** Creates a proofreader with the built-in rules. */
export function createProofreader(options: ProofreadOptions = {}, host: ProofreaderHost = {}): Proofreader {
  const { resources = {}, onFault } = host;
  const settings = settingsOf(options);
  const rules = [...plainRules, ...resourceRules(resources, settings)].filter((rule) => isOn(rule, settings));
  const official = createOfficialChecker(settings, once(onFault));
  const documentCheckers = official === null ? [] : [official];
  const checkers: Checkers = {
    sentenceRules: rules.filter((rule) => rule.scope === 'sentence'),
    paragraphRules: rules.filter((rule) => rule.scope === 'paragraph'),
    cache: createSentenceCache(settings.cachedSentences),
    isExempt: createExemption(settings.exemptWords),
    threshold: settings.threshold,
    mode: settings.mode,
    onFault: once(onFault),
    tagger: resources.tagger,
    findListed: createSensitiveCheck(settings),
    findTerms: createTermCheck(settings),
  };
  return {
    checkParagraph: (text) => checkParagraph(text, checkers),
    draftParagraph: (text) => draftParagraph(text, checkers),
    checkText: (text) => checkText(text, checkers, documentCheckers),
    checkWhole: (text) => checkWhole(text, checkers, documentCheckers),
  };
}

function isOn(rule: Rule, settings: Settings): boolean {
  if (settings.language !== 'auto' && languageOfRule(rule) !== settings.language) return false;
  if (settings.disabledRules.includes(rule.id)) return false;
  return rule.isWanted === undefined || rule.isWanted(settings) || settings.enabledRules.includes(rule.id);
}

function once(onFault: OnRuleFault | undefined): OnRuleFault {
  const reported = new Set<string>();
  return (ruleId, error) => {
    if (reported.has(ruleId)) return;
    reported.add(ruleId);
    onFault?.(ruleId, error);
  };
}
