import { type DownloadView, downloadPlatforms } from '@inkstone/contracts/site/downloads';
import { isForLanguage } from '@inkstone/domain/site';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import { type EntryOf, shownEntries } from '../entries/shown-entries.ts';
import { siteFileUrl } from '../entries/site-files.ts';
import { downloadsOf } from './downloads.ts';

/**
 * Returns the current downloads for readers of a language, in the order of the page: for each platform the
 * entry of staff that started last, otherwise the file of the operator's folder.
 */
export async function shownDownloads(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  language: Locale,
): Promise<DownloadView[]> {
  const entries = (await shownEntries(deps, 'download')).filter(({ content }) =>
    isForLanguage(content.languages, language),
  );
  // A faulty list of the folder is reported by /readyz; entries of staff do not depend on it.
  const folder = await downloadsOf(deps.config).catch((error: unknown) => {
    if (entries.length === 0) throw error;
    return [];
  });
  return downloadPlatforms.flatMap((platform) => {
    const entry = entries.find(({ content }) => content.platform === platform);
    const ofFolder = folder.find(({ view }) => view.platform === platform)?.view;
    return entry ? [viewOf(entry)] : ofFolder ? [ofFolder] : [];
  });
}

function viewOf({ entryId, content }: EntryOf<'download'>): DownloadView {
  const { platform, version, helpUrl, source } = content;
  if (source.kind === 'store') return { platform, version, helpUrl, url: source.url, file: null };
  return { platform, version, helpUrl, url: siteFileUrl(entryId, source.file), file: source.file };
}
