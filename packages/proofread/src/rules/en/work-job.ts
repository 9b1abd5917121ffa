import { byWordTable } from '../../match/word-table.ts';
import type { Rule } from '../rule.ts';
import { workOrJob } from './data/word-choices.ts';

export const workJob: Rule = {
  id: 'en.work-job',
  category: 'word-choice',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWordTable(workOrJob),
  right: ['I have a job and a lot of work.', 'A work of art.'],
  wrong: [['I want to find a good work in the city.', 'I want to find a good job in the city.']],
};
