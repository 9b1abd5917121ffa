import { pluralOf, thirdPersonOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, singularOfVerb, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { persons } from './data/countables.ts';

const verbs = wordSet(
  'work live like want play study need love go make help come take say know get cook teach speak give write buy eat sleep drive think feel look tell call start enjoy watch spend walk run',
);
/** Nouns for things whose verbs describe their own action. */
const things = wordSet(
  'pool gym market pharmacy clinic zoo exhibition event festival ferry tram metro lift elevator canteen café cafeteria entrance gate reception train bus plane flight shop store supermarket school bank museum library film movie match game course lesson class meeting concert show door window car computer phone machine program app book story song article company restaurant hotel café clock battery printer software government city country town river road house room weather job',
);
const thingVerbs = wordSet(
  'leave open close start finish begin arrive stop cost look need take go run make help work seem sound taste smell become contain offer provide belong include give have want',
);
/** Subjects without an article. */
const bares = wordSet(
  'music water money education technology pollution traffic homework science history nature food coffee tea sugar weather happiness luggage furniture equipment information advice exercise life love health knowledge travelling traveling reading swimming smoking learning studying luck everything nothing something friendship tourism advertising software',
);
const bareVerbs = wordSet(
  'help make give take need keep cause bring mean come cost become seem teach allow show play improve affect are were have do',
);
const plurals = new Set([...[...persons].map(pluralOf), 'parents', 'people', 'grandparents']);
const thirds = new Set([...verbs].map((base) => thirdPersonOf(base)));

export const personVerb: Rule = {
  id: 'en.person-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ',^ my|our|his|her|their|the JJ? @persons always|often|usually|also|never|sometimes|really? [ @verbs ] IN|DT|PRP|PRP$|TO|RB|NNS|VBG|to|very|a|dinner|lunch|breakfast|football|tennis|coffee|tea|music|milk|meat|fish|money',
      ({ marked: [verb], words, before, sentence }) => {
        const noun = words.find(({ lower }) => persons.has(lower));
        if (
          noun === undefined ||
          sentence.some(
            ({ base, tag }) =>
              tag === 'MD' ||
              (/^(?:suggest|recommend|demand|insist|let|make|help|see|hear|watch|have|do)$/.test(
                base ?? '',
              ) &&
                before() !== undefined),
          )
        )
          return null;
        if (/^(?:and|or|nor)$/.test(before()?.lower ?? '') || canBe(verb, 'VBD')) return null;
        return thirdForm(verb);
      },
      { verbs, persons },
    ),
    byWords(
      ',^ my|our|his|her|their|the JJ? @plurals always|often|usually|also|never|sometimes|really? [ @thirds ] IN|DT|PRP|PRP$|TO|RB|NNS|VBG|to|very|a',
      ({ marked: [verb] }) => baseForm(verb),
      { plurals, thirds },
    ),
    byWords(
      ',^ the|my|our|his|her|their|this|your JJ|swimming|main|NN? @things always|often|usually|also|never|sometimes|only|really? [ @thingVerbs ] at|in|on|to|from|DT|PRP|PRP$|CD|RB|JJ|very|every|for|until|me|about|like|NNS',
      ({ marked: [verb], words, before, sentence }) =>
        isAsked(sentence) ||
        /^(?:and|or|nor)$/.test(before()?.lower ?? '') ||
        words.at(-1)?.lower === 'please'
          ? null
          : verb.lower === 'cost'
            ? null
            : (singularOfVerb.get(verb.lower) ?? thirdForm(verb)),
      { things, thingVerbs },
    ),
    byWords(
      '^ @bares always|often|usually|also|never|sometimes? [ @bareVerbs ] DT|PRP|PRP$|JJ|JJR|RB|NNS|people|to|not|in|for|from|very|CD',
      ({ marked: [verb], sentence }) =>
        sentence.some(({ tag }) => tag === 'MD') || sentence.at(-1)?.text === '?'
          ? null
          : (singularOfVerb.get(verb.lower) ?? thirdForm(verb)),
      { bares, bareVerbs },
    ),
    byWords(
      'hope|hopes that? this|the|your|my|our letter|email|e-mail|message|mail|note|information|answer|letter|parcel|package|explanation|reply|news [ find|help|reach|make|answer|give|arrive|explain|clear ] PRP|PRP$|DT|all|everyone|everybody|clear|soon|safely',
      ({ marked: [verb] }) => thirdForm(verb),
    ),
    byWords(
      ',^ he|she|it [ come ] here|home|back|soon|from|to|with|in|every|at|late|early|tomorrow',
      ({ before, marked: [verb], sentence }) =>
        before()?.lower === 'and' || isAsked(sentence) || isDemanded(sentence) ? null : thirdForm(verb),
    ),
  ]),
  right: [
    'The book cost me ten dollars.',
    'My father works in a bank.',
    'The man likes it.',
    'The boy and the girl like it.',
    'Let the man go to bed.',
    'Does the train leave at nine?',
    'I suggest that the shop open at nine.',
    'Music and books make me happy.',
  ],
  wrong: [
    ['My dad cook dinner on Sunday.', 'My dad cooks dinner on Sunday.'],
    ['The swimming pool open at nine.', 'The swimming pool opens at nine.'],
    ['My father work in a bank.', 'My father works in a bank.'],
    ['My friend often go to the park.', 'My friend often goes to the park.'],
    ['My parents works in a shop.', 'My parents work in a shop.'],
    ['The train leave at nine.', 'The train leaves at nine.'],
    ['Music make me happy.', 'Music makes me happy.'],
    ['Luggage are not included.', 'Luggage is not included.'],
    ['I hope this letter find you well.', 'I hope this letter finds you well.'],
    ['I hope that he come soon.', 'I hope that he comes soon.'],
  ],
};

/** Whether the base form is correct: after modals, in questions, and in the clause after a demand. */
function isAsked(sentence: readonly TaggedWord[]): boolean {
  return sentence.some(({ tag }) => tag === 'MD') || sentence.at(-1)?.text === '?' || isDemanded(sentence);
}

function isDemanded(sentence: readonly TaggedWord[]): boolean {
  return sentence.some(({ base, lower }) =>
    /^(?:suggest|recommend|demand|insist|let|hear|watch|do|did|does|important|essential|propose|request|require)$/.test(
      base ?? lower,
    ),
  );
}
