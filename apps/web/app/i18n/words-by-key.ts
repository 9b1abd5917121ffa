import { useTranslations } from 'use-intl';
import type { Namespace } from './word-shelf.ts';

/** Values a message may mention. */
export type WordValues = Readonly<Record<string, string | number>>;

/**
 * Words whose key is known only while the page runs, such as those of an error's code. The compiler cannot
 * pair key and values here: use `useTranslations` wherever the key stands in the source.
 */
export function useWordsByKey(namespace: Namespace): (key: string, values?: WordValues) => string {
  const t = useTranslations(namespace);
  return t as unknown as (key: string, values?: WordValues) => string;
}
