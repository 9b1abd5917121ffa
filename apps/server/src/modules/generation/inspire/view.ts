import type { InspireSection, InspireWork, InspireWorkView } from '@inkstone/contracts/generation/inspire';
import type { Instant } from '@inkstone/kernel';
import type { Section, Work } from './store.ts';

/** A work in lists. */
export function viewListed(
  { accountId: _, facts: __, workId: id, ...work }: Work,
  totals: { readonly number: number; readonly done: number; readonly words: number },
): InspireWorkView {
  return { ...work, id, sections: totals.number, done: totals.done, words: work.words + totals.words };
}

/** A work with its sections. */
export function viewWork(work: Work, sections: readonly Section[], now: Instant): InspireWork {
  const done = sections.filter(({ state }) => state === 'done').length;
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return {
    work: viewListed(work, { number: sections.length, done, words }),
    facts: work.facts,
    parts: sections.map((section) => viewSection(section, now)),
  };
}

/** A section. One that was running when the server ended is interrupted. */
export function viewSection(section: Section, now: Instant): InspireSection {
  const { sectionId: id, heading, brief, content: text, words, earlier } = section;
  const { missingSources, replacedCitations } = section;
  const state = section.state === 'running' && !isRunning(section, now) ? 'interrupted' : section.state;
  const hasEarlier = earlier !== null;
  return { id, heading, brief, text, state, words, missingSources, replacedCitations, hasEarlier };
}

/** Whether a section is being written. */
export function isRunning({ state, leaseUntil }: Section, now: Instant): boolean {
  return state === 'running' && leaseUntil !== null && leaseUntil > now;
}
