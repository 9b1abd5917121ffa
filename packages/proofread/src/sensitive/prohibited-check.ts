import { hasHan } from '../text/characters.ts';
import { ownEntries } from './data/own-entries.ts';
import type { SensitiveEntry, SensitiveList } from './entry.ts';
import { compileLists, type FoundWord, type ListedEntry, ownListName } from './find-words.ts';
import { sensitiveHead } from './heads.ts';
import { isInTitle } from './is-in-title.ts';
import { judgeWord } from './judge-word.ts';

/** A prohibited word in a text. */
export interface ProhibitedWord {
  /** Id of the rule, such as `zh.sensitive-drugs`. */
  readonly ruleId: string;
  readonly start: number;
  readonly end: number;
}

/** The result of scanning a text. */
export interface ProhibitedScan {
  /** The first prohibited word; null if there is none. */
  readonly word: ProhibitedWord | null;
  /**
   * Offset up to which an unfinished text has been fully assessed: the text after it may be the start of a listed word, or a
   * listed word whose context is still incomplete.
   */
  readonly settled: number;
}

/** Finds prohibited words: offers of prohibited goods and services, and words that a list grades as errors. */
export interface ProhibitedCheck {
  /**
   * Scans a text from offset `from`, the `settled` of an earlier scan; the text before it is context only. `isOpen`: the text is not
   * finished, so a word in Latin letters at its end is not reported yet: it may be the start of a longer word.
   */
  scan(text: string, from?: number, isOpen?: boolean): ProhibitedScan;
}

/** Length of the text after a word that decides whether it is prohibited, in UTF-16 units. */
const context = 64;

/** Compiles the built-in list and further ones. Lists without entries of severity error have no effect. */
export function createProhibitedCheck(lists: readonly SensitiveList[]): ProhibitedCheck {
  const own: SensitiveList = { id: 'own', version: 1, name: ownListName, entries: ownEntries };
  const all = [own, ...lists].map((list) => ({ ...list, entries: list.entries.filter(matters) }));
  const findWords = compileLists(all);
  const isProhibited = (entry: ListedEntry) => entry.grade !== 'allow' && canBeError(entry);
  const isMeant = (word: FoundWord, text: string) => {
    if (isInTitle(text, word.start)) return false;
    const judged = judgeWord(word, text);
    return judged.isMeant && (judged.severity ?? word.entry.grade) === 'error';
  };
  return {
    scan(text, from = 0, isOpen = false) {
      const rest = text.slice(from);
      // In an unfinished text, the context matters only if a listed word was found.
      if (from > 0 && findWords(rest, ({ entry }) => isProhibited(entry)).length === 0)
        return { word: null, settled: from + findWords.beginningOfWord(rest) };
      const words = findWords(text, ({ entry, end }) => isProhibited(entry) && end > from);
      const word = words.find((one) => !(isOpen && isOpenWord(one, text)) && isMeant(one, text));
      const unsettled = words.filter(({ end }) => end > text.length - context);
      const starts = unsettled.map(({ start }) => start);
      return {
        word: word ? { ruleId: ruleIdOf(word.entry), start: word.start, end: word.end } : null,
        settled: Math.min(findWords.beginningOfWord(text), ...starts),
      };
    },
  };
}

function isOpenWord({ end }: FoundWord, text: string): boolean {
  return end === text.length && /[\p{Script=Latin}\p{N}]$/u.test(text);
}

function ruleIdOf({ category, word }: ListedEntry): string {
  return sensitiveHead(category, hasHan(word) ? 'zh' : 'en').id;
}

/** Whether an entry is relevant: a harmless phrase, or a word that can be an error. */
function matters(entry: SensitiveEntry): boolean {
  return entry.grade === 'allow' || canBeError(entry);
}

function canBeError({ kind, grade }: SensitiveEntry): boolean {
  return kind === undefined ? grade === 'error' : kind === 'offer' || kind === 'goods';
}
