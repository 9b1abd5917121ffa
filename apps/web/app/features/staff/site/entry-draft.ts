import { fonts } from '@inkstone/contracts/site/fonts';
import type { SiteEntryContent, SiteEntryKind } from '@inkstone/contracts/staff/site';

/** Content of one kind. */
export type ContentOf<Kind extends SiteEntryKind> = Extract<SiteEntryContent, { kind: Kind }>;

/** The fields of one kind of entry. */
export interface FieldsProps<Kind extends SiteEntryKind> {
  content: ContentOf<Kind>;
  onChange: (content: ContentOf<Kind>) => void;
}

/** Initial values of a new entry. */
export function emptyContent(kind: SiteEntryKind): SiteEntryContent {
  if (kind === 'banner') return { kind, href: null, texts: {} };
  if (kind === 'font') return { kind, font: fonts[0]?.id ?? '', isOffered: false, languages: [] };
  const source = { kind: 'store', url: '' } as const;
  return { kind, platform: 'mac-arm64', languages: [], version: null, helpUrl: null, source };
}

/** Whether a download has neither a file nor an address, because its file was not uploaded. */
export function lacksFile(content: SiteEntryContent): boolean {
  return content.kind === 'download' && content.source.kind === 'store' && content.source.url === '';
}
