import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AgreedVersions,
  type TermsApp,
  type TermsDocument,
  type TermsText,
  termsDocuments,
} from '@inkstone/contracts/terms';
import type { Instant } from '@inkstone/kernel';
import { isLocale, type Locale } from '@inkstone/phrases';

/** A text of a document, one version in one language. */
interface TermsFile {
  readonly document: TermsDocument;
  readonly version: string;
  readonly language: Locale;
  readonly isTemplate: boolean;
  readonly source: string;
}

/** The documents that bind the site and its people. */
export interface TermsShelf {
  /** The versions to agree to at a moment. */
  agreedVersions(now: Instant): AgreedVersions;
  /** The language in which a reader of `locale` is shown a version. */
  languageFor(document: TermsDocument, version: string, locale: Locale): Locale;
  /** A text; null for a version that there is not, or that does not hold yet. */
  find(
    wanted: {
      readonly document: TermsDocument;
      readonly language: Locale;
      readonly app: TermsApp;
      readonly version?: string | undefined;
    },
    now: Instant,
  ): Promise<TermsText | null>;
}

/** Where our own texts are: in the source tree, or beside the bundle where the build puts them. */
const ownFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './texts' : './terms', import.meta.url),
);

/**
 * Reads all texts. A document of which the operator's folder has a file is theirs altogether, so that no version of
 * ours ever comes after one of theirs. Throws, in plain words, on a folder that cannot be used.
 */
export function openTermsShelf(operatorsFolder: string | null): TermsShelf {
  const given = operatorsFolder === null ? [] : readFolder(operatorsFolder, false);
  const ours = readFolder(ownFolder, true);
  const files = termsDocuments.flatMap((document) => {
    const theirs = given.filter((file) => file.document === document);
    return theirs.length > 0 ? theirs : ours.filter((file) => file.document === document);
  });
  return shelfOf(files);
}

function shelfOf(files: readonly TermsFile[]): TermsShelf {
  const versionsOf = (document: TermsDocument, now: Instant) => {
    const all = [
      ...new Set(files.filter((file) => file.document === document).map(({ version }) => version)),
    ];
    all.sort().reverse();
    const today = new Date(now).toISOString().slice(0, 10);
    const holding = all.filter((version) => version <= today);
    // A site whose clock is behind shows the first version rather than none.
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
    languageFor: (document, version, locale) => fileFor(document, version, locale)?.language ?? locale,
    async find({ document, language, app, version }, now) {
      const versions = versionsOf(document, now);
      const chosen = version ?? versions[0] ?? '';
      const file = fileFor(document, chosen, language);
      if (!file || !versions.includes(chosen)) return null;
      // The reader of Markdown is needed by few processes, and by none at its start.
      const { readTerms } = await import('./read-terms.ts');
      const { source, ...about } = file;
      return { ...about, ...readTerms(source, app), versions };
    },
  };
}

/** `privacy.2026-11-21.zh.md`; other files, such as notes of the operator, are left alone. */
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
