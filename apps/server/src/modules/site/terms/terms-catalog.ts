import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TermsDocument, termsDocuments } from '@inkstone/contracts/site/terms';
import type { Instant } from '@inkstone/kernel';
import { isLocale, type Locale } from '@inkstone/phrases';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { TermsCatalog, TermsVersion } from '../../../ports/terms-catalog.ts';
import { findPublished } from './store.ts';

/** A document's text: one version in one language. */
export interface TermsFile extends Pick<TermsVersion, 'version' | 'origin' | 'published'> {
  readonly document: TermsDocument;
  readonly language: Locale;
  readonly source: string;
}

/** Folder of the built-in texts: in the source tree, or beside the bundle. */
const ownFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './texts' : './terms', import.meta.url),
);

/**
 * Reads the texts of files. A document with any file in the operator's folder is taken entirely from there, so that
 * templates never mix with it. Throws a readable error for an invalid folder.
 */
export function readTermsFiles(operatorsFolder: string | null): readonly TermsFile[] {
  const given = operatorsFolder === null ? [] : readFolder(operatorsFolder, 'folder');
  const templates = readFolder(ownFolder, 'template');
  return termsDocuments.flatMap((document) => {
    const operatorFiles = given.filter((file) => file.document === document);
    return operatorFiles.length > 0 ? operatorFiles : templates.filter((file) => file.document === document);
  });
}

/**
 * Opens the catalog of the texts in files and of those published by staff, which are cached and read again
 * after a change. Versions are published before their day begins, so all processes know them in time.
 */
export async function openTermsCatalog(
  files: readonly TermsFile[],
  { db, log }: { readonly db: Pick<Database, 'sql' | 'onChange'>; readonly log: Log },
): Promise<TermsCatalog> {
  let texts = files;
  /** Sequence number of reads, so that a slow one does not overwrite a later one. */
  let readings = 0;
  const read = async () => {
    const reading = ++readings;
    const merged = mergeTexts(files, await readPublished(db));
    if (reading === readings) texts = merged;
  };
  await read();
  // After a failed read, the database announces changes again when it is reachable.
  db.onChange(
    'terms',
    () => void read().catch((error: unknown) => log.warn('published terms could not be read', { error })),
  );
  return catalogOf(() => texts);
}

async function readPublished(db: Pick<Database, 'sql'>): Promise<readonly TermsFile[]> {
  return (await findPublished(db.sql)).map(({ publishedAt: at, publishedBy: by, ...text }) => ({
    ...{ ...text, origin: 'staff', published: { at, by } },
  }));
}

/**
 * Merges the texts of files and of staff. A version of staff replaces one of files with the same day, and
 * disables the built-in templates: a template of a later release does not come into force by itself.
 */
function mergeTexts(files: readonly TermsFile[], published: readonly TermsFile[]): readonly TermsFile[] {
  const remaining = files.filter((file) => {
    const days = published.flatMap(({ document, version }) => (document === file.document ? [version] : []));
    if (file.origin === 'template') return days.every((version) => file.version < version);
    return !days.includes(file.version);
  });
  return [...published, ...remaining];
}

/** Returns the UTC day of a time, which names the version that comes into force then. */
export function dayOf(now: Instant): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Creates a catalog over the texts that `texts` returns at each call. */
export function catalogOf(texts: () => readonly TermsFile[]): TermsCatalog {
  const allVersions = (document: TermsDocument) => {
    const ofDocument = texts().filter((file) => file.document === document);
    return [...new Set(ofDocument.map(({ version }) => version))].sort().reverse();
  };
  const versionsOf = (document: TermsDocument, now: Instant) => {
    const all = allVersions(document);
    const holding = all.filter((version) => version <= dayOf(now));
    // If the clock is behind, the first version is used rather than none.
    return holding.length > 0 ? holding : all.slice(-1);
  };
  const newest = (document: TermsDocument, now: Instant) => versionsOf(document, now)[0] ?? '';
  const filesOf = (document: TermsDocument, version: string) =>
    texts().filter((file) => file.document === document && file.version === version);
  const fileFor = (document: TermsDocument, version: string, locale: Locale) => {
    const ofVersion = filesOf(document, version);
    const order: readonly Locale[] = [locale, 'en', 'zh'];
    return (
      order.flatMap((each) => ofVersion.find(({ language }) => language === each) ?? [])[0] ?? ofVersion[0]
    );
  };
  return {
    agreedVersions: (now) => ({ terms: newest('terms', now), privacy: newest('privacy', now) }),
    versionOf: newest,
    languageFor: (document, version, locale) => fileFor(document, version, locale)?.language ?? locale,
    async find({ document, language, app, version }, now) {
      const versions = versionsOf(document, now);
      const chosen = version ?? versions[0] ?? '';
      const file = fileFor(document, chosen, language);
      if (!file || !versions.includes(chosen)) return null;
      // Loaded lazily: the Markdown parser is needed by few processes, and never at start.
      const { readTerms } = await import('./read-terms.ts');
      const about = {
        document,
        version: chosen,
        language: file.language,
        isTemplate: file.origin === 'template',
      };
      return { ...about, ...readTerms(file.source, app), versions };
    },
    listVersions: (document) =>
      allVersions(document).flatMap((version) => {
        const ofVersion = filesOf(document, version);
        const [first] = ofVersion;
        if (!first) return [];
        const sources = Object.fromEntries(ofVersion.map(({ language, source }) => [language, source]));
        return [{ version, origin: first.origin, published: first.published, sources }];
      }),
  };
}

/** `privacy.2026-11-21.zh.md`; other files, such as the operator's notes, are ignored. */
const namePattern = /^([a-z]+)\.(\d{4}-\d{2}-\d{2})\.([a-z-]+)\.md$/;

function readFolder(folder: string, origin: 'template' | 'folder'): TermsFile[] {
  return readdirSync(folder).flatMap((name) => {
    const [, word = '', version = '', language = ''] = namePattern.exec(name) ?? [];
    const document = termsDocuments.find((each) => each === word);
    if (!document || !isLocale(language)) return [];
    const source = readFileSync(join(folder, name), 'utf8');
    return [{ document, version, language, origin, source, published: null }];
  });
}
