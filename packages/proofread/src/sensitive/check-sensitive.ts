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
import { isInTitle } from './is-in-title.ts';
import { judgeWord } from './judge-word.ts';
import { findPrivateNumbers, type PrivateNumber } from './private-numbers.ts';

/** Findings of word lists in a paragraph. */
export interface ListFindings {
  readonly findings: readonly RuleFinding[];
  /**
   * Positions of listed words without obfuscation, whether reported or not: none of them is a misspelling.
   */
  readonly words: readonly Span[];
}

/**
 * Finds listed words in a paragraph in which code, addresses and similar content are masked. `shown` is the unmasked text,
 * because contact details are addresses.
 */
export type SensitiveCheck = (paragraph: Stretch, shown: string) => ListFindings;

/** Factors of the credibility of obfuscated words. */
const disguiseFactors: Record<Disguise, number> = {
  none: 1,
  filler: 0.98,
  traditional: 0.95,
  split: 0.98,
  sound: 0.7,
  respelled: 0.98,
};
/** Credibility of words that are probably harmless in their context: shown only with a low threshold. */
const harmless = 0.3;

const languages = ['zh', 'en'] as const;

const ownList = { id: 'own', version: 1, name: ownListName, entries: ownEntries };

/** Compiles the selected lists. */
export function createSensitiveCheck(settings: Settings): SensitiveCheck {
  const { categories = defaultSensitiveCategories, lists = [] } = settings.sensitive;
  const findWords = lists.length === 0 ? findOwnWords() : compileLists([ownList, ...lists]);
  const isRequested = (category: SensitiveCategory) =>
    categories.includes(category) ||
    languages.some((one) => settings.enabledRules.includes(`${one}.sensitive-${category}`));
  const isChosen = ({ entry }: FoundWord) => entry.list !== ownListName || isRequested(entry.category);
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
      ...findPrivateNumbers(text).flatMap((number) => describeNumber(number, isRequested)),
      ...(isRequested('solicitation') ? findContactDetails(shown).map(describeContact) : []),
    ];
    return { findings: findings.filter(isOn), words };
  };
}

let ownWords: FindWords | undefined;

/** Compiles the built-in lists, once, because they are the same for all users. */
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
      credible: isMeant ? head.credible * disguiseFactors[disguise] : harmless,
    },
  ];
}

function describeNumber(
  { kind, start, end }: PrivateNumber,
  isRequested: (category: SensitiveCategory) => boolean,
): RuleFinding[] {
  const category = kind === 'phone' ? 'contact' : 'privacy';
  if (!isRequested(category)) return [];
  return [{ rule: sensitiveHead(category, 'zh'), start, end, replacements: [], params: { kind } }];
}

function describeContact({ kind, start, end }: ReturnType<typeof findContactDetails>[number]): RuleFinding {
  return { rule: sensitiveHead('solicitation', 'zh'), start, end, replacements: [], params: { kind } };
}
