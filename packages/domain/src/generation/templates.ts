/** Templates of Inspire: an outline of a thesis, an official document, an e-mail, a speech, a summary of work. */
export const inspireTemplates = ['thesis', 'official', 'email', 'speech', 'summary'] as const;
export type InspireTemplate = (typeof inspireTemplates)[number];

/** A field of the form of facts. */
export interface FactField {
  readonly id: FactId;
  readonly isRequired: boolean;
  /** Whether it has several lines. */
  readonly isLong: boolean;
}

type FactId =
  | 'topic'
  | 'purpose'
  | 'audience'
  | 'points'
  | 'sender'
  | 'recipient'
  | 'occasion'
  | 'period'
  | 'results'
  | 'length'
  | 'sources';

const short = (id: FactId, isRequired = false): FactField => ({ id, isRequired, isLong: false });
const long = (id: FactId, isRequired = false): FactField => ({ id, isRequired, isLong: true });

/** The fields of the form of facts, in order. `sources`: one source a line; no other source may be cited. */
export const factFieldsOf: Readonly<Record<InspireTemplate, readonly FactField[]>> = {
  thesis: [short('topic', true), long('purpose'), long('points'), short('length'), long('sources')],
  official: [
    short('topic', true),
    short('sender', true),
    short('recipient'),
    long('points', true),
    long('sources'),
  ],
  email: [short('recipient', true), short('sender'), short('topic', true), long('points', true)],
  speech: [short('topic', true), short('occasion', true), short('audience'), long('points'), short('length')],
  summary: [short('topic', true), short('period'), long('results', true), long('points'), long('sources')],
};

/** Ids of required fields without an entry. */
export function missingFacts(template: InspireTemplate, facts: Readonly<Record<string, string>>): string[] {
  return factFieldsOf[template]
    .filter(({ id, isRequired }) => isRequired && !facts[id]?.trim())
    .map(({ id }) => id);
}
