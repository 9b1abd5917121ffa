import { useTranslations } from 'use-intl';
import type { Namespace } from './message-cache.ts';

/** Values for the arguments of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Translations whose key is known only at run time, such as those of an error code. The compiler cannot check
 * keys and arguments here: use `useTranslations` where the key is a literal.
 */
export function useMessagesByKey(namespace: Namespace): (key: string, values?: MessageValues) => string {
  const t = useTranslations(namespace);
  return t as unknown as (key: string, values?: MessageValues) => string;
}
