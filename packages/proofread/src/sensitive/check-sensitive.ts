import type { Span } from '@inkstone/kernel';
import type { Stretch } from '../pipeline/prepare-paragraph.ts';
import type { RuleFinding } from '../pipeline/run-rules.ts';
import type { Settings } from '../settings.ts';
import { hasHan } from '../text/characters.ts';
import { findContactDetails } from './contact-details.ts';
import { ownEntries } from './data/own-entries.ts';
import { defaultSensitiveCategories, type SensitiveCategory } from './entry.ts';
import { compileLists, type Disguise, type FindWords, type FoundWord, ownListName } from './find-words.ts';
import { sensitiveHead } from './heads.ts';
import { judgeWord } from './judge-word.ts';
import { findPrivateNumbers, type PrivateNumber } from './private-numbers.ts';

/** What lists say of a paragraph. */
export interface Listed {
  readonly findings: readonly RuleFinding[];
  /** Where words of lists stand undisguised, whether they are warned of or not: none of them is a slip. */
  readonly words: readonly Span[];
}

/**
 * Finds what lists warn of in a paragraph whose code, addresses and the like are hidden. `shown` is the same with nothing
 * hidden: contact details are addresses.
 */
export type SensitiveCheck = (paragraph: Stretch, shown: string) => Listed;

/** How sure a finding is when the word was hidden in this way, as a share of what it is else. */
const sureness: Record<Disguise, number> = {
  none: 1,
  filler: 0.98,
  traditional: 0.95,
  split: 0.98,
  sound: 0.7,
  respelled: 0.98,
};
/** What is probably harmless where it stands is shown to those who want to see everything. */
const harmless = 0.3;

const languages = ['zh', 'en'] as const;

const ownList = { id: 'own', version: 1, name: ownListName, entries: ownEntries };

/** Compiles the lists that the settings name. */
export function createSensitiveCheck(settings: Settings): SensitiveCheck {
  const { categories = defaultSensitiveCategories, lists = [] } = settings.sensitive;
  const findWords = lists.length === 0 ? findOwnWords() : compileLists([ownList, ...lists]);
  const isAsked = (category: SensitiveCategory) =>
    categories.includes(category) ||
    languages.some((one) => settings.enabledRules.includes(`${one}.sensitive-${category}`));
  const isChosen = ({ entry }: FoundWord) => entry.list !== ownListName || isAsked(entry.category);
  const isOn = ({ rule }: RuleFinding) =>
    !settings.disabledRules.includes(rule.id) &&
    (settings.language === 'auto' || rule.id.startsWith(settings.language));
  return ({ text }, shown) => {
    const words: Span[] = [];
    const chosen = findWords(text, (word) => {
      if (word.disguise === 'none') words.push({ start: word.start, end: word.end });
      return isChosen(word);
    });
    const findings = [
      ...chosen.flatMap((word) => describeWord(word, text)),
      ...findPrivateNumbers(text).flatMap((number) => describeNumber(number, isAsked)),
      ...(isAsked('solicitation') ? findContactDetails(shown).map(describeContact) : []),
    ];
    return { findings: findings.filter(isOn), words };
  };
}

let ownWords: FindWords | undefined;

/** Compiled once: everybody's list is the same. */
function findOwnWords(): FindWords {
  ownWords ??= compileLists([ownList]);
  return ownWords;
}

function describeWord(word: FoundWord, text: string): RuleFinding[] {
  const { entry, start, end, disguise } = word;
  if (isInTitle(text, start)) return [];
  const head = sensitiveHead(entry.category, hasHan(entry.word) ? 'zh' : 'en');
  const { isMeant, severity } = judgeWord(word, text);
  const grade = severity ?? (entry.grade === 'allow' ? head.severity : entry.grade);
  return [
    {
      rule: entry.source === undefined ? head : { ...head, authority: entry.source },
      start,
      end,
      replacements: entry.suggestions,
      params: {
        ...{ word: entry.word, disguise, group: entry.group, list: entry.list, note: entry.note },
        grade: grade === 'error' ? 'prohibited' : 'care',
        hasBetter: entry.suggestions.length > 0 ? 'yes' : 'no',
        ...{ source: entry.source ?? '', hasSource: entry.source === undefined ? 'no' : 'yes' },
      },
      severity: isMeant ? grade : 'style',
      credible: isMeant ? head.credible * sureness[disguise] : harmless,
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
  isAsked: (category: SensitiveCategory) => boolean,
): RuleFinding[] {
  const category = kind === 'phone' ? 'contact' : 'privacy';
  if (!isAsked(category)) return [];
  return [{ rule: sensitiveHead(category, 'zh'), start, end, replacements: [], params: { kind } }];
}

function describeContact({ kind, start, end }: ReturnType<typeof findContactDetails>[number]): RuleFinding {
  return { rule: sensitiveHead('solicitation', 'zh'), start, end, replacements: [], params: { kind } };
}
