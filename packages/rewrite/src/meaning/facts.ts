import { findLocks } from '../locks/find-locks.ts';
import { lockedText } from '../locks/lock.ts';
import type { RewriteLanguage } from '../resources.ts';

/** Kinds of facts that a single word expresses. */
export type FactKind = 'number' | 'negation' | 'modal' | 'name';

/** A number, negation, modal or name of a sentence. */
export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
  /** Equal for words with the same meaning. */
  readonly key: string;
}

const englishNegation =
  /\b(?:not|no|never|none|nor|neither|nobody|nothing|without|cannot|hardly|scarcely)\b|n['’]t\b|\b(?:un(?:able|likely|necessary|clear|known)|in(?:sufficient|correct|valid|complete)|impossible|fails?|failed|lacks?|lacked)\b/gi;
const chineseNegation =
  /不(?!断|仅|但|只|管|论|同|过(?=[，,])|得不|妨|禁|少|久|由得)|未(?!来)|没有?|無|无(?!论|疑|线|人机)|非(?!常|洲|但)|勿|莫|毋|免|缺乏|难以/g;

/** Groups of modal verbs with the same strength. */
const englishModals: readonly (readonly [string, RegExp])[] = [
  [
    'must',
    /\b(?:must|shall|(?:is|are|am|was|were) (?:required|obliged) to|ha(?:s|ve|d) to|need(?:s|ed)? to)\b/i,
  ],
  [
    'may',
    /\b(?:may|might|perhaps|possibly|possible|can|could|(?:is|are|am|was|were) able to|probably|likely|potential(?:ly)?|able)\b/i,
  ],
  ['should', /\b(?:should|ought to|recommended|advised)\b/i],
];
const chineseModals: readonly (readonly [string, RegExp])[] = [
  ['must', /必须|务必|必需|须(?!知)|不得|应当|应(?![用对变付急聘届邀])|应该/],
  ['may', /可能|或许|也许|大概(?=[^率])/],
  ['can', /可以|能够|能(?![力量源效耗])|可(?=[以用见])/],
];

/** Returns the numbers, negations, modals and names of a sentence. */
export function factsOf(sentence: string, language: RewriteLanguage): Fact[] {
  return [
    ...numbersOf(sentence),
    ...negationsOf(sentence, language),
    ...modalsOf(sentence, language),
    ...namesOf(sentence, language),
  ];
}

function numbersOf(sentence: string): Fact[] {
  const spoken = findLocks(sentence)
    .filter(({ kind }) => kind === 'number' || kind === 'date' || kind === 'documentNumber')
    .map((lock) => lockedText(sentence, lock))
    .filter((text) => !/\d/.test(text));
  const digits = sentence.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return [...digits, ...spoken].map((text) => ({
    kind: 'number',
    text,
    key: `number ${text.toLowerCase()}`,
  }));
}

/** Returns the negations of a sentence. Double negations cancel out, so only whether their number is odd is compared. */
function negationsOf(sentence: string, language: RewriteLanguage): Fact[] {
  const found = sentence.match(language === 'zh' ? chineseNegation : englishNegation) ?? [];
  const [first] = found;
  return first === undefined || found.length % 2 === 0
    ? []
    : [{ kind: 'negation', text: first, key: 'negation' }];
}

function modalsOf(sentence: string, language: RewriteLanguage): Fact[] {
  return (language === 'zh' ? chineseModals : englishModals).flatMap(([name, pattern]) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found === undefined ? [] : [{ kind: 'modal' as const, text: found, key: `modal ${name}` }];
  });
}

/** Returns the names of a sentence: capitalised words that do not start it, and Latin names in Chinese. */
function namesOf(sentence: string, language: RewriteLanguage): Fact[] {
  const pattern = language === 'zh' ? /[A-Za-z][A-Za-z0-9-]+/g : /(?<=[\p{L}\d,;:)][ ])\p{Lu}[\p{L}’'-]+/gu;
  return (sentence.match(pattern) ?? [])
    .filter((text) => !/^I(?:['’]|$)/.test(text))
    .map((text) => ({ kind: 'name', text, key: `name ${text.toLowerCase()}` }));
}
