import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stream } from '../stream.ts';
import { generationErrors, generationReceipt, generationLimits as limits } from './index.ts';

export const inspireTemplate = z.enum(['thesis', 'official', 'email', 'speech', 'summary']);

/** Facts by the id of their field; see `factFieldsOf` of the domain. */
const facts = z.record(z.string().max(40), z.string().max(limits.fact));
const workId = z.uuid();

/**
 * A section. `empty`: not generated yet. `running`: it is being generated. `interrupted`: the server was stopped in the meantime,
 * nothing was charged. `stopped`: the caller disconnected; the text that was sent is kept and charged. `cut`: the limit of words
 * was reached. `failed`: the model failed, nothing was charged.
 */
export const inspireSection = z.object({
  id: z.uuid(),
  heading: z.string(),
  /** Its topic. */
  brief: z.string(),
  text: z.string(),
  state: z.enum(['empty', 'running', 'interrupted', 'stopped', 'cut', 'failed', 'done']),
  /** Words charged for it, in all attempts. */
  words: z.int(),
  /** Places that need a source: `[需要来源]` or `[source needed]`. */
  missingSources: z.int(),
  /** Number of citations without a given source, each replaced by such a mark. */
  replacedCitations: z.int(),
  /** Whether the text that it had before it was written again can be restored. */
  hasEarlier: z.boolean(),
});
export type InspireSection = z.output<typeof inspireSection>;

/** A work in lists. Times are ms. */
export const inspireWorkView = z.object({
  id: workId,
  template: inspireTemplate,
  language: z.enum(['zh', 'en']),
  title: z.string(),
  sections: z.int(),
  done: z.int(),
  /** Words charged. */
  words: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type InspireWorkView = z.output<typeof inspireWorkView>;

/** A work with its facts and sections. */
export const inspireWork = z.object({ work: inspireWorkView, facts, parts: z.array(inspireSection) });
export type InspireWork = z.output<typeof inspireWork>;

/** Lists the caller's works, the last changed first. */
export const listWorks = endpoint({
  method: 'GET',
  path: '/api/inspire/works',
  summary: "Lists the caller's works, the last changed first.",
  audience: 'account',
  input: z.object({}),
  reply: z.object({ works: z.array(inspireWorkView) }),
  errors: [],
  rate: 'normal',
});

export const createWork = endpoint({
  method: 'POST',
  path: '/api/inspire/works/create',
  summary: 'Creates a work from a template and facts, without an outline.',
  audience: 'account',
  input: z.object({ template: inspireTemplate, language: z.enum(['zh', 'en']), facts }),
  reply: inspireWork,
  errors: ['facts_incomplete', 'too_many_works'],
  rate: 'normal',
});

export const readWork = endpoint({
  method: 'GET',
  path: '/api/inspire/work',
  summary: 'Gives a work with its facts and sections.',
  audience: 'account',
  input: z.object({ id: workId }),
  reply: inspireWork,
  errors: ['work_missing'],
  rate: 'poll',
});

/** Deletes works; those that do not exist are not an error. */
export const deleteWorks = endpoint({
  method: 'POST',
  path: '/api/inspire/works/delete',
  summary: 'Deletes works. What they have cost stays charged.',
  audience: 'account',
  input: z.object({ ids: z.array(workId).min(1).max(limits.works) }),
  reply: z.object({}),
  errors: [],
  rate: 'normal',
});

/** Changes the facts of a work; written sections are kept. */
export const saveFacts = endpoint({
  method: 'POST',
  path: '/api/inspire/facts',
  summary: 'Changes the facts of a work.',
  audience: 'account',
  input: z.object({ id: workId, facts }),
  reply: inspireWork,
  errors: ['work_missing', 'facts_incomplete'],
  rate: 'normal',
});

/** Suggests an outline, which replaces the unwritten sections. */
export const suggestOutline = endpoint({
  method: 'POST',
  path: '/api/inspire/outline/suggest',
  summary: 'Writes an outline from the facts. Charges its words; a failure costs nothing.',
  audience: 'account',
  input: z.object({ id: workId }),
  reply: inspireWork.extend({ receipt: generationReceipt }),
  errors: [...generationErrors, 'work_missing', 'work_busy'],
  rate: 'generation',
});

/** Saves the outline as the user has edited it. Sections that are missing are removed with the text that the user has seen. */
export const saveOutline = endpoint({
  method: 'POST',
  path: '/api/inspire/outline',
  summary: 'Saves the title and the outline of a work; sections that are missing are removed.',
  audience: 'account',
  input: z.object({
    id: workId,
    title: z.string().trim().max(limits.title),
    sections: z
      .array(
        z.object({
          /** Null for a new section. */
          id: z.uuid().nullable(),
          heading: z.string().trim().min(1).max(limits.heading),
          brief: z.string().trim().max(limits.brief),
        }),
      )
      .max(limits.sections),
    /**
     * Ids of the sections whose text the caller has seen; all by default. Other texts, which another window has written in the
     * meantime, are kept after the given sections.
     */
    seen: z
      .array(z.uuid())
      .max(limits.sections * 2)
      .optional(),
  }),
  reply: inspireWork,
  errors: ['work_missing', 'work_busy'],
  rate: 'normal',
});

/** Exchanges the text of a section and the one that it had before it was written again. */
export const restoreSection = endpoint({
  method: 'POST',
  path: '/api/inspire/section/restore',
  summary:
    'Restores the text that a section had before it was written again, and keeps the present one instead.',
  audience: 'account',
  input: z.object({ id: workId, sectionId: z.uuid() }),
  reply: inspireWork,
  errors: ['work_missing', 'work_busy', 'section_missing'],
  rate: 'normal',
});

/**
 * Generates a section. `begin` comes first, `receipt` last, after `section` with the whole section. `again`: replaces the text, which
 * can be restored; otherwise the text of a stopped section is continued. Disconnecting stops the model.
 */
export const writeSection = stream({
  method: 'POST',
  path: '/api/inspire/section',
  summary: 'Writes a section of a work. Charges the words that were sent; a failure costs nothing.',
  audience: 'account',
  input: z.object({ id: workId, sectionId: z.uuid(), again: z.boolean().default(false) }),
  events: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('begin'),
      jobId: z.string(),
      reserved: z.int(),
      /** The existing text of the section, which the new text continues. */
      text: z.string(),
    }),
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('section'), section: inspireSection }),
    generationReceipt.extend({ type: z.literal('receipt') }),
  ]),
  errors: [...generationErrors, 'work_missing', 'work_busy', 'section_missing'],
  rate: 'generation',
});
