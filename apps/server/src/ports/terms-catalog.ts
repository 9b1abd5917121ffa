import type { AgreedVersions, TermsApp, TermsDocument, TermsText } from '@inkstone/contracts/site/terms';
import type { termsOrigins } from '@inkstone/contracts/staff/terms';
import type { Instant } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';

/** The legal documents of the site, which users consent to. */
export interface TermsCatalog {
  /** The current versions at a time. */
  agreedVersions(now: Instant): AgreedVersions;
  /** The current version of any document at a time. */
  versionOf(document: TermsDocument, now: Instant): string;
  /** The language in which a reader of `locale` is shown a version. */
  languageFor(document: TermsDocument, version: string, locale: Locale): Locale;
  /** Returns a text; null for a version that does not exist or does not apply yet. */
  find(
    query: {
      readonly document: TermsDocument;
      readonly language: Locale;
      readonly app: TermsApp;
      readonly version?: string | undefined;
    },
    now: Instant,
  ): Promise<TermsText | null>;
  /** Lists all versions, including those that do not apply yet, newest first. */
  listVersions(document: TermsDocument): readonly TermsVersion[];
}

/** A version of a document. */
export interface TermsVersion {
  readonly version: string;
  readonly origin: (typeof termsOrigins)[number];
  /** Markdown by language. */
  readonly sources: Partial<Record<Locale, string>>;
  /** Null for a version that comes from a file. */
  readonly published: { readonly at: number; readonly by: string } | null;
}
