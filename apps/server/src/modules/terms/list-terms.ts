import type { ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/terms';
import { termLimits } from '@inkstone/contracts/terms';
import type { Term, TermForms } from '@inkstone/translate';
import type { UseCase } from '../../platform/http/route.ts';
import { membershipsOf } from '../organisations/index.ts';
import { openGlossary } from './access.ts';
import { countTerms, findGlossaries, searchTerms } from './store.ts';

type Glossaries = typeof contract.listGlossaries;
type List = typeof contract.listTerms;
type InForce = typeof contract.termsInForce;

/** Lists the glossaries that a caller may read, also those without terms. */
export const listGlossaries: UseCase<Glossaries, ReplyOf<Glossaries>> = async (deps, who, { document }) => {
  const joined = await membershipsOf(deps.db, who.accountId);
  const places = [
    { scope: 'me' } as const,
    ...joined.map(({ organisationId }) => ({ scope: 'organisation', id: organisationId }) as const),
    ...(document === undefined ? [] : [{ scope: 'document', id: document } as const]),
  ];
  const open = await Promise.all(places.map((place) => openGlossary(deps, who.accountId, place)));
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

/** Lists or searches the terms of a glossary. */
export const listTerms: UseCase<List, ReplyOf<List>> = async (deps, who, { search, offset, ...place }) => {
  const { canEdit, ...owner } = await openGlossary(deps, who.accountId, place);
  const [glossary] = await findGlossaries(deps.db.sql, [owner]);
  if (glossary === undefined) return { terms: [], total: 0, canEdit };
  const wanted = { search: search.trim(), offset, limit: termLimits.page };
  return { ...(await searchTerms(deps.db.sql, glossary.glossaryId, wanted)), canEdit };
};

/** Gives the terms in force, unless the caller has their version. */
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
