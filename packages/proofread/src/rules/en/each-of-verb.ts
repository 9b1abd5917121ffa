import { byAnyOf, byWords, inSingular } from '../../match/by-words.ts';
import { baseForm, canBe, singularOfVerb, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { collectives } from './data/noun-sets.ts';

/** "All but one of the ships were lost": the verb agrees with "all". */
const allBut = /\b(?:all|any|every\w*) but one of\b/iu;

const findVerbs = byAnyOf([
  byWords(
    ',^ each|one|either of the|my|our|his|her|their|these|those JJ|JJS|RBS* NN? NNS [ are|were|have|do ]',
    inSingular,
  ),
  byWords(',^ each|one|either of us|them|you [ are|were|have|do ]', ({ marked: [verb] }) =>
    verb.tag === 'VB' ? null : (singularOfVerb.get(verb.lower) ?? null),
  ),
  byWords(
    ',^ each|one of the|my|our|his|her|their|these|those JJ|JJS|RBS* NN|NNS [ VBP|VB ] IN|DT|PRP|PRP$|TO|RB|.|JJ',
    ({ marked: [verb] }) =>
      verb.lower !== 'live' && canBe(verb, 'VBD', 'VBN', 'JJ', 'RB', 'IN') ? null : thirdForm(verb),
  ),
  byWords(',^ the number|amount of JJ? NNS|people [ are|were|have ]', inSingular),
  byWords(
    ',^ the number|amount of JJ? NNS|people in|on|at|with|from|of the|our|my|their|this|these JJ? NN|NNS [ are|were|have ]',
    inSingular,
  ),
  byWords(
    ',^ the|my|our|his|her|their|this JJ? NN , along|together with the|his|her|their|my|our|all|two|three JJ? NN|NNS , [ are|were|have ]',
    inSingular,
  ),
  byWords(
    ',^ the|my|our|his|her|their|this JJ? NN ,? as well as the|his|her|their|my|our JJ? NN|NNS ,? [ are|were|have ]',
    ({ marked: [verb], words }) =>
      collectives.has(words.find(({ tag }) => tag === 'NN')?.lower ?? '')
        ? null
        : (singularOfVerb.get(verb.lower) ?? null),
  ),
  byWords('^ what i|he|she|we|they|you VBD|VBP [ are|were ] JJ .|,|and|for|to|but', inSingular),
  byWords(
    '^ reading|watching|playing|learning|eating|making|taking|collecting|writing|visiting|doing|studying|using|driving|riding|speaking|cooking|drinking|buying JJ? books|films|movies|games|languages|sports|vegetables|friends|photos|pictures|stamps|coins|cars|newspapers|novels|exercises|songs|letters|museums|english|chinese|football|music [ are|were ] PRP$|a|an|the|not|very|so|really|good|bad|important|difficult|easy|fun|useful|interesting|dangerous|healthy',
    inSingular,
  ),
  byWords(
    '^ to VB the|a|an|my|your|his|her|our|their? JJ? NN|NNS|NNP [ are|were ] JJ|RB|PRP$|a|an|the',
    inSingular,
  ),
  byWords('^ mathematics|maths|physics|linguistics [ are|were|have ]', inSingular),
  byWords(
    '^ the united states|nations|kingdom [ are|were ] a|an|the|one|big|large|rich|not|now|RB|VBN',
    inSingular,
  ),
  byWords(
    '^ the rich|poor|elderly|unemployed|homeless|disabled|blind|deaf [ is|was|has|gets|becomes|needs|lives|suffers|pays|does ]',
    ({ marked: [verb] }) =>
      ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb.lower] ?? baseForm(verb),
  ),
  byWords(
    ',^ CD years|months|weeks|days|hours|minutes|dollars|pounds|euros|kilometres|kilometers|miles|metres|meters [ are|were ] a|too|not? long|short|much|enough|lot|far time|way|period|while|.|,|to|for|of',
    inSingular,
  ),
  byWords(',^ the number of JJ? NNS|people who|that|which VBD [ are|were|have ]', inSingular),
  byWords(
    '^ not only the|my|our|his|her|their NN|NNS but also the|a|my|our|his|her|their NN [ are|were|have ]',
    inSingular,
  ),
  byWords(
    ',^ my|his|her|your|our|their favourite|favorite NN|subject|sport|drink|dish [ are|were ]',
    inSingular,
  ),
  byWords(
    '^ the following table|figure|example|section|chart|diagram|graph|list|code|chapter|text [ show|describe|explain|contain|present|give|illustrate|compare|list|summarise|summarize ]',
    ({ marked: [verb] }) => thirdForm(verb),
  ),
  byWords(
    ',^ neither|none? of the|my|these|those CD? JJ* NNS [ are|were|have|do ]',
    ({ marked: [verb], words }) =>
      words[0]?.lower === 'neither' ? (singularOfVerb.get(verb.lower) ?? null) : null,
  ),
  byWords(',^ every one of the|my|our|these|those|us|them JJ* NNS? [ are|were|have|do ]', inSingular),
  byWords(
    ',^ a team|group|series|list|set|box|number? of CD? JJ* NNS [ are|were|have ] VBN TO|IN',
    ({ marked: [verb], words }) =>
      /^(?:team|list|box)$/.test(words[1]?.lower ?? '') ? (singularOfVerb.get(verb.lower) ?? null) : null,
  ),
  byWords(
    ',^ neither|either|each|one of them|us|you [ know|want|like|work|live|need|go|speak|come|make|help|have|are|were|do|think|get|take ]',
    ({ marked: [verb], sentence }) =>
      sentence.some(({ tag }) => tag === 'MD') ? null : (singularOfVerb.get(verb.lower) ?? thirdForm(verb)),
  ),
  byWords(
    '^ both|all of PRP$|the NNS [ lives|works|plays|likes|wants|goes|comes|has|is|was|does|needs|knows|speaks|loves ]',
    ({ marked: [verb] }) =>
      verb.lower.startsWith("'")
        ? null
        : ({ is: 'are', was: 'were', has: 'have', does: 'do' }[verb.lower] ?? baseForm(verb)),
  ),
]);

export const eachOfVerb: Rule = {
  id: 'en.each-of-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: (text) => (allBut.test(text.text) ? [] : findVerbs(text)),
  right: [
    'All but one of the ships were lost.',
    'Each of the boys has a ball.',
    'One of my friends is ill.',
    'One of the boys who are here fell.',
  ],
  wrong: [
    ['The teacher as well as the students were late.', 'The teacher as well as the students was late.'],
    ['What he said were true.', 'What he said was true.'],
    ['Reading books are my hobby.', 'Reading books is my hobby.'],
    ['To learn English are difficult.', 'To learn English is difficult.'],
    ['Mathematics are difficult.', 'Mathematics is difficult.'],
    ['The United States are a big country.', 'The United States is a big country.'],
    ['The rich gets richer.', 'The rich get richer.'],
    ['Five years are a long time to wait.', 'Five years is a long time to wait.'],
    ['Neither of them know it.', 'Neither of them knows it.'],
    ['Both of my brothers lives abroad.', 'Both of my brothers live abroad.'],
    ['Each of the team leaders are expected.', 'Each of the team leaders is expected.'],
    ['Each of the boys have a ball.', 'Each of the boys has a ball.'],
    ['One of my friends are ill.', 'One of my friends is ill.'],
    ['One of my friends live in Paris.', 'One of my friends lives in Paris.'],
    ['Each of us have a dream.', 'Each of us has a dream.'],
    ['The number of cars are growing.', 'The number of cars is growing.'],
    ['The number of cars in the city have grown.', 'The number of cars in the city has grown.'],
    ['Neither of the doors were shut.', 'Neither of the doors was shut.'],
    ['The manager, along with his assistants, are away.', 'The manager, along with his assistants, is away.'],
    ['My favourite subject are maths.', 'My favourite subject is maths.'],
    ['The following table show the results.', 'The following table shows the results.'],
    ['The number of people who came were small.', 'The number of people who came was small.'],
    ['A list of names were sent to us.', 'A list of names was sent to us.'],
    ['Every one of the shops have closed.', 'Every one of the shops has closed.'],
  ],
};
