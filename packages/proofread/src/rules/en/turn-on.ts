import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { turnOnOff } from './data/collocations.ts';

export const turnOn: Rule = {
  id: 'en.turn-on',
  category: 'word-choice',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byWordTable(turnOnOff),
  right: ['I opened the window and turned on the light.'],
  wrong: [
    ['Please open the light.', 'Please turn on the light.'],
    ['He closed the TV.', 'He turned off the TV.'],
  ],
};
