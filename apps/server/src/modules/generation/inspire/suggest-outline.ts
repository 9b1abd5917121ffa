import { AppError, type ReplyOf } from '@inkstone/contracts';
import { generationLimits } from '@inkstone/contracts/generation';
import type { suggestOutline as contract } from '@inkstone/contracts/generation/inspire';
import { markCitations } from '@inkstone/domain/generation';
import { countWords } from '@inkstone/proofread/client';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { cutText } from '../cut-text.ts';
import { createFence } from '../fence.ts';
import { requireModel } from '../generate-text.ts';
import { outlineMessages } from './prompt.ts';
import * as store from './store.ts';
import { isRunning } from './view.ts';
import { requireWork, showWork } from './works.ts';

const answer = z.object({
  title: z.string().default(''),
  sections: z
    .array(z.object({ heading: z.string().min(1), brief: z.string().default('') }))
    .min(1)
    .max(generationLimits.sections),
});
type Outline = z.output<typeof answer>;

/** Timeout of the model, in ms. */
const timeout = 3 * 60_000;
/** Maximum number of words of an outline. */
const outlineWords = 800;

/** Generates an outline from the facts, replacing sections that are not written. Nothing is charged if the caller disconnects before. */
export const suggestOutline: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id },
  left,
) => {
  const { db, wordMeter } = deps;
  const work = await store.findWork(db.sql, accountId, id);
  if (!work) throw new AppError('work_missing');
  requireModel(deps, 'inspire');
  const jobId = `outline:${deps.ids.next()}`;
  const order = { feature: 'inspire' as const, jobId, words: outlineWords, documentId: null };
  const reservation = await wordMeter.reserve(accountId, order, 'shorten');
  try {
    const outline = await requestOutline(deps, work, left);
    left?.throwIfAborted();
    const words = countOutline(outline);
    const charged = Math.min(words, reservation.words);
    await db.transact(({ sql }) => storeOutline(deps, sql, work, outline, charged));
    const receipt = await wordMeter.settle(reservation.id, words);
    return { ...(await showWork(deps, db.sql, accountId, id)), receipt: { jobId, ...receipt } };
  } catch (error) {
    await wordMeter.release(reservation.id);
    throw error;
  }
};

async function requestOutline(
  deps: Pick<Deps, 'textModels' | 'random'>,
  work: store.Work,
  left: AbortSignal | undefined,
): Promise<Outline> {
  const limit = AbortSignal.timeout(timeout);
  const { title, sections } = await deps.textModels.generateValue(
    'inspire',
    {
      messages: outlineMessages(createFence(deps.random), work),
      ...{ maxTokens: outlineWords * 2, temperature: 0.7, accountId: work.accountId },
      signal: left ? AbortSignal.any([left, limit]) : limit,
    },
    answer,
  );
  const facts = Object.values(work.facts).join('\n');
  const clean = (text: string, limit: number) =>
    cutText(markCitations(text.replace(/\s+/g, ' ').trim(), facts, work.language).text, limit);
  return {
    title: clean(title, generationLimits.title),
    sections: sections.map(({ heading, brief }) => ({
      heading: clean(heading, generationLimits.heading) || '–',
      brief: clean(brief, generationLimits.brief),
    })),
  };
}

function countOutline({ title, sections }: Outline): number {
  return countWords([title, ...sections.flatMap(({ heading, brief }) => [heading, brief])].join('\n'));
}

/** Keeps written sections, and puts the outline after them. */
async function storeOutline(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  sql: Sql,
  { workId, accountId }: store.Work,
  { title, sections }: Outline,
  words: number,
): Promise<void> {
  const work = await requireWork(sql, accountId, workId);
  const now = clock.now();
  const before = await store.listSections(sql, workId);
  if (before.some((section) => isRunning(section, now))) throw new AppError('work_busy');
  const written = before.filter(({ content }) => content !== '');
  await store.deleteSections(
    sql,
    before.filter(({ content }) => content === '').map(({ sectionId }) => sectionId),
  );
  const maxAdded = Math.max(0, generationLimits.sections - written.length);
  const added = sections.slice(0, maxAdded).map(({ heading, brief }, i) => ({
    ...{ sectionId: ids.next(), workId, accountId, heading, brief },
    position: written.length + i,
  }));
  await store.insertSections(sql, added);
  const change = { title: title || work.title, words: work.words + words, updatedAt: now };
  await store.updateWork(sql, workId, change);
}
