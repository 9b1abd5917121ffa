import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type TermsDocument, termsApps, termsDocuments } from '@inkstone/contracts/site/terms';
import type * as contract from '@inkstone/contracts/staff/terms';
import { day, type Instant, later } from '@inkstone/kernel';
import { isLocale } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import { announceChange } from '../../../platform/db/changes.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { TermsVersion } from '../../../ports/terms-catalog.ts';
import { deleteVersion, insertVersion } from './store.ts';
import { dayOf } from './terms-catalog.ts';

/** Lists all versions of all documents. */
export const listTermsVersions: UseCase<
  typeof contract.listTermsVersions,
  ReplyOf<typeof contract.listTermsVersions>
> = async ({ terms, clock }) => {
  const now = clock.now();
  return {
    documents: termsDocuments.map((document) => {
      const current = terms.versionOf(document, now);
      const versions = terms.listVersions(document).map((each) => viewVersion(each, current));
      return { document, versions };
    }),
    earliest: earliestDay(now),
  };
};

function viewVersion({ version, origin, sources, published }: TermsVersion, current: string) {
  const state: contract.TermsVersionRow['state'] =
    version === current ? 'current' : version > current ? 'scheduled' : 'past';
  const languages = Object.keys(sources).filter(isLocale).sort();
  return {
    ...{ version, state, origin, languages },
    ...{ publishedAt: published?.at ?? null, publishedBy: published?.by ?? null },
  };
}

/** Returns the texts of a version. */
export const readTermsSources: UseCase<
  typeof contract.readTermsSources,
  ReplyOf<typeof contract.readTermsSources>
> = async ({ terms }, _who, { document, version }) => {
  const found = terms.listVersions(document).find((each) => each.version === version);
  if (!found) throw new AppError('not_found');
  return { document, version, sources: found.sources };
};

/** Renders a text as readers will see it. */
export const previewTerms: UseCase<
  typeof contract.previewTerms,
  ReplyOf<typeof contract.previewTerms>
> = async ({ terms, clock }, _who, { document, language, source }) => {
  const current = await terms.find({ document, language, app: 'writer' }, clock.now());
  return { ...(await readSource(source)), current };
};

/** Publishes a version, in place of one with the same day that is not in force yet. */
export const publishTerms: UseCase<
  typeof contract.publishTerms,
  ReplyOf<typeof contract.publishTerms>
> = async ({ db, clock, terms }, who, { document, version, sources }) => {
  const now = clock.now();
  requireFuture({ terms }, document, version, now);
  const texts = Object.entries(sources).flatMap(([language, source]) =>
    isLocale(language) && source.trim() !== '' ? [{ language, source }] : [],
  );
  if (texts.length === 0) throw new AppError('terms_text_invalid');
  for (const { source } of texts) await readSource(source);
  const about = { document, version, publishedAt: now, publishedBy: who.accountId };
  await db.transact(async ({ sql }) => {
    await deleteVersion(sql, document, version);
    await insertVersion(
      sql,
      texts.map((text) => ({ ...about, ...text })),
    );
    announceChange(sql, 'terms', document);
  });
  return {};
};

/** Withdraws a version that is not in force yet. */
export const withdrawTerms: UseCase<
  typeof contract.withdrawTerms,
  ReplyOf<typeof contract.withdrawTerms>
> = async ({ db, clock, terms }, _who, { document, version }) => {
  requireFuture({ terms }, document, version, clock.now());
  await db.transact(async ({ sql }) => {
    if (!(await deleteVersion(sql, document, version))) throw new AppError('not_found');
    announceChange(sql, 'terms', document);
  });
  return {};
};

/**
 * Returns the earliest day on which a version may come into force: it has not begun yet, so that all
 * processes know of the change in time.
 */
function earliestDay(now: Instant): string {
  return dayOf(later(now, day));
}

function requireFuture(
  { terms }: Pick<Deps, 'terms'>,
  document: TermsDocument,
  version: string,
  now: Instant,
): void {
  if (version < earliestDay(now) || version <= terms.versionOf(document, now))
    throw new AppError('terms_day_unsuitable');
}

/** Parses a text; throws `terms_text_invalid` if it has no title, no body, or sections for unknown apps. */
async function readSource(source: string) {
  const { readTerms } = await import('./read-terms.ts');
  const text = readTerms(source, 'writer');
  const named = [...source.matchAll(/\{only:([^}]*)\}/g)].flatMap(([, apps = '']) => apps.split(','));
  const isKnown = (name: string) => termsApps.some((app) => app === name.trim());
  if (text.title.trim() === '' || text.blocks.length === 0 || !named.every(isKnown))
    throw new AppError('terms_text_invalid');
  return text;
}
