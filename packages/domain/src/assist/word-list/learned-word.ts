import { type WordCheck, wordListLimits } from '@inkstone/contracts/assist/word-list';

/** A word to learn: the word, the mistake, and the sentence with a gap for the word. */
export interface LearnedWord {
  readonly word: string;
  readonly language: 'zh' | 'en';
  readonly wrong: string;
  readonly before: string;
  readonly behind: string;
}

/** Returns the word to learn from a finding; null if its correction is not a word. */
export function learnedWord({
  language,
  wrong,
  right,
  before,
  behind,
}: Omit<WordCheck, 'documentId' | 'finding'>) {
  const word = cleanWord(isOnlyFirst(wrong, right) ? lowerFirst(right) : right);
  if (word === null || normaliseSpaces(wrong) === normaliseSpaces(right)) return null;
  return {
    word,
    language,
    wrong: cut(normaliseSpaces(wrong), wordListLimits.word),
    ...exampleAround(before, behind),
  };
}

/** Returns a word added manually, with an example that may contain it. */
export function wordByHand(typed: string, example: string): LearnedWord | null {
  const word = cleanWord(typed);
  if (word === null) return null;
  const language = /\p{Script=Han}/u.test(word) ? 'zh' : 'en';
  const sentence = example.replace(/\s+/g, ' ');
  const at = sentence.toLowerCase().indexOf(word.toLowerCase());
  const around = at === -1 ? ['', ''] : [sentence.slice(0, at), sentence.slice(at + word.length)];
  return { word, language, wrong: '', ...exampleAround(around[0] ?? '', around[1] ?? '') };
}

/** Normalises a word or short phrase; null if it has no letter or is too long. */
export function cleanWord(raw: string): string | null {
  const word = normaliseSpaces(raw);
  return /\p{L}/u.test(word) && [...word].length <= wordListLimits.word ? word : null;
}

/** Returns the stored part of a sentence, cut on both sides of the word. */
function exampleAround(before: string, behind: string): Pick<LearnedWord, 'before' | 'behind'> {
  const flat = (text: string) => text.toWellFormed().replace(/[\s\p{Cc}]+/gu, ' ');
  const lead = [...flat(before).trimStart()];
  const tail = [...flat(behind).trimEnd()];
  const { side } = wordListLimits;
  return {
    before: lead.length > side ? `…${lead.slice(1 - side).join('')}` : lead.join(''),
    behind: tail.length > side ? `${tail.slice(0, side - 1).join('')}…` : tail.join(''),
  };
}

/** Whether two words differ only in an initial capital that is required at the start of a sentence. */
function isOnlyFirst(wrong: string, right: string): boolean {
  const [first = ''] = wrong.trim();
  return /\p{Lu}/u.test(first) && /^\s*\p{Lu}[^\p{Lu}]*$/u.test(right);
}

function lowerFirst(word: string): string {
  const text = word.trim();
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function normaliseSpaces(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function cut(text: string, limit: number): string {
  return [...text].slice(0, limit).join('');
}
