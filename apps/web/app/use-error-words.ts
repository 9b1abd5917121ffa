import { useTranslations } from 'use-intl';
import { refusalOf } from './call.ts';

/** Gives the words of whatever an operation failed with. */
export function useErrorWords(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    const { code, params } = refusalOf(error);
    // Which values a code mentions is known where it is thrown, not here.
    const words = t as unknown as (key: string, values: typeof params) => string;
    return words(code, params);
  };
}
