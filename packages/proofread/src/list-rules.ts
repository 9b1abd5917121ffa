import type { Category, Explanation, Lint, LintLanguage, Severity } from './lint.ts';
import { createOfficialChecker } from './official/check-official.ts';
import { documentRules } from './official/rules.ts';
import { sampleLeaders } from './official/sample.ts';
import { checkText } from './pipeline/check-text.ts';
import { createSentenceCache } from './pipeline/sentence-cache.ts';
import type { Resources } from './resources.ts';
import { exampleCorrector } from './rules/chinese/corrections.ts';
import { rules as plainRules } from './rules/registry.ts';
import { resourceRules } from './rules/resource-rules.ts';
import { type Example, languageOfRule, type Rule, type RuleHead } from './rules/rule.ts';
import { createSensitiveCheck } from './sensitive/check-sensitive.ts';
import { starterEntries } from './sensitive/data/starter.ts';
import { sensitiveHeads } from './sensitive/heads.ts';
import { type Settings, settingsOf } from './settings.ts';
import { splitParagraphs } from './text/paragraphs.ts';

/** What is told of a rule to people and to programs that let people choose among them. */
export interface RuleInfo {
  readonly id: string;
  readonly language: LintLanguage;
  readonly category: Category;
  readonly severity: Severity;
  readonly authority: string | null;
  /** Whether it speaks when nothing is chosen. */
  readonly isOn: boolean;
  /** A short text that breaks the rule and what becomes of it; null where it takes a whole document. */
  readonly example: Example | null;
  /** What it says of its first wrong text; null where that takes more than the rule. */
  readonly brief: Explanation | null;
  readonly full: Explanation | null;
}

const usual = settingsOf({});

/** All rules that there are with these resources, each with what it says of an example. Takes some 100 ms. */
export function listRules(resources: Resources = {}): readonly RuleInfo[] {
  return [
    ...[...plainRules, ...resourceRules({ chinese: exampleCorrector, ...resources }, usual)].map((rule) =>
      describe(rule, resources),
    ),
    ...documentRules.map((rule) => {
      const settings: Settings = { ...usual, documentKind: 'official', leaders: sampleLeaders };
      const check = createOfficialChecker(settings, ignore, [rule]);
      const [wrong = '', right = ''] = rule.wrong[0] ?? [];
      const [lint] = check?.(wrong, splitParagraphs(wrong)) ?? [];
      return { ...headInfo(rule), isOn: true, ...wordsOf(lint), example: differingLines(wrong, right) };
    }),
    ...sensitiveHeads.flatMap(describeList),
  ];
}

function describe(rule: Rule, { tagger }: Resources): RuleInfo {
  const [wrong = '', right = ''] = rule.wrong[0] ?? [];
  const [lint] = checkText(
    wrong,
    {
      sentenceRules: rule.scope === 'sentence' ? [rule] : [],
      paragraphRules: rule.scope === 'paragraph' ? [rule] : [],
      cache: createSentenceCache(1),
      isExempt: () => false,
      threshold: 0,
      onFault: ignore,
      tagger,
    },
    [],
  );
  return {
    ...headInfo(rule),
    isOn: rule.isWanted?.(usual) ?? true,
    ...wordsOf(lint),
    example: wrong === '' ? null : [wrong, right],
  };
}

/** A group of the own word list; those without a word to show, such as numbers, explain themselves when found. */
function describeList(head: RuleHead): RuleInfo[] {
  const category = starterEntries.find((entry) => head.id.endsWith(`.sensitive-${entry.category}`))?.category;
  if (category === undefined) return [];
  const check = createSensitiveCheck({ ...usual, sensitive: { categories: [category] } });
  for (const { word, suggestions } of starterEntries) {
    const text = `${word}${languageOfRule(head) === 'zh' ? '' : ' '}`;
    const span = { start: 0, end: text.length };
    const found = check({ text, span, language: languageOfRule(head) }).find(
      ({ rule }) => rule.id === head.id,
    );
    if (found === undefined) continue;
    const params = {
      found: word,
      better: suggestions[0] ?? '',
      authority: head.authority ?? '',
      ...found.params,
    };
    return [
      {
        ...headInfo(head),
        isOn: usual.sensitive.categories?.includes(category) ?? true,
        brief: { key: `${head.id}.brief`, params },
        full: { key: `${head.id}.full`, params },
        example: [word, suggestions[0] ?? word],
      },
    ];
  }
  return [];
}

function headInfo(head: RuleHead) {
  const { id, category, severity, authority } = head;
  return { id, language: languageOfRule(head), category, severity, authority };
}

function wordsOf(lint: Lint | undefined): Pick<RuleInfo, 'brief' | 'full'> {
  return { brief: lint?.brief ?? null, full: lint?.full ?? null };
}

/** The lines of a document that a fix changes; null where it changes none. */
function differingLines(wrong: string, right: string): Example | null {
  const [before, after] = [wrong.split('\n'), right.split('\n')];
  const at = before.findIndex((line, i) => line !== after[i]);
  if (at < 0 || before.length !== after.length) return null;
  return [before[at] ?? '', after[at] ?? ''];
}

function ignore(): void {
  // A rule that throws on its own example fails in its tests.
}
