import type { Stretch } from '../pipeline/prepare-paragraph.ts';
import type { RuleFinding } from '../pipeline/run-rules.ts';
import type { Settings } from '../settings.ts';
import { hasHan } from '../text/characters.ts';
import { advertisingContext } from './advertising-context.ts';
import { starterEntries } from './data/starter.ts';
import { defaultSensitiveCategories, type SensitiveCategory } from './entry.ts';
import { compileLists, type Disguise, type FoundWord } from './find-words.ts';
import { sensitiveHead } from './heads.ts';
import { findPrivateNumbers, type PrivateNumber } from './private-numbers.ts';

/** Finds what lists warn of in a paragraph whose code, addresses and the like are hidden. */
export type SensitiveCheck = (paragraph: Stretch) => RuleFinding[];

/** How sure a finding is when the word was hidden in this way, as a share of what it is else. */
const sureness: Record<Disguise, number> = {
  none: 1,
  filler: 0.9,
  traditional: 0.95,
  split: 0.9,
  sound: 0.7,
};

/** Compiles the lists that the settings name. */
export function createSensitiveCheck(settings: Settings): SensitiveCheck {
  const { categories = defaultSensitiveCategories, lists = [] } = settings.sensitive;
  const starter = starterEntries.filter(({ category }) => categories.includes(category));
  const findWords = compileLists([{ id: 'starter', version: 1, name: '', entries: starter }, ...lists]);
  const isOn = ({ rule }: RuleFinding) =>
    !settings.disabledRules.includes(rule.id) &&
    (settings.language === 'auto' || rule.id.startsWith(settings.language));
  return ({ text }) =>
    [
      ...findWords(text).flatMap((word) => describeWord(word, text)),
      ...findPrivateNumbers(text).flatMap((number) => describeNumber(number, categories)),
    ].filter(isOn);
}

function describeWord({ entry, start, end, disguise }: FoundWord, text: string): RuleFinding[] {
  if (isInTitle(text, start)) return [];
  const context = entry.category === 'advertising' ? advertisingContext(text, start, end) : null;
  const head = sensitiveHead(entry.category, hasHan(entry.word) ? 'zh' : 'en');
  const severity = entry.grade === 'allow' ? head.severity : entry.grade;
  const credible = head.credible * sureness[disguise];
  return [
    {
      rule: head,
      start,
      end,
      replacements: entry.suggestions,
      params: { word: entry.word, disguise, group: entry.group, list: entry.list, note: entry.note },
      // What the guide leaves alone is shown to those who want to see everything.
      severity: context === null ? severity : 'style',
      credible: context === null ? credible : 0.3,
    },
  ];
}

/** The name of a book, film or law is what it is. */
function isInTitle(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  return before.lastIndexOf('《') > before.lastIndexOf('》');
}

function describeNumber(
  { kind, start, end }: PrivateNumber,
  categories: readonly SensitiveCategory[],
): RuleFinding[] {
  const category = kind === 'phone' ? 'contact' : 'privacy';
  if (!categories.includes(category)) return [];
  return [{ rule: sensitiveHead(category, 'zh'), start, end, replacements: [], params: { kind } }];
}
