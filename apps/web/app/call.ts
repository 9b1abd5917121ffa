import { createHttpCall } from '@inkstone/api-client';
import { AppError, type Call } from '@inkstone/contracts';
import { defaultLocale } from '@inkstone/phrases';
import { matchLocale } from './i18n/resolve-locale.ts';
import { progress } from './shell/progress.ts';

/**
 * Calls an endpoint from the browser without touching the progress bar: for what happens by itself, such
 * as checking while somebody types. Loaders use `context.get(pageContext).call`.
 */
export const quietCall: Call = createHttpCall({
  baseUrl: '',
  language: () => matchLocale(document.documentElement.lang) ?? defaultLocale,
  renew: async () => (await import('./session/renewal.ts')).renew(),
});

/** Calls an endpoint because somebody asked for it: the progress bar shows that it runs, and if it fails. */
export const call: Call = async (endpoint, input) => {
  progress.start();
  try {
    const reply = await quietCall(endpoint, input);
    progress.finish();
    return reply;
  } catch (error) {
    progress.fail();
    throw error;
  }
};

/** The refusal behind whatever was thrown; anything unforeseen is an unknown error. */
export function refusalOf(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('unknown_error', {}, error);
}
