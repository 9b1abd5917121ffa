import type { Severity } from '../lint.ts';
import { advertisingContext, isAdvertising } from './advertising-context.ts';
import type { EntryKind, SensitiveCategory } from './entry.ts';
import { type FoundWord, ownListName } from './find-words.ts';
import { signsAround, type TextSigns } from './text-signs.ts';

/** Assessment of a listed word in its context; a `severity` of null means that of its list. */
export interface WordJudgement {
  readonly isMeant: boolean;
  readonly severity: Severity | null;
}

const asListed: WordJudgement = { isMeant: true, severity: null };
const notMeant: WordJudgement = { isMeant: false, severity: null };
/** Groups that are not reported in quotations. */
const spoken: ReadonlySet<SensitiveCategory> = new Set(['insult', 'discrimination', 'wording', 'newsroom']);
const nicknameBefore = /[小老]$/;
const nicknameAfter =
  /^[王李张刘陈杨赵黄周吴徐孙胡朱郭罗梁宋郑谢韩唐冯邓曹彭曾蔡潘袁蒋沈魏吕丁方阿][^，。、\s]/;
/** Distance from a word within which its context is examined, in UTF-16 code units. */
const reach = 40;

/** Assesses a listed word by its context. */
export function judgeWord({ entry, start, end, disguise }: FoundWord, text: string): WordJudgement {
  const { category, kind, near } = entry;
  // Obfuscation shows intent.
  const isHidden = disguise !== 'none' && disguise !== 'traditional';
  if (kind !== undefined) return judgeByKind(kind, signsAround(text, start, end), isHidden);
  // Words of users' own lists are reported in every text.
  const isOwn = entry.list === ownListName;
  if (category === 'advertising') {
    const sells = !isOwn || isHidden || isAdvertising(text, start, end);
    return sells && advertisingContext(text, start, end) === null ? asListed : notMeant;
  }
  if (!isOwn) return asListed;
  // Direct speech in a story or report is not the writer's wording; 小瞎子 and 瘸子方六 are nicknames.
  if (spoken.has(category) && (isQuoted(text, start) || isNickname(text, start, end))) return notMeant;
  if (category === 'medical') return isAdvertising(text, start, end) ? asListed : notMeant;
  if (near === undefined) return asListed;
  const around = `${text.slice(Math.max(0, start - reach), start)}\ufffc${text.slice(end, end + reach)}`;
  return near.test(around) ? asListed : notMeant;
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  return (
    before.lastIndexOf('“') > before.lastIndexOf('”') || before.lastIndexOf('「') > before.lastIndexOf('」')
  );
}

function isNickname(text: string, start: number, end: number): boolean {
  return (
    end - start === 2 &&
    /[子巴]$/.test(text.slice(start, end)) &&
    (nicknameBefore.test(text.slice(Math.max(0, start - 1), start)) ||
      nicknameAfter.test(text.slice(end, end + 2)))
  );
}

function judgeByKind(kind: EntryKind, signs: TextSigns, isHidden: boolean): WordJudgement {
  const { offers, isSelling, isReporting } = signs;
  if (isReporting) return notMeant;
  switch (kind) {
    case 'offer':
      return { isMeant: true, severity: 'error' };
    case 'goods':
      return { isMeant: isSelling || offers >= (isHidden ? 1 : 2), severity: 'error' };
    case 'slang':
      return { isMeant: isSelling && offers >= 2, severity: 'warning' };
    case 'care':
      return { isMeant: true, severity: 'warning' };
  }
}
