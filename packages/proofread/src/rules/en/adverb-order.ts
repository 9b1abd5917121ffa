import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const objects =
  'english|french|german|chinese|spanish|italian|japanese|russian|piano|guitar|football|tennis|chess';

export const adverbOrder: Rule = {
  id: 'en.adverb-order',
  category: 'grammar',
  severity: 'error',
  credible: 0.86,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '^ i|he|she|we|they|it [ always|often|usually|sometimes am|is|are ] late|busy|tired|happy|hungry|sad|early|ready|at|in|on|very|so|a|the|VBG',
      ({ marked: [adverb, be] }) => (be === undefined ? null : `${be.text} ${adverb.text}`),
    ),
    byWords(
      `<speak>|<play>|<know>|<understand>|<write> [ very|quite? well the? ${objects} ] .|,|and|but|because`,
      ({ marked, words: [verb] }) => {
        const at = marked.findIndex(({ lower }) => lower === 'well');
        const text = (part: typeof marked | readonly (typeof marked)[number][]) =>
          part.map((word) => word.text).join(' ');
        return verb?.tag.startsWith('VB')
          ? `${text(marked.slice(at + 1))} ${text(marked.slice(0, at + 1))}`
          : null;
      },
    ),
    byWords(
      'i|we|they|he|she|you [ like|likes|love|loves|want|wants|have|has|need|needs|play|plays|speak|speaks|enjoy|enjoys|know|knows also ] DT|NN|NNS|NNP|PRP$|CD',
      ({ marked: [verb, adverb], words }) =>
        adverb === undefined || words.at(-1)?.lower === 'as' ? null : `${adverb.text} ${verb.text}`,
    ),
    byWords('^ [ i|he|she|we|they yesterday ] VBD|~VBD', ({ marked: [subject], after, words }) =>
      after() === undefined || words.at(-1)?.tag === 'VBN'
        ? null
        : `yesterday ${subject.text === 'I' ? 'I' : subject.lower}`,
    ),
    byWords('^ [ always i|he|she|we|they ] VBP|VBZ|VBD|MD|~VBP', ({ marked: [adverb, subject] }) =>
      subject === undefined ? null : `${subject.text} ${adverb.lower}`,
    ),
    byWords(
      'i|we|they|you [ go|eat|drink|come|arrive|watch|read|visit always|often|usually|never ] to|the|a|in|at|on|with|home|late|breakfast|lunch|dinner|my|tv',
      ({ marked: [verb, adverb], before }) =>
        adverb === undefined ||
        /^(?:do|did|can|will|would|should|must|to|let|and)$/.test(before()?.lower ?? '')
          ? null
          : `${adverb.text} ${verb.text}`,
    ),
    byWords(
      'he|she [ goes|eats|drinks|comes|arrives|watches|reads|visits always|often|usually|never ] to|the|a|in|at|on|with|home|late|breakfast|lunch|dinner|his|her|tv',
      ({ marked: [verb, adverb] }) => (adverb === undefined ? null : `${adverb.text} ${verb.text}`),
    ),
    byWords(
      'i|we|they|you|he|she [ get|gets|wake|wakes up always|usually|never ] early|late|at|before|after',
      ({ marked: [verb, up, adverb] }) =>
        adverb === undefined || up === undefined ? null : `${adverb.text} ${verb.text} ${up.text}`,
    ),
  ]),
  right: [
    'I am always late.',
    'She speaks English well.',
    'I also like coffee.',
    'Yes, I always am.',
    'He plays well at home.',
  ],
  wrong: [
    ['He gets up always early.', 'He always gets up early.'],
    ['I go often to the cinema.', 'I often go to the cinema.'],
    ['Always I get up at six.', 'I always get up at six.'],
    ['I yesterday went to the park.', 'Yesterday I went to the park.'],
    ['I always am late for school.', 'I am always late for school.'],
    ['He speaks very well English.', 'He speaks English very well.'],
    ['I like also coffee.', 'I also like coffee.'],
  ],
};
