import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const gerunds: Readonly<Record<string, string>> = {
  shop: 'shopping',
  swim: 'swimming',
  fish: 'fishing',
  ski: 'skiing',
  camp: 'camping',
  hike: 'hiking',
  dance: 'dancing',
  jog: 'jogging',
  skate: 'skating',
  surf: 'surfing',
  sightsee: 'sightseeing',
};
const verbs = new Set(Object.keys(gerunds));

export const goGerund: Rule = {
  id: 'en.go-gerund',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '<go> [ @verbs ] .|,|with|in|and|on|every|at|to',
      ({ marked: [verb] }) => gerunds[verb.lower] ?? null,
      { verbs },
    ),
  ]),
  right: ['We go shopping.', 'He went to swimming lessons.', 'They go to dance classes.'],
  wrong: [
    ['We go swim every day.', 'We go swimming every day.'],
    ['They go fish in summer.', 'They go fishing in summer.'],
  ],
};
