import type { ReplyOf } from '@inkstone/contracts';
import type { importTerms as contract, TermContent } from '@inkstone/contracts/terms';
import { termLimits } from '@inkstone/contracts/terms';
import { cleanTerm, collectReplacements, pairKeyOf } from '@inkstone/translate';
import type { UseCase } from '../../platform/http/route.ts';
import { openForChange } from './access.ts';
import { contentOf, lockTerms } from './change-terms.ts';
import { readTermFile } from './files/terms-process.ts';
import { insertTerms, type StoredTerm, updateTerm } from './store.ts';

type Reply = ReplyOf<typeof contract>;
type Fault = Reply['faults'][number];

/**
 * Imports a file in one transaction: valid rows are added, or replace the term with the same preferred forms;
 * invalid ones are reported. Nothing is removed.
 */
export const importTerms: UseCase<typeof contract, Reply> = async (deps, who, { place, name, base64 }) => {
  const glossary = await openForChange(deps, who.accountId, place);
  const file = await readTermFile(who.accountId, name, Buffer.from(base64, 'base64'));
  const faults: Fault[] = file.broken.map(({ row, detail }) => ({ row, fault: 'broken', detail }));
  const rows: { readonly row: number; readonly key: string; readonly content: TermContent }[] = [];
  for (const { row, term } of file.rows) {
    const clean = cleanTerm(term, termLimits);
    if (!clean.ok) faults.push({ row, fault: clean.fault, detail: clean.detail });
    else rows.push({ row, key: pairKeyOf(clean.term), content: contentOf(clean.term) });
  }
  const counts = await deps.db.transact(async (tx) => {
    const { glossaryId, accountId, terms, remaining } = await lockTerms(deps, tx, glossary);
    const known = new Map(terms.map((term) => [pairKeyOf(term), term]));
    const imported = new Set(rows.map(({ key }) => key));
    const replacements = collectReplacements();
    // Terms that the file replaces are checked with their new content.
    for (const [key, term] of known) if (!imported.has(key)) replacements.add(term);
    const now = deps.clock.now();
    const fresh: StoredTerm[] = [];
    const seen = new Set<string>();
    let changed = 0;
    let unchanged = 0;
    for (const { row, key, content } of rows) {
      const title = [content.zh.preferred, content.en.preferred].filter((form) => form !== '').join(' · ');
      const before = known.get(key);
      const cycle = seen.has(key) ? [] : replacements.cycleOf(content);
      const fault = seen.has(key)
        ? 'twice'
        : cycle.length > 0
          ? 'cycle'
          : before === undefined && fresh.length >= remaining
            ? 'full'
            : null;
      if (fault !== null) {
        faults.push({ row, fault, detail: fault === 'cycle' ? cycle.join(' → ') : title });
        continue;
      }
      seen.add(key);
      replacements.add(content);
      if (before === undefined) fresh.push({ ...content, id: deps.ids.next() });
      else if (isSame(before, content)) unchanged += 1;
      else {
        changed += 1;
        await updateTerm(tx.sql, glossaryId, { ...content, id: before.id }, now);
      }
    }
    await insertTerms(tx.sql, { glossaryId, accountId }, fresh, now);
    return { added: fresh.length, changed, unchanged };
  });
  return { ...counts, faults: faults.sort((a, b) => a.row - b.row) };
};

function isSame({ id: _, ...before }: StoredTerm, content: TermContent): boolean {
  const inOrder = ({ zh, en, partOfSpeech, caseSensitive, note }: TermContent) =>
    JSON.stringify([
      ...[zh, en].map(({ preferred, variants, forbidden }) => [preferred, variants, forbidden]),
      ...[partOfSpeech, caseSensitive, note],
    ]);
  return inOrder(before) === inOrder(content);
}
