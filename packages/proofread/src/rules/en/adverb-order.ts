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
  ]),
  right: [
    'I am always late.',
    'She speaks English well.',
    'I also like coffee.',
    'Yes, I always am.',
    'He plays well at home.',
  ],
  wrong: [
    ['I always am late for school.', 'I am always late for school.'],
    ['He speaks very well English.', 'He speaks English very well.'],
    ['I like also coffee.', 'I also like coffee.'],
  ],
};
