import { findLocks, type Lock, type LockFault, lockedText } from '@inkstone/rewrite';
import { compareNumbers } from './numbers.ts';

const identical: readonly string[] = [
  'url',
  'email',
  'doi',
  'code',
  'formula',
  'citation',
  'documentNumber',
  'atom',
];

/**
 * Finds text that a translation must contain unchanged: addresses, code, formulas, objects, and citations and standard numbers
 * without Chinese characters. Other numbers may be written differently; their values are compared.
 */
export function translationLocks(text: string): readonly Lock[] {
  // Words in Chinese brackets are translated; as citations they would be merged with adjacent locks.
  const open = text.replace(/[（(]([^（()）\n]{0,80}\p{Script=Han}[^（()）\n]{0,80})[)）]/gu, '，$1，');
  return findLocks(open, { without: ['quotation', 'title', 'number', 'date'] }).filter((lock) => {
    const words = lockedText(text, lock);
    if (!identical.includes(lock.kind)) return false;
    if (lock.kind === 'citation' && !/^[[［(（\\]/.test(words)) return false;
    return !/\p{Script=Han}/u.test(words);
  });
}

/** Whether a lock of this kind that occurs only in the target was invented by the model. */
function isHallucinated(lock: Lock, words: string): boolean {
  if (lock.kind === 'citation') return /^[[［\\]/.test(words);
  return lock.kind === 'url' || lock.kind === 'email' || lock.kind === 'doi';
}

/**
 * Checks that locked texts and the values of numbers are preserved, and that no address or citation was added. Null without a
 * fault.
 */
export function verifyTranslation(source: string, target: string, locks: readonly Lock[]): LockFault | null {
  const missing: string[] = [];
  for (const [words, group] of Map.groupBy(locks, (lock) => lockedText(source, lock)))
    if (target.split(words).length - 1 < group.length) missing.push(words);
  const invented = findLocks(target, { without: ['quotation', 'title', 'number', 'date'] })
    .map((lock) => ({ lock, words: lockedText(target, lock) }))
    .filter(({ lock, words }) => isHallucinated(lock, words) && !source.includes(words))
    .map(({ words }) => words);
  const numbers = compareNumbers(source, target);
  missing.push(...numbers.missing.filter((number) => !missing.some((words) => words.includes(number))));
  const added = [...new Set([...invented, ...numbers.added])];
  return missing.length + added.length === 0 ? null : { missing, doubled: [], changed: [], added };
}
