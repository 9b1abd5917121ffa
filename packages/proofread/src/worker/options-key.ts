import type { SensitiveList } from '../sensitive/entry.ts';
import type { ProofreadOptions } from '../settings.ts';

/**
 * Names options: the same name where they say the same. Word lists are known by identity, as a list may have 20,000
 * entries and a page asks for every paragraph; whoever reads lists keeps what was read.
 */
export function createOptionsKeys(): (options: ProofreadOptions) => string {
  const numbers = new WeakMap<SensitiveList, number>();
  let last = 0;
  function numberOf(list: SensitiveList): number {
    const number = numbers.get(list) ?? ++last;
    numbers.set(list, number);
    return number;
  }
  return ({ sensitive = {}, ...others }) =>
    JSON.stringify([others, sensitive.categories, sensitive.lists?.map(numberOf)]);
}
