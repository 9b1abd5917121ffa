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
import { ownEntries } from './sensitive/data/own-entries.ts';
import { type SensitiveList, type SensitiveOptions, sensitiveCategories } from './sensitive/entry.ts';
import { sensitiveHeads } from './sensitive/heads.ts';
import { readSensitiveList } from './sensitive/read-list.ts';
import { type Settings, settingsOf } from './settings.ts';
import { createTermCheck } from './terms/check-terms.ts';
import type { Term } from './terms/term.ts';
import { termHeads } from './terms/term-heads.ts';
import { splitParagraphs } from './text/paragraphs.ts';

/** Description of a rule for users and for programs with rule settings. */
export interface RuleInfo {
  readonly id: string;
  readonly language: LintLanguage;
  readonly category: Category;
  readonly severity: Severity;
  readonly authority: string | null;
  /** Whether it is on by default. */
  readonly isOn: boolean;
  /** A short text that breaks the rule and its correction; null if it requires a whole document. */
  readonly example: Example | null;
  /** Its message for the first wrong example; null if the message needs more than the rule. */
  readonly brief: Explanation | null;
  readonly full: Explanation | null;
}

const usual = settingsOf({});
/** Sample of a user's list; `personal` is the name that explanations use. */
const sampleList: SensitiveList = {
  ...{ id: 'personal', version: 1, name: 'personal' },
  entries: readSensitiveList('亲们,,各位\nsynergize,,work together').entries,
};
/** Fictitious numbers: the example of GB 11643, and a number reserved for tests. */
const sampleNumbers = [
  { word: '11010519491231002X', suggestions: [] },
  { word: '13800138000', suggestions: [] },
  { word: '加微信 abc12345 领取优惠券', suggestions: [] },
];

/** Sample of a user's terms. */
const sampleTerms: readonly Term[] = [
  {
    ...{ id: 'sample', scope: 'me', partOfSpeech: 'noun', caseSensitive: false, note: '' },
    zh: { preferred: '登录', variants: [], forbidden: ['登陆'] },
    en: { preferred: 'sign-in', variants: [], forbidden: ['login'] },
  },
  {
    ...{ id: 'sample-case', scope: 'me', partOfSpeech: 'name', caseSensitive: true, note: '' },
    zh: { preferred: '数据API', variants: [], forbidden: [] },
    en: { preferred: 'Data API', variants: [], forbidden: [] },
  },
];
const sampleTermTexts = [
  '请登陆后再试。',
  '请看数据api的说明。',
  'Two logins failed.',
  'Read about the data api.',
];

/** Lists all rules available with these resources, with their messages for an example. Takes about 100 ms. */
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
      return { ...headInfo(rule), isOn: true, ...textOfRule(lint), example: differingLines(wrong, right) };
    }),
    ...sensitiveHeads.flatMap(describeList),
    ...termHeads.flatMap(describeTerms),
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
    ...textOfRule(lint),
    example: wrong === '' ? null : [wrong, right],
  };
}

/** Rules for word lists: the built-in groups, and users' own lists. */
function describeList(head: RuleHead): RuleInfo[] {
  const category = sensitiveCategories.find((one) => head.id.endsWith(`.sensitive-${one}`));
  if (category === undefined) return [];
  const sensitive: SensitiveOptions = { categories: [category], lists: [sampleList] };
  const check = createSensitiveCheck({ ...usual, sensitive });
  for (const { word, suggestions } of [...ownEntries, ...sampleList.entries, ...sampleNumbers]) {
    const text = `${word}${languageOfRule(head) === 'zh' ? '' : ' '}`;
    const span = { start: 0, end: text.length };
    const stretch = { text, span, language: languageOfRule(head) };
    const found = check(stretch, text).findings.find(({ rule }) => rule.id === head.id);
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
        isOn: category === 'listed' || (usual.sensitive.categories?.includes(category) ?? true),
        brief: { key: `${head.id}.brief`, params },
        full: { key: `${head.id}.full`, params },
        example: [word, suggestions[0] ?? word],
      },
    ];
  }
  return [];
}

/** Rules for terms of users, with a sample. */
function describeTerms(head: RuleHead): RuleInfo[] {
  const check = createTermCheck({ ...usual, terms: sampleTerms });
  const language = languageOfRule(head);
  for (const text of sampleTermTexts) {
    const stretch = { text, span: { start: 0, end: text.length }, language };
    const found = check?.(stretch).findings.find(({ rule }) => rule.id === head.id);
    if (found === undefined) continue;
    const [better = ''] = found.replacements;
    const params = { better, ...found.params };
    return [
      {
        ...headInfo(head),
        isOn: true,
        brief: { key: `${head.id}.brief`, params },
        full: { key: `${head.id}.full`, params },
        example: [text, text.slice(0, found.start) + better + text.slice(found.end)],
      },
    ];
  }
  return [];
}

function headInfo(head: RuleHead) {
  const { id, category, severity, authority } = head;
  return { id, language: languageOfRule(head), category, severity, authority };
}

function textOfRule(lint: Lint | undefined): Pick<RuleInfo, 'brief' | 'full'> {
  return { brief: lint?.brief ?? null, full: lint?.full ?? null };
}

/** Returns the lines of a document that a fix changes; null if there are none. */
function differingLines(wrong: string, right: string): Example | null {
  const [before, after] = [wrong.split('\n'), right.split('\n')];
  const at = before.findIndex((line, i) => line !== after[i]);
  if (at < 0 || before.length !== after.length) return null;
  return [before[at] ?? '', after[at] ?? ''];
}

function ignore(): void {
  // A rule that throws on its own example fails in its tests.
}
