import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const pronounI: Rule = {
  id: 'en.pronoun-i',
  category: 'typography',
  severity: 'error',
  credible: 0.97,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /(?<![\w.('’"-])i(?=['’](?:m|ve|ll|d)\b| (?:am|was|have|had|will|would|can|could|think|thought|like|want|do|did|don['’]t|didn['’]t|know|knew|need|love|hope|feel|felt|believe|went|go|saw|see|just|also|really|always|never|often|should|must|might|shall|get|got|made|make|said|say|live|lived|work|study|used|use|decided|started|hate|prefer|agree|understand|remember|wish|found|bought|came|come|took|take|met|can['’]t|couldn['’]t|wouldn['’]t)\b)/g,
    () => 'I',
  ),
  right: ['I think so.', 'For i in the list, i = 1.', 'See point (i) below, i.e. the first.'],
  wrong: [
    ['Yesterday i went home.', 'Yesterday I went home.'],
    ["When i'm tired, i like tea.", "When I'm tired, I like tea."],
  ],
};
