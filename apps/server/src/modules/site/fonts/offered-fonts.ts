import { type FontView, fonts } from '@inkstone/contracts/site/fonts';
import { isForLanguage } from '@inkstone/domain/site';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import { shownEntries } from '../entries/shown-entries.ts';

/**
 * Returns the fonts that readers of a language can choose: those of the entry that started last, or all
 * without an entry.
 */
export async function offeredFonts(deps: Pick<Deps, 'db' | 'clock'>, language: Locale): Promise<FontView[]> {
  const entries = (await shownEntries(deps, 'font')).filter(({ content }) =>
    isForLanguage(content.languages, language),
  );
  return fonts.filter(
    ({ id }) => entries.find(({ content }) => content.font === id)?.content.isOffered ?? true,
  );
}
