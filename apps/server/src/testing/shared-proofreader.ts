import { existsSync } from 'node:fs';
import { createServerProofreader } from '../modules/assist/index.ts';
import type { Proofreader } from '../ports/proofreader.ts';

/** Shared proofreaders by the folder in which no language pack of Chinese is. */
const shared = new Map<string, Proofreader>();

/**
 * Returns a proofreader for a test server. Without a language pack of Chinese, all servers of a worker share one, because each
 * of its threads takes a second of processor time to load its data. Closing the shared one does nothing; it does not keep
 * the worker running.
 */
export function testProofreader(languagePack: string): Proofreader {
  if (existsSync(languagePack)) return createServerProofreader(languagePack);
  const proofreader = shared.get(languagePack) ?? createServerProofreader(languagePack);
  shared.set(languagePack, proofreader);
  return { ...proofreader, close: async () => undefined };
}
