import type { LockFault } from './verify-locks.ts';

/** Maximum number of texts that are named, and their length in characters. */
const maxNamed = 5;
const nameLength = 60;

/**
 * Describes the lock faults of an answer to the model. Only masks and texts of the original are named; invented text is not
 * repeated. `addition`: the message if the answer only added something.
 */
export function nameLockFault(
  { missing, doubled, changed }: LockFault,
  language: 'zh' | 'en',
  addition: string,
): string {
  const wrong = [...missing, ...doubled, ...changed.map(({ expected }) => expected)].slice(0, maxNamed);
  if (wrong.length === 0) return addition;
  const list = wrong.map((text) => text.slice(0, nameLength)).join(language === 'zh' ? '、' : ', ');
  return language === 'zh' ? `${list} 缺失、重复或被改动` : `${list} is missing, repeated or changed`;
}
