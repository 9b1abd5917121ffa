import { useTranslations } from 'use-intl';
import type { PageRefusal } from './file-share.ts';

/** Returns a function that translates a refusal in the data of a page. */
export function useRefusalText(): (refused: PageRefusal) => string {
  const t = useTranslations('errors');
  // The parameters of an error message are known only where the error is thrown.
  const words = t as unknown as (key: string, values: PageRefusal['params']) => string;
  return ({ code, params }) => words(code, params);
}
