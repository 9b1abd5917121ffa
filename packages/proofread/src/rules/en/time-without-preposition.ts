import { formsOf } from '../../match/inflect.ts';
import { byWordTable } from '../../match/word-table.ts';
import { tokensOf } from '../../text/tokens.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { timesWithoutPreposition } from './data/time-prepositions.ts';

const formsOfAll = (verbs: string) => new Set(verbs.split(' ').flatMap((verb) => [...formsOf(verb).keys()]));

/**
 * Verbs to which the preposition before the time belongs: in a phrasal verb (moved in last month) or a relative clause (the house
 * we lived in last year).
 */
const before: Readonly<Record<string, ReadonlySet<string>>> = {
  in: formsOfAll(
    'be move stay hand check log come break sign drop give join turn call phone write dial plug settle clock cash cave chip let bring send set sink step tune type eat dine sleep snow get pull fly swear vote phase live work stand sit invest believe participate interest involve share tuck pop fit kick barge burst cut butt stop look fill',
  ),
  on: formsOfAll(
    'be go come carry move log sign keep turn switch put try hang hold live play read work drag call rely depend sit stand stay focus spend build pass get catch hit pick bet vote agree decide insist climb hop soldier press rain spy march',
  ),
  at: formsOfAll('be look stay stop work live eat arrive aim laugh stare glance shout sit study'),
};
/** Verbs with an object between them and the particle: turn the radio on tomorrow. */
const around: Readonly<Record<string, ReadonlySet<string>>> = {
  in: formsOfAll('hand let bring turn send fill plug phase call invite move lock'),
  on: formsOfAll('turn switch leave put try keep pull get bring urge cheer egg'),
};
/** Maximum number of words between such a verb and its particle. */
const maxPhraseLength = 4;

const pronouns = new Set('i you he she we they'.split(' '));
const determiners = new Set('the a an this that my your his her our their'.split(' '));

const findTimes = byWordTable(timesWithoutPreposition);

export const timeWithoutPreposition: Rule = {
  id: 'en.time-without-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    for (const finding of findTimes(text)) if (!belongsToVerb(text, finding)) yield finding;
  },
  right: [
    'Last week I was ill.',
    'We meet every day.',
    'He moved in last month, and the heating came on this morning.',
    'Whoever left the lights on last night should own up.',
    'The house we lived in last year was cold.',
    'It happens in every year of the cycle.',
    'The house we laughed in last year was cold.',
  ],
  wrong: [
    ['I saw him in last week.', 'I saw him last week.'],
    ['We go there in every summer.', 'We go there every summer.'],
  ],
};

/** Whether the preposition of a finding belongs to a verb before it. */
function belongsToVerb(text: RuleText, { start }: Finding): boolean {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => token.start >= start);
  const preposition = tokens[at]?.lower ?? '';
  // "the house we loved in last year": a relative clause.
  if (pronouns.has(tokens[at - 2]?.lower ?? '') && determiners.has(tokens[at - 4]?.lower ?? '')) return true;
  if (before[preposition]?.has(tokens[at - 1]?.lower ?? '')) return true;
  const verbs = around[preposition];
  return tokens.slice(Math.max(0, at - maxPhraseLength - 1), at).some(({ lower }) => verbs?.has(lower));
}
