import { defaultLocale, isLocale, type Locale } from '@inkstone/phrases';
import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router';
import { useRootData } from '../root-data.ts';
import { isChineseOnly, localePath } from './resolve-locale.ts';

/**
 * The page's language: Chinese for pages that exist only in Chinese, otherwise the prefix of the path, otherwise the one that the
 * server determined.
 */
export function usePageLocale(): Locale {
  const { lang = '' } = useParams();
  const { pathname } = useLocation();
  const data = useRootData();
  if (isChineseOnly(pathname)) return 'zh';
  if (isLocale(lang)) return lang;
  return data?.locale ?? defaultLocale;
}

/** Returns a function that localizes paths: `path('/login')` → `/fr/login`. It changes only with the language. */
export function useLocalePath(): (path: string) => string {
  const locale = usePageLocale();
  return useCallback((path) => localePath(locale, path), [locale]);
}
