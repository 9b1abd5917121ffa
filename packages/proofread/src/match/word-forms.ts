import { gerundOf, participleOf, pastOf, type Tag, thirdPersonOf } from '@inkstone/english';
import type { TaggedWord } from '../text/tagged-words.ts';

type Word = Pick<TaggedWord, 'base'>;

/** Returns the base form of a word that can be a verb; null for others. */
export const baseForm = ({ base }: Word): string | null => base;

/** Returns the base form of a word in an inflected form that is not itself a base form; null for others. */
export const baseOfInflected = ({
  base,
  lower,
  tags,
}: Pick<TaggedWord, 'base' | 'lower' | 'tags'>): string | null =>
  base === lower || tags.includes('VB') ? null : base;

/** Returns the third person singular of a verb; null for other words. */
export const thirdForm = ({ base }: Word): string | null => (base === null ? null : thirdPersonOf(base));

/** Returns the past form of a verb; null for other words. */
export const pastForm = ({ base }: Word): string | null => (base === null ? null : pastOf(base));

/** Returns the past participle of a verb; null for other words. */
export const participleForm = ({ base }: Word): string | null => (base === null ? null : participleOf(base));

/** Returns the gerund of a verb; null for other words. */
export const gerundForm = ({ base }: Word): string | null => (base === null ? null : gerundOf(base));

/** Whether the word can only be a verb form. */
export function isOnlyVerb({ tags }: TaggedWord): boolean {
  return tags.length > 0 && tags.every((tag) => tag.startsWith('VB'));
}

/** Whether the word is most often a base form. */
export function isBaseFirst({ tags }: TaggedWord): boolean {
  return tags[0] === 'VB' || tags[0] === 'VBP';
}

/** Whether the word can have one of these tags. */
export function canBe({ tags }: TaggedWord, ...wanted: readonly Tag[]): boolean {
  return tags.some((tag) => wanted.includes(tag));
}

/** Whether the clause ends here: the end of the sentence or a punctuation mark. */
export function isEnd(word: TaggedWord | undefined): boolean {
  return word === undefined || ['.', ',', ':', ')', '"'].includes(word.tag);
}

/** Parses words separated by spaces into a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/**
 * Parses words with their replacements. A map, because words such as `constructor` are properties of every
 * object.
 */
export function wordMap(pairs: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(pairs));
}

/** The singular forms of the auxiliaries, and the plural ones. */
export const singularOfVerb = wordMap({ are: 'is', were: 'was', have: 'has', do: 'does' });
export const pluralOfVerb = wordMap({ is: 'are', was: 'were', has: 'have', does: 'do' });
