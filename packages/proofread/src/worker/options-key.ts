import type { SensitiveList } from '../sensitive/entry.ts';
import type { ProofreadOptions } from '../settings.ts';

/**
 * Creates keys of options, equal for equal options. Word lists are compared by identity, because a list may
 * have 20,000 entries and every paragraph is a request; callers must reuse list objects.
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
