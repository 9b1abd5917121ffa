import { useTranslations } from 'use-intl';
import type { Namespace } from './word-shelf.ts';

/** Values for the arguments of a message. */
export type WordValues = Readonly<Record<string, string | number>>;

/**
 * Translations whose key is known only at run time, such as those of an error code. The compiler cannot check
 * keys and arguments here: use `useTranslations` where the key is a literal.
 */
export function useWordsByKey(namespace: Namespace): (key: string, values?: WordValues) => string {
  const t = useTranslations(namespace);
  return t as unknown as (key: string, values?: WordValues) => string;
}
