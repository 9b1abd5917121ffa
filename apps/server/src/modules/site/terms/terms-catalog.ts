import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TermsDocument, termsDocuments } from '@inkstone/contracts/site/terms';
import type { Instant } from '@inkstone/kernel';
import { isLocale, type Locale } from '@inkstone/phrases';
import type { TermsCatalog } from '../../../ports/terms-catalog.ts';

/** A document's text: one version in one language. */
interface TermsFile {
  readonly document: TermsDocument;
  readonly version: string;
  readonly language: Locale;
  readonly isTemplate: boolean;
  readonly source: string;
}

/** Folder of the built-in texts: in the source tree, or beside the bundle. */
const ownFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './texts' : './terms', import.meta.url),
);

/**
 * Reads all texts. A document with any file in the operator's folder is taken entirely from there, so that
 * versions of both sources never mix. Throws a readable error for an invalid folder.
 */
export function openTermsCatalog(operatorsFolder: string | null): TermsCatalog {
  const given = operatorsFolder === null ? [] : readFolder(operatorsFolder, false);
  const ours = readFolder(ownFolder, true);
  const files = termsDocuments.flatMap((document) => {
    const theirs = given.filter((file) => file.document === document);
    return theirs.length > 0 ? theirs : ours.filter((file) => file.document === document);
  });
  return catalogOf(files);
}

function catalogOf(files: readonly TermsFile[]): TermsCatalog {
  const versionsOf = (document: TermsDocument, now: Instant) => {
    const all = [
      ...new Set(files.filter((file) => file.document === document).map(({ version }) => version)),
    ];
    all.sort().reverse();
    const today = new Date(now).toISOString().slice(0, 10);
    const holding = all.filter((version) => version <= today);
    // If the clock is behind, the first version is used rather than none.
    return holding.length > 0 ? holding : all.slice(-1);
  };
  const newest = (document: TermsDocument, now: Instant) => versionsOf(document, now)[0] ?? '';
  const fileFor = (document: TermsDocument, version: string, locale: Locale) => {
    const ofVersion = files.filter((file) => file.document === document && file.version === version);
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
      const { source, ...about } = file;
      return { ...about, ...readTerms(source, app), versions };
    },
  };
}

/** `privacy.2026-11-21.zh.md`; other files, such as the operator's notes, are ignored. */
const namePattern = /^([a-z]+)\.(\d{4}-\d{2}-\d{2})\.([a-z-]+)\.md$/;

function readFolder(folder: string, isTemplate: boolean): TermsFile[] {
  return readdirSync(folder).flatMap((name) => {
    const [, word = '', version = '', language = ''] = namePattern.exec(name) ?? [];
    const document = termsDocuments.find((each) => each === word);
    if (!document || !isLocale(language)) return [];
    const source = readFileSync(join(folder, name), 'utf8');
    return [{ document, version, language, isTemplate, source }];
  });
}
