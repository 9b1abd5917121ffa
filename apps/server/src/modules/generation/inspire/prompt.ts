import { generationLimits } from '@inkstone/contracts/generation';
import { factFieldsOf, type InspireTemplate } from '@inkstone/domain/generation';
import type { ModelMessage } from '../../../ports/text-model.ts';
import type { Fence } from '../fence.ts';
import type { Section, Work } from './store.ts';

const kinds: Readonly<Record<InspireTemplate, string>> = {
  thesis: 'an academic thesis',
  official: 'an official document (公文) with the usual parts and forms of address',
  email: 'an e-mail',
  speech: 'a speech to be read aloud',
  summary: 'a summary of work',
};
const languages = { zh: 'Chinese', en: 'English' } as const;
const blanks = { zh: '[需要来源]', en: '[source needed]' } as const;
/** Maximum characters of earlier sections that are sent as context. */
const context = 4000;

function rules({ language }: Pick<Work, 'language'>): string {
  return (
    `Write in ${languages[language]}. Use only the facts given. Never invent sources, citations, web addresses, names or ` +
    `figures: where a statement needs a source that is not given, write ${blanks[language]}.`
  );
}

/** The messages that ask for an outline. */
export function outlineMessages(fence: Fence, work: Work): ModelMessage[] {
  const system =
    `You plan ${kinds[work.template]}. Answer with JSON {"title": "…", "sections": [{"heading": "…", "brief": "…"}]}: ` +
    'three to ten sections, each with one line on what it is about. An e-mail has at most three. ' +
    `${rules(work)} ${fence.rule}`;
  return [
    { role: 'system', content: system },
    { role: 'user', content: factsOf(fence, work) },
  ];
}

/** The messages that ask for a section, or for the rest of one. */
export function sectionMessages(
  fence: Fence,
  {
    work,
    sections,
    section,
    start,
  }: {
    readonly work: Work;
    readonly sections: readonly Section[];
    readonly section: Section;
    /** The text of the section so far; '' for none. */
    readonly start: string;
  },
): ModelMessage[] {
  const system =
    `You write one section of ${kinds[work.template]} in at most ${generationLimits.sectionWords} words: plain paragraphs ` +
    'without the heading, without Markdown, without introduction or comment. ' +
    `${rules(work)} ${fence.rule}`;
  const before = sections
    .filter(({ position }) => position < section.position)
    .map(({ heading, content }) => `${heading}\n${content}`)
    .join('\n\n')
    .slice(-context);
  const outline = sections.map(({ heading, brief }, i) => `${i + 1}. ${heading}: ${brief}`).join('\n');
  const parts = [
    factsOf(fence, work),
    fence.wrap('Outline', `${work.title}\n${outline}`),
    before && fence.wrap('Sections before', before),
    fence.wrap('Section to write', `${section.heading}\n${section.brief}`),
    start && `${fence.wrap('The section so far', start)}\nGo on exactly where it ends. Do not repeat it.`,
  ];
  return [
    { role: 'system', content: system },
    { role: 'user', content: parts.filter((part) => part !== '').join('\n\n') },
  ];
}

function factsOf(fence: Fence, { template, facts }: Work): string {
  const lines = factFieldsOf[template].flatMap(({ id }) => (facts[id] ? [`${id}: ${facts[id]}`] : []));
  return fence.wrap('Facts', lines.join('\n'));
}
