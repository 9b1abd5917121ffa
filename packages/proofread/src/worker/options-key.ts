import type { ProofreadOptions } from '../settings.ts';

/**
 * Creates keys of options, equal for equal options. Word lists and terms are compared by identity, because a list
 * may have 20,000 entries and every paragraph is a request; callers must reuse list objects.
 */
export function createOptionsKeys(): (options: ProofreadOptions) => string {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  function numberOf(list: object): number {
    const number = numbers.get(list) ?? ++last;
    numbers.set(list, number);
    return number;
  }
  return ({ sensitive = {}, terms, ...others }) =>
    JSON.stringify([
      others,
      sensitive.categories,
      sensitive.lists?.map(numberOf),
      terms === undefined || terms.length === 0 ? 0 : numberOf(terms),
    ]);
}
