import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const pronounI: Rule = {
  id: 'en.pronoun-i',
  category: 'typography',
  severity: 'error',
  credible: 0.97,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byPattern(
      /(?<![\w.('’"-])i(?=['’](?:m|ve|ll|d)\b| (?:am|was|have|had|will|would|can|could|think|thought|like|want|do|did|don['’]t|didn['’]t|know|knew|need|love|hope|feel|felt|believe|went|go|saw|see|just|also|really|always|never|often|should|must|might|shall|get|got|made|make|said|say|live|lived|work|study|used|use|decided|started|hate|prefer|agree|understand|remember|wish|found|bought|came|come|took|take|met|can['’]t|couldn['’]t|wouldn['’]t)\b)/g,
      () => 'I',
    ),
    byWords('[ i ] RB? ~VBP|~VBD|MD', ({ marked: [letter], words, before, sentence }) =>
      letter.text === 'i' &&
      !isNamed(before()) &&
      !words.at(-1)?.text.includes("'") &&
      !/^(?:is|has|are)$/.test(words.at(-1)?.lower ?? '') &&
      sentence.every(({ tag, text }) => tag !== 'SYM' && !/[=<>+*{}[\]]/.test(text))
        ? { start: letter.start, end: letter.end, replacements: ['I'] }
        : null,
    ),
  ]),
  right: [
    'I think so.',
    'For i in the list, i = 1.',
    'See point (i) below, i.e. the first.',
    'The index i grows.',
    'Let i be a number.',
  ],
  wrong: [
    ['Yesterday i went home.', 'Yesterday I went home.'],
    ['Usually i play football.', 'Usually I play football.'],
    ['After that i studied it in more depth.', 'After that I studied it in more depth.'],
    ["When i'm tired, i like tea.", "When I'm tired, I like tea."],
  ],
};

const namers =
  /^(?:the|index|variable|number|step|case|part|item|point|section|for|let|of|every|each|this|if)$/;

/** Whether "i" is a variable, not the pronoun: "the index i". */
function isNamed(before: TaggedWord | undefined): boolean {
  return before !== undefined && (namers.test(before.lower) || /^(?:\(|"|CD|SYM)$/.test(before.tag));
}
