import type { Locale } from '@inkstone/phrases';

/** Build data for the service worker, inserted by script/lib/service-worker.ts. */
export interface Build {
  /** The version of the route manifest, which every page of the build contains. */
  readonly id: string;
  /** Files that the app's pages need, cached at installation. Files in `assets/` are immutable. */
  readonly files: readonly string[];
  /** Files with the messages of each language, cached for the languages that are used in this browser. */
  readonly messages: Readonly<Record<Locale, readonly string[]>>;
  /** Files that are cached after their first use. */
  readonly later: readonly string[];
}

/** The URL of the app shell, which is served in place of every page of the app. */
export const shellPath = '/app/shell';
