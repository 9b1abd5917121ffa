import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { travelOrTrip } from './data/word-choices.ts';

export const travelTrip: Rule = {
  id: 'en.travel-trip',
  category: 'word-choice',
  severity: 'error',
  credible: 0.87,
  authority: null,
  scope: 'sentence',
  find: byWordTable(travelOrTrip),
  right: ['We took a trip; travel is fun.', 'A travel agency.'],
  wrong: [
    ['It was a long travel.', 'It was a long trip.'],
    ['My last travel was in May.', 'My last trip was in May.'],
  ],
};
