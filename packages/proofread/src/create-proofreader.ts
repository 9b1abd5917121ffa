import type { Lint } from './lint.ts';
import { createOfficialChecker } from './official/check-official.ts';
import { type Checkers, checkParagraph } from './pipeline/check-paragraph.ts';
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

/** What strict mode lets pass is at least so credible. */
const nearlyCertain = 0.93;

/** Finds mistakes in texts. Answers depend on the text and the options only. */
export interface Proofreader {
  /** Findings in one paragraph (line breaks inside it are allowed), in order of place, none overlapping. */
  checkParagraph(text: string): Lint[];
  /** Findings in a text of many paragraphs; spans are places in the whole text. */
  checkText(text: string): Lint[];
  /** Those of `checkText` that only the whole text shows, for hosts that check paragraph by paragraph. */
  checkWhole(text: string): Lint[];
}

/** What a host lends to a proofreader. */
export interface ProofreaderHost {
  /** Rules that need what is not there are absent. */
  readonly resources?: Resources;
  /** Hears once of each rule that throws, by its id. */
  readonly onFault?: OnRuleFault;
}

/** Makes a proofreader of the own rules. */
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
    threshold: settings.mode === 'strict' ? Math.max(settings.threshold, nearlyCertain) : settings.threshold,
    onFault: once(onFault),
    tagger: resources.tagger,
    findListed: createSensitiveCheck(settings),
  };
  return {
    checkParagraph: (text) => checkParagraph(text, checkers),
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
