import { AppError, type ReplyOf } from '@inkstone/contracts';
import { generationLimits } from '@inkstone/contracts/generation';
import type * as contract from '@inkstone/contracts/generation/inspire';
import { factFieldsOf, type InspireTemplate, missingFacts } from '@inkstone/domain/generation';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { cutText } from '../cut-text.ts';
import * as store from './store.ts';
import { isRunning, viewListed, viewWork } from './view.ts';

type Endpoints = typeof contract;

/** Lists the caller's works, most recently changed first. */
export const listWorks: UseCase<Endpoints['listWorks'], ReplyOf<Endpoints['listWorks']>> = async (
  { db },
  { accountId },
) => {
  const found = await store.listWorks(db.sql, accountId, generationLimits.works);
  return { works: found.map(({ work, totals }) => viewListed(work, totals)) };
};

/** Creates a work from a template and facts. */
export const createWork: UseCase<Endpoints['createWork'], ReplyOf<Endpoints['createWork']>> = async (
  { db, clock, ids },
  { accountId },
  { template, language, facts },
) => {
  const checked = checkFacts(template, facts);
  if ((await store.countWorks(db.sql, accountId)) >= generationLimits.works)
    throw new AppError('too_many_works', { limit: generationLimits.works });
  const now = clock.now();
  const work: store.Work = {
    ...{ workId: ids.next(), accountId, template, language, facts: checked },
    ...{ title: titleOf(checked), words: 0, createdAt: now, updatedAt: now },
  };
  await db.transact(({ sql }) => store.insertWork(sql, work));
  return viewWork(work, [], now);
};

export const readWork: UseCase<Endpoints['readWork'], ReplyOf<Endpoints['readWork']>> = (
  deps,
  { accountId },
  { id },
) => showWork(deps, deps.db.sql, accountId, id);

export const deleteWorks: UseCase<Endpoints['deleteWorks'], ReplyOf<Endpoints['deleteWorks']>> = async (
  { db },
  { accountId },
  { ids },
) => {
  await db.transact(({ sql }) => store.deleteWorks(sql, accountId, ids));
  return {};
};

/** Changes the facts of a work; written sections are kept. */
export const saveFacts: UseCase<Endpoints['saveFacts'], ReplyOf<Endpoints['saveFacts']>> = (
  deps,
  { accountId },
  { id, facts },
) =>
  deps.db.transact(async ({ sql }) => {
    const { template } = await requireWork(sql, accountId, id);
    const change = { facts: checkFacts(template, facts), updatedAt: deps.clock.now() };
    await store.updateWork(sql, id, change);
    return showWork(deps, sql, accountId, id);
  });

/**
 * Saves title and outline. Sections that are missing are removed, but not a text that the caller has not seen: another window has
 * written it in the meantime.
 */
export const saveOutline: UseCase<Endpoints['saveOutline'], ReplyOf<Endpoints['saveOutline']>> = (
  deps,
  { accountId },
  { id, title, sections, seen },
) =>
  deps.db.transact(async ({ sql }) => {
    const work = await requireWork(sql, accountId, id);
    const now = deps.clock.now();
    const before = await store.listSections(sql, id);
    if (before.some((section) => isRunning(section, now))) throw new AppError('work_busy');
    const keptIds = new Set(sections.map((one) => one.id));
    const missing = before.filter(({ sectionId }) => !keptIds.has(sectionId));
    const isUnseen = ({ sectionId, content }: store.Section) =>
      content !== '' && seen !== undefined && !seen.includes(sectionId);
    const removed = missing.filter((section) => !isUnseen(section));
    await store.deleteSections(
      sql,
      removed.map(({ sectionId }) => sectionId),
    );
    const known = new Set(before.map(({ sectionId }) => sectionId));
    const added: store.NewSection[] = [];
    for (const [position, { id: sectionId, heading, brief }] of sections.entries()) {
      if (sectionId !== null && known.delete(sectionId))
        await store.updateSection(sql, sectionId, { position, heading, brief });
      else added.push({ sectionId: deps.ids.next(), workId: id, accountId, position, heading, brief });
    }
    await store.insertSections(sql, added);
    for (const [i, { sectionId }] of missing.filter(isUnseen).entries())
      await store.updateSection(sql, sectionId, { position: sections.length + i });
    const words = removed.reduce((sum, section) => sum + section.words, work.words);
    await store.updateWork(sql, id, { title: title || titleOf(work.facts), words, updatedAt: now });
    return showWork(deps, sql, accountId, id);
  });

/** Exchanges the text of a section and its earlier one; without an earlier one nothing changes. */
export const restoreSection: UseCase<Endpoints['restoreSection'], ReplyOf<Endpoints['restoreSection']>> = (
  deps,
  { accountId },
  { id, sectionId },
) =>
  deps.db.transact(async ({ sql }) => {
    await requireWork(sql, accountId, id);
    const now = deps.clock.now();
    const section = (await store.listSections(sql, id)).find((one) => one.sectionId === sectionId);
    if (!section) throw new AppError('section_missing');
    if (isRunning(section, now)) throw new AppError('work_busy');
    if (section.earlier !== null) {
      await store.updateSection(sql, sectionId, { ...section.earlier, earlier: store.earlierOf(section) });
      await store.updateWork(sql, id, { updatedAt: now });
    }
    return showWork(deps, sql, accountId, id);
  });

/** A work with its sections; rejects with `work_missing`. */
export async function showWork({ clock }: Pick<Deps, 'clock'>, sql: Sql, accountId: string, id: string) {
  const work = await store.findWork(sql, accountId, id);
  if (!work) throw new AppError('work_missing');
  return viewWork(work, await store.listSections(sql, id), clock.now());
}

/** A work, locked until the transaction ends; rejects with `work_missing`. */
export async function requireWork(sql: Sql, accountId: string, id: string): Promise<store.Work> {
  const work = await store.lockWork(sql, accountId, id);
  if (!work) throw new AppError('work_missing');
  return work;
}

/** The facts of the fields of a template; rejects with `facts_incomplete`. */
function checkFacts(template: InspireTemplate, facts: Readonly<Record<string, string>>) {
  if (missingFacts(template, facts).length > 0) throw new AppError('facts_incomplete');
  const entries = factFieldsOf[template].map(
    ({ id }) => [id, facts[id]?.trim().toWellFormed() ?? ''] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

function titleOf(facts: Readonly<Record<string, string>>): string {
  return cutText(facts.topic ?? '', generationLimits.title);
}
