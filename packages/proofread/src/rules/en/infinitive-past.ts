import { byWords } from '../../match/by-words.ts';
import { baseForm, canBe, isOnlyVerb, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const openers =
  wordSet(`want wants wanted need needs needed going try trying tries tried decide decided decides able hope hoped
  hopes plan planned plans started began begin begins order have had has like liked likes love loves agree agreed
  refuse refused learn learning learns trying wanting happy glad willing pleased learned forget forgot managed manage promised expect expected wish ready easy hard difficult
  important necessary possible impossible way chance time how what where opportunity continue continued allowed`);

export const infinitivePast: Rule = {
  id: 'en.infinitive-past',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byWords(
    '@openers to not? [ VBZ|VBD|VBN|VBG|~VBD|~VBZ ]',
    ({ marked: [verb], words: [opener], after, before }) => {
      const isForm = isOnlyVerb(verb) || (verb.tag === 'VBG' && !canBe(verb, 'JJ', 'VB'));
      // "as much as possible to trained staff"
      if (opener?.lower === 'possible' && before()?.lower === 'as') return null;
      if (!isForm || verb.tags.includes('VB') || (verb.tag === 'VBN' && after()?.tag.startsWith('NN')))
        return null;
      if (
        verb.tag === 'VBG' &&
        !/^(?:want|need|try|tri|decid|able|plan|refus|manag|agree|have|has|had|going|easy|hard|difficult|possible|important|necessary|hop|learn|trying|wanting|happy|glad|willing|pleased)/.test(
          opener?.lower ?? '',
        )
      )
        return null;
      return baseForm(verb);
    },
    { openers },
  ),
  right: [
    'I want to go.',
    'I decided to leave.',
    'They have to do with going.',
    'He is used to found objects.',
    'It has to be done.',
    'What happened to lost children?',
    'Leave as much as possible to computed results and audits.',
  ],
  wrong: [
    ['I wanted to went home.', 'I wanted to go home.'],
    ['She decided to bought a car.', 'She decided to buy a car.'],
    ['He wants to becomes a doctor.', 'He wants to become a doctor.'],
    ['I have to going now.', 'I have to go now.'],
  ],
};
