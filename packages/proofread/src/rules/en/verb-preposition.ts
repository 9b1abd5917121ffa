import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { verbPrepositions } from './data/verb-prepositions.ts';

export const verbPreposition: Rule = {
  id: 'en.verb-preposition',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(verbPrepositions),
  right: [
    'It depends on you, and it depends to a large extent on us.',
    'She listens to music and waits for me.',
  ],
  wrong: [
    ['It depends of the weather.', 'It depends on the weather.'],
    ['We arrived to the station late.', 'We arrived at the station late.'],
    ['She dreamed with her mother.', 'She dreamed of her mother.'],
  ],
};
