import type { Locale } from '@inkstone/phrases';
import { useRouteLoaderData } from 'react-router';
import { isShell } from './shell/app-shell.ts';
import { shellData } from './shell/shell-data.ts';
import type { Theme } from './shell/theme.ts';

/** What every page knows about the request that it was rendered for. */
export interface RootData {
  readonly locale: Locale;
  /** The saved choice; without one the system decides. */
  readonly theme: Theme | undefined;
  readonly isSignedIn: boolean;
  /** Where the site is reached from outside, without a trailing slash. */
  readonly baseUrl: string;
  /** On one of the operator's other domains: the first one, which knows who is signed in; else null. */
  readonly signInAt: string | null;
  /** Whether a profile that cannot be fetched ends the sign-in, whatever the reason. */
  readonly signsOutOnFailure: boolean;
  readonly nonce: string;
}

/** Undefined only while an error of the root itself is shown. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<RootData>('root');
  return data && isShell() ? { ...data, ...shellData() } : data;
}
