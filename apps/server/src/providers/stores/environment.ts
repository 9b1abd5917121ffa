import type { AppleStoreSettings } from '../../ports/store-config.ts';

type EnvironmentSettings = Pick<AppleStoreSettings, 'environment' | 'reviewers'>;

/**
 * Whether a purchase counts in the environment of the settings. Reviewers of a store buy in its sandbox: in production, a sandbox
 * purchase counts if the app named the account of a reviewer. `accountToken`: that account; null if it named none.
 */
export function countsIn(
  { environment, reviewers }: EnvironmentSettings,
  isSandbox: boolean,
  accountToken: string | null,
): boolean {
  if (isSandbox === (environment === 'sandbox')) return true;
  return isSandbox && accountToken !== null && reviewers?.has(accountToken) === true;
}
