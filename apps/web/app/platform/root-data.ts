import type { Locale } from '@inkstone/phrases';
import { useRouteLoaderData } from 'react-router';
import { isShell } from './app-shell.ts';
import { shellData } from './shell-data.ts';
import type { Theme } from './theme.ts';

/** Data about the request that every page has. */
export interface RootData {
  readonly locale: Locale;
  /** The saved theme; undefined follows the system setting. */
  readonly theme: Theme | undefined;
  readonly isSignedIn: boolean;
  /** The public URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** On one of the operator's other domains: the primary domain, which has the session; otherwise null. */
  readonly signInAt: string | null;
  /** Whether any failure to fetch the profile signs the user out. */
  readonly signsOutOnFailure: boolean;
  /** Whether this is the app shell, which does not know the language of the page that starts from it. */
  readonly isShell: boolean;
  /** Whether payments are simulated. */
  readonly hasSimulator: boolean;
  /** By how much the simulator has moved the server's clock forward, in ms; 0 without it. */
  readonly clockAhead: number;
  /** Whether analytics is on. */
  readonly hasAnalytics: boolean;
  /** Whether the URL names a permitted embedding site. */
  readonly hasEmbedder: boolean;
  readonly nonce: string;
}

/** Undefined only while an error of the root route is shown. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<RootData>('root');
  return data && isShell() ? { ...data, ...shellData() } : data;
}

/** By how much the server's clock is ahead of the browser's, in ms: moved by the simulator; otherwise 0. */
export function useClockAhead(): number {
  return useRootData()?.clockAhead ?? 0;
}
