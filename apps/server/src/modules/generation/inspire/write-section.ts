import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import { generationLimits } from '@inkstone/contracts/generation';
import type { writeSection as contract } from '@inkstone/contracts/generation/inspire';
import { markCitations } from '@inkstone/domain/generation';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { StreamUseCase } from '../../../platform/http/stream-route.ts';
import type { Reservation } from '../../../ports/word-meter.ts';
import { createFence } from '../fence.ts';
import { type GenerationEnd, generateText } from '../generate-text.ts';
import { sectionMessages } from './prompt.ts';
import * as store from './store.ts';
import { isRunning, viewSection } from './view.ts';
import { requireWork } from './works.ts';

/** Time, in ms, for which a section counts as running after the last renewal by its process. */
const lease = 30 * second;

/** Writes a section, or continues a stopped one. */
export const writeSection: StreamUseCase<typeof contract> = async function* (
  deps,
  { accountId },
  input,
  signal,
) {
  const { db, clock, ids } = deps;
  const { work, sections, section } = await readSection(deps, accountId, input);
  const isContinued = !input.again && (section.state === 'stopped' || section.state === 'cut');
  const start = isContinued ? section.content : '';
  // Words reserved by an attempt that a restart interrupted are released before others are reserved.
  if (section.reservationId) await deps.wordMeter.release(section.reservationId);
  const fence = createFence(deps.random);
  const jobId = `section:${ids.next()}`;
  let written = section;
  const steps = generateText(
    deps,
    {
      ...{ accountId, jobId, documentId: null, feature: 'inspire', work: 'inspire' },
      ...{ words: generationLimits.sectionWords, temperature: 0.7 },
      ...{ messages: sectionMessages(fence, { work, sections, section, start }), mark: fence.mark },
    },
    signal,
    {
      begin: (reservation) => db.transact(({ sql }) => startSection(deps, sql, section, reservation)),
      beat: () => saveSection(deps, section),
      end: async (ended) => {
        written = await endSection(deps, { work, section, start, isReplaced: !isContinued }, ended);
      },
    },
  );
  for await (const step of steps) {
    if (step.type === 'text') yield step;
    else if (step.type === 'begin') yield { type: 'begin', jobId, reserved: step.reserved, text: start };
    else {
      yield { type: 'section', section: viewSection(written, clock.now()) };
      yield { type: 'receipt', ...step.receipt };
    }
  }
};

async function readSection(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { id, sectionId }: CheckedInputOf<typeof contract>,
) {
  const work = await store.findWork(db.sql, accountId, id);
  if (!work) throw new AppError('work_missing');
  const sections = await store.listSections(db.sql, id);
  const section = sections.find((one) => one.sectionId === sectionId);
  if (!section) throw new AppError('section_missing');
  if (isRunning(section, clock.now())) throw new AppError('work_busy');
  return { work, sections, section };
}

/** Marks a section as being written; refuses if another window writes it, or has written it since it was read. */
async function startSection(
  { clock }: Pick<Deps, 'clock'>,
  sql: Sql,
  { workId, accountId, sectionId, content }: store.Section,
  { id: reservationId }: Reservation,
): Promise<void> {
  await requireWork(sql, accountId, workId);
  const now = clock.now();
  const section = (await store.listSections(sql, workId)).find((one) => one.sectionId === sectionId);
  if (!section) throw new AppError('section_missing');
  if (isRunning(section, now) || section.content !== content) throw new AppError('work_busy');
  await store.updateSection(sql, sectionId, {
    state: 'running',
    reservationId,
    leaseUntil: later(now, lease),
  });
}

async function saveSection(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sectionId }: store.Section,
): Promise<void> {
  const leaseUntil = later(clock.now(), lease);
  await db.transact(({ sql }) => store.updateSection(sql, sectionId, { leaseUntil }));
}

interface Written {
  readonly work: store.Work;
  /** The section before it was written. */
  readonly section: store.Section;
  /** The text that the new one continues. */
  readonly start: string;
  /** Whether the new text replaces the former one. */
  readonly isReplaced: boolean;
}

/** Stores the written text; after a failure the previous text is kept. A replaced text can be restored. */
async function endSection(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { work, section, start, isReplaced }: Written,
  { state, text, words }: GenerationEnd,
): Promise<store.Section> {
  const ended = { reservationId: null, leaseUntil: null };
  const change =
    text === ''
      ? { ...ended, state: stateWithoutText(section, state) }
      : {
          ...{ ...ended, state, words: section.words + words, ...check(work, start + text) },
          ...(isReplaced && { earlier: keptText(section) }),
        };
  await db.transact(async ({ sql }) => {
    await store.updateSection(sql, section.sectionId, change);
    await store.updateWork(sql, work.workId, { updatedAt: clock.now() });
  });
  return { ...section, ...change };
}

/**
 * The earlier text of a section whose text is replaced. An incomplete text does not displace one that was kept before: whoever
 * stops a second attempt too still has the complete text.
 */
function keptText(section: store.Section): store.Section['earlier'] {
  const { content, state, earlier } = section;
  if (content === '' || (state !== 'done' && earlier !== null)) return earlier;
  return store.earlierOf(section);
}

/** The state of a section without new text: its previous text is kept. */
function stateWithoutText(
  { content, state }: store.Section,
  ended: GenerationEnd['state'],
): store.Section['state'] {
  if (content === '') return ended === 'failed' ? 'failed' : 'empty';
  return state === 'running' ? 'stopped' : state;
}

function check({ facts, language }: store.Work, text: string) {
  const factText = Object.values(facts).join('\n');
  const { text: content, replaced, missing } = markCitations(text, factText, language);
  return { content, replacedCitations: replaced, missingSources: missing };
}
