import { errorValues } from '@inkstone/phrases';
import { useTranslations } from 'use-intl';
import { refusalOf } from './call.ts';

/** Returns a function that translates any error of an operation. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    const { code, params } = refusalOf(error);
    // The parameters of an error message are known only where the error is thrown.
    const words = t as unknown as (key: string, values: typeof params) => string;
    return words(code, errorValues(params));
  };
}
