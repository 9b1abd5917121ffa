import type { Locale } from '@inkstone/phrases';
import { useRouteLoaderData } from 'react-router';
import type { Theme } from './shell/theme.ts';

/** What every page knows about the request that it was rendered for. */
export interface RootData {
  readonly locale: Locale;
  /** The saved choice; without one the system decides. */
  readonly theme: Theme | undefined;
  readonly isSignedIn: boolean;
  /** Where the site is reached from outside, without a trailing slash. */
  readonly baseUrl: string;
  readonly nonce: string;
}

/** Undefined only while an error of the root itself is shown. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}
