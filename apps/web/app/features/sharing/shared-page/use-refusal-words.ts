import { useTranslations } from 'use-intl';
import type { Refused } from './file-share.ts';

/** Gives the words of a refusal that came with a page. */
export function useRefusalWords(): (refused: Refused) => string {
  const t = useTranslations('errors');
  // Which values a code mentions is known where it is thrown, not here.
  const words = t as unknown as (key: string, values: Refused['params']) => string;
  return ({ code, params }) => words(code, params);
}
