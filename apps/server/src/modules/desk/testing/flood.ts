import { type Random, randomInt } from '@inkstone/kernel';
import { readTexts } from './by-hand.ts';
import { chance, digits, letters, type Post, pick } from './spam-posts.ts';

/**
 * Variations of texts of `training/evaluation/spam`, as people send them: other numbers, another end, another sender each time, a
 * minute to fill in the form.
 */
export function makeFlood(
  random: Random,
  files: Parameters<typeof readTexts>[0][],
  count: number,
  addresses: readonly string[],
): Post[] {
  const texts = files.flatMap((file) => readTexts(file, 'spam'));
  const ends = ['', '', ' Thanks.', '，谢谢', ' Best regards', '!'];
  return Array.from({ length: count }, (_, at) => ({
    ...{ name: 'A. Sender', company: '', website: '', fillTime: 45_000 + randomInt(random, 60_000) },
    email: `u${at}@${pick(random, ['gmail.com', 'qq.com', 'outlook.com', '163.com'])}`,
    address: pick(random, addresses),
    text:
      pick(random, texts).replace(/\d{2,}/gu, (number) => digits(random, number.length)) +
      pick(random, ends) +
      (chance(random, 50) ? ` ${letters(random, 4)}` : ''),
  }));
}
