import type { ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/terms';
import { termLimits } from '@inkstone/contracts/terms';
import type { Term, TermForms } from '@inkstone/translate';
import type { UseCase } from '../../platform/http/route.ts';
import { findDocuments } from '../documents/index.ts';
import { membershipsOf } from '../organisations/index.ts';
import { type OpenGlossary, openGlossary } from './access.ts';
import { countTerms, findDocumentsWithTerms, findGlossaries, searchTerms } from './store.ts';

type Glossaries = typeof contract.listGlossaries;
type List = typeof contract.listTerms;
type InForce = typeof contract.termsInForce;

/** Maximum number of listed documents. */
const maxDocuments = 100;

/** Lists the glossaries that a caller may read; of documents only those with terms, and the requested one. */
export const listGlossaries: UseCase<Glossaries, ReplyOf<Glossaries>> = async (
  deps,
  { accountId },
  { document, documents },
) => {
  const joined = await membershipsOf(deps.db, accountId);
  const places = [
    { scope: 'me' } as const,
    ...joined.map(({ organisationId }) => ({ scope: 'organisation', id: organisationId }) as const),
    ...(document === undefined ? [] : [{ scope: 'document', id: document } as const]),
  ];
  const named = await Promise.all(places.map((place) => openGlossary(deps, accountId, place)));
  const others = documents ? await openDocuments(deps, accountId) : [];
  const open = [...named, ...others.filter(({ ownerId }) => ownerId !== document)];
  const found = await findGlossaries(deps.db.sql, open);
  const counts = await countTerms(
    deps.db.sql,
    found.map(({ glossaryId }) => glossaryId),
  );
  return {
    glossaries: open.map(({ scope, ownerId, name, canEdit }) => {
      const known = found.find((one) => one.scope === scope && one.ownerId === ownerId);
      const terms = counts.get(known?.glossaryId ?? '') ?? 0;
      return { scope, id: scope === 'me' ? '' : ownerId, name, terms, canEdit };
    }),
  };
};

/** The glossaries of documents of an account that have terms, except those in the trash. */
async function openDocuments(
  { db }: Parameters<typeof openGlossary>[0],
  accountId: string,
): Promise<OpenGlossary[]> {
  const ids = await findDocumentsWithTerms(db.sql, accountId, maxDocuments);
  const found = await findDocuments(db.sql, accountId, ids);
  const names = new Map(
    found.filter(({ trashedAt }) => trashedAt === null).map(({ id, title }) => [id, title]),
  );
  return ids.flatMap((ownerId) => {
    const name = names.get(ownerId);
    return name === undefined ? [] : [{ scope: 'document', ownerId, accountId, name, canEdit: true }];
  });
}

/** Lists or searches the terms of a glossary. */
export const listTerms: UseCase<List, ReplyOf<List>> = async (deps, who, { search, offset, ...place }) => {
  const { canEdit, ...owner } = await openGlossary(deps, who.accountId, place);
  const [glossary] = await findGlossaries(deps.db.sql, [owner]);
  if (glossary === undefined) return { terms: [], total: 0, canEdit };
  const request = { search: search.trim(), offset, limit: termLimits.page };
  return { ...(await searchTerms(deps.db.sql, glossary.glossaryId, request)), canEdit };
};

/** Returns the terms in force, unless the caller already has their version. */
export const termsInForce: UseCase<InForce, ReplyOf<InForce>> = async (deps, who, { document, known }) => {
  const { version, terms } = await deps.termBase.inForce(who.accountId, document ?? null);
  return { version, terms: version === known ? null : terms.map(viewTerm) };
};

function viewTerm({ zh, en, ...term }: Term) {
  return { ...term, zh: viewForms(zh), en: viewForms(en) };
}

function viewForms({ preferred, variants, forbidden }: TermForms) {
  return { preferred, variants: [...variants], forbidden: [...forbidden] };
}
