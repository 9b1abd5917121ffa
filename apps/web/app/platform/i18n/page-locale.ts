import { defaultLocale, isLocale, type Locale } from '@inkstone/phrases';
import { useParams } from 'react-router';
import { useRootData } from '../root-data.ts';
import { localePath } from './resolve-locale.ts';

/** The page's language: the prefix of its path, otherwise the one that the server determined. */
export function usePageLocale(): Locale {
  const { lang = '' } = useParams();
  const data = useRootData();
  if (isLocale(lang)) return lang;
  return data?.locale ?? defaultLocale;
}

/** Returns a function that localizes paths: `path('/login')` → `/fr/login`. */
export function useLocalePath(): (path: string) => string {
  const locale = usePageLocale();
  return (path) => localePath(locale, path);
}
