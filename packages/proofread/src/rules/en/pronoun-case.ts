import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, isEnd, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';

const objects: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const subjects: Readonly<Record<string, string>> = { me: 'I', him: 'he', us: 'we', them: 'they' };

/** Verbs with a person as object. */
const giving = wordSet(
  `gave give gives given giving told tell tells sent send sends showed show shows asked ask asks invited invite invites
  taught teach teaches helped help helps offered offer brought bring took take met meet saw see paid pay thanked thank drove
  drive let allowed allow bought buy cooked called call joined join wanted want`,
);

export const pronounCase: Rule = {
  id: 'en.pronoun-case',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '@giving PRP$? NNP|@persons and [ i ] DT|PRP$|TO|some|any|.|?|!',
      ({ words, marked: [pronoun] }) =>
        words[0]?.tag.startsWith('VB') ? (objects[pronoun.lower] ?? null) : null,
      { giving, persons },
    ),
    byWords(
      'with|for|to|from|about|at|without|behind|of|by|near [ he|she|we|they|i ] .|,',
      ({ marked: [pronoun], after, before }) =>
        pronoun.text === 'I' && before() === undefined
          ? null
          : isEnd(after()) || after() === undefined || pronoun.lower !== 'i'
            ? (objects[pronoun.lower] ?? null)
            : null,
    ),
    byWords('between you and [ i ]', () => 'me'),
    byWords('^ [ her ] and i VBP|VBD|are|were|have|will|can', () => 'she'),
    byWords('^ my @persons and [ me ] VBD|VBP|are|were|have|will|had', () => 'I', { persons }),
    byWords('^ [ me ] JJ? @persons is|has|was|VBZ|VBD|MD', () => 'my', { persons }),
    byWords('^ [ me ] new|old|little|favourite|favorite|best|own NN RB? VBZ|VBD|MD', () => 'my'),
    byWords('^ [ them ] NNS are|were|VBP|look|have', () => ['those', 'these']),
    byWords(
      '<help>|<love>|<like>|<see>|<tell>|<ask>|<call>|<meet>|<visit>|<know>|<thank> [ he|she|they ] .|,|and|because|very',
      ({ marked: [pronoun], words }) =>
        words[0]?.tag.startsWith('VB') && words.at(-1)?.lower !== ','
          ? (objects[pronoun.lower] ?? null)
          : null,
    ),
    byWords(
      '^ [ him|them|us|me ] is|are|was|were|have|has|had|will|would|can|could|went|goes|go|likes|like|am',
      ({ marked: [pronoun] }) => subjects[pronoun.lower] ?? null,
    ),
    byWords('^ [ me and my NN|NNS ] VBP|VBD|were|was|are|will|have|had|went', ({ marked: [, , , noun] }) =>
      noun === undefined ? null : `my ${noun.text} and I`,
    ),
    byWords(
      '^ [ me and my NN goes|plays|likes|lives|works|wants|has|is|loves|does|makes|watches ]',
      ({ marked }) => {
        const [, , , noun, verb] = marked;
        const base = verb === undefined ? null : verb.lower === 'is' ? 'are' : baseForm(verb);
        return noun === undefined || base === null ? null : `My ${noun.text} and I ${base}`;
      },
    ),
    byWords('^ [ me and him|her|them ] VBP|VBD|are|were|will|have|had|can', ({ marked: [, , other] }) =>
      other === undefined ? null : `${{ him: 'He', her: 'She', them: 'They' }[other.lower]} and I`,
    ),
    byWords(
      'to|for|with|from|at|between|about PRP$|NNP @persons? and [ i ] .|,',
      ({ words, sentence }) =>
        (words[2]?.lower !== 'and' && words[3]?.lower !== 'and') || sentence.length < 4 ? null : 'me',
      { persons },
    ),
  ]),
  right: [
    'He told my brother and I agreed.',
    'Tom and I gave a talk.',
    'He asked if Tom and I were ready.',
    'He came with me.',
    'It is from he who knows.',
    'Between you and me.',
    'Him they saw.',
  ],
  wrong: [
    ['The manager gave Tom and I a new task.', 'The manager gave Tom and me a new task.'],
    ['She invited my brother and I to the party.', 'She invited my brother and me to the party.'],
    ['My brother and me went fishing.', 'My brother and I went fishing.'],
    ['Her and I are friends.', 'She and I are friends.'],
    ['Me sister is ill.', 'My sister is ill.'],
    ['Them shoes are nice.', 'Those shoes are nice.'],
    ['She gave it to my brother and I.', 'She gave it to my brother and me.'],
    ['I went there with he.', 'I went there with him.'],
    ['Keep it between you and I.', 'Keep it between you and me.'],
    ['Him is my friend.', 'He is my friend.'],
    ['Me and my brother went home.', 'My brother and I went home.'],
    ['Me and my brother goes fishing.', 'My brother and I go fishing.'],
    ['Me and him are friends.', 'He and I are friends.'],
  ],
};
