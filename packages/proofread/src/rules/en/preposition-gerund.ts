import { byAnyOf, byContext } from '../../match/by-words.ts';
import { canBe, gerundForm, isEnd, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { commonVerbs, infinitiveAdjectives } from './data/common-verbs.ts';

const prepositions = wordSet('without of for by from about at in despite instead');

export const prepositionGerund: Rule = {
  id: 'en.preposition-gerund',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext(
      'specialised|specialized|specialises|specializes|specialising|specializing|specialise|specialize|participate|participated|participates|succeed|succeeded|succeeds|engaged|experienced in [ produce|manufacture|develop|provide|sell|build|teach|write|make|find|create|manage|improve|get ] NN|NNS|JJ|DT|PRP$|VBG',
      ({ marked: [verb] }) => gerundForm(verb),
    ),
    byContext(
      '@prepositions not? [ @verbs ]',
      ({ marked: [verb], words: [preposition], before, after }) => {
        if (
          preposition?.tag !== 'IN' ||
          after()?.lower === 'time' ||
          verb.tag.startsWith('NN') ||
          verb.tag === 'VBN' ||
          isEnd(after())
        )
          return null;
        if (
          /^(?:be|do|have|help|work|play|study|show|stop|start|use|visit|travel|drink|drive|sleep|talk|walk|share|watch|wear|stay|wait|live|read|increase|close|lead|save|clean)$/.test(
            verb.lower,
          ) &&
          preposition.lower !== 'without'
        )
          return null;
        if (preposition.lower !== 'for') return gerundForm(verb);
        if (before()?.tag !== 'JJ') return null;
        return infinitiveAdjectives.has(before()?.lower ?? '') ? null : gerundForm(verb);
      },
      { prepositions, verbs: commonVerbs },
    ),
    byContext(
      'of|by|without|about|from [ visit|use|study|help|watch|play|change|improve|travel|work|meet|buy|find|do|have|start|stop|read|increase|save ] the|my|a|an|it|them|him|her|us|this|our|your|english|new|some',
      ({ marked: [verb], words, before }) =>
        words[0]?.tag !== 'IN' ||
        /^(?:the|no|a|our|their|his|my)$/.test(before()?.lower ?? '') ||
        before()?.lower === 'out'
          ? null
          : gerundForm(verb),
    ),
    byContext(
      '<apologise>|<apologize>|tired|afraid|capable|sick|proud|ashamed|sorry|responsible|instead|without|famous|blame|blamed|before|after for|of|without? [ be ] VBN|JJ|RB|DT',
      ({ words }) => (words[1]?.tag === 'IN' || words[0]?.lower === 'without' ? 'being' : null),
    ),
    byContext(
      'good|bad|great|terrible|hopeless at [ play|dance|cook|sing|draw|swim|run|write|read|speak|make|solve|work|teach|learn|drive|listen|paint|explain|remember|manage|organise|organize|sell ]',
      ({ marked: [verb] }) => gerundForm(verb),
    ),
    byContext(
      '<give> up [ to smoke|drink|gamble|eat|drive|play|work|try ] .|,|because|and|last|this|after|when|two|three|in|meat|sugar',
      ({ marked: [, verb] }) => (verb === undefined ? null : gerundForm(verb)),
    ),
    byContext(
      'i|he|she|they|we|who admitted|object|objects|objected to [ ~VB ] DT|PRP$|JJ|JJR|PRP',
      ({ marked: [verb] }) =>
        canBe(verb, 'NN', 'VBN') && !/^(?:pay|steal|work|help)$/.test(verb.lower) ? null : gerundForm(verb),
    ),
    byContext('^ before|after [ to ~VB ]', ({ marked: [, verb] }) =>
      verb === undefined || verb.lower === 'be' ? null : gerundForm(verb),
    ),
    byContext('without [ to VB|~VB ] ', ({ marked: [, verb], before }) =>
      verb === undefined || before()?.tag === 'CC' || !canBe(verb, 'VB') ? null : gerundForm(verb),
    ),
    byContext('instead [ to ~VB ]', ({ marked: [, verb], words }) =>
      verb?.tag !== 'VB' && !(words[1]?.tag === 'TO' && verb !== undefined && canBe(verb, 'VB'))
        ? null
        : mendInstead(verb),
    ),
    byContext(
      'without [ work|study|sleep|eat|drink|talk|think|try|practice|practise|help|use|move|stop|rest|pay|plan|train ] hard|well|early|late|much|enough|the|a|an|any|my|your|his|her|our|their|it|them|him|us|me',
      ({ marked: [verb] }) => gerundForm(verb),
    ),
    byContext(
      'thanks|you for [ @verbs ] me|us|them|him|her|my|your|our',
      ({ marked: [verb], words, before }) =>
        (words[0]?.lower === 'thanks' || before()?.lower === 'thank') && !canBe(verb, 'VBG')
          ? gerundForm(verb)
          : null,
      { verbs: commonVerbs },
    ),
    byContext(
      'thanks|you|sorry|me|him for [ come|send|invite|read|ask|wait|join|show|give|let|make|tell|bring|take|write|choose|be|help ] DT|PRP|PRP$|.|to|with|!|so|back|us|me|late',
      ({ marked: [verb], words }) =>
        verb.lower === 'be' || verb.tag !== 'NN' || words.at(-1)?.tag === 'PRP' || verb.lower === 'come'
          ? gerundForm(verb)
          : null,
    ),
    byContext(
      'devote|devotes|devoted|dedicate|dedicates|dedicated PRP$|the|his JJ|whole|entire? life|time|career|energy|lives|efforts|money to [ ~VB ] DT|PRP$|JJ|NN|NNS|PRP',
      ({ marked: [verb] }) =>
        canBe(verb, 'NN') && !/^(?:help|study|work|research|fight)$/.test(verb.lower)
          ? null
          : gerundForm(verb),
    ),
    byContext('object|objects|objected to me|him|us|them [ ~VB ]', ({ marked: [verb] }) =>
      canBe(verb, 'VBN', 'JJ', 'RB') ? null : gerundForm(verb),
    ),
    byContext(
      'admit|admits|admitted [ to break|steal|lie|cheat|take|kill|make|do|use|hit|eat|write|lose ] DT|PRP$|PRP|.|,|on|in|to|for',
      ({ marked: [, verb] }) => {
        const gerund = verb === undefined ? null : gerundForm(verb);
        return gerund === null ? null : [`to ${gerund}`, gerund];
      },
    ),
  ]),
  right: [
    'They devoted time to work.',
    'He stayed instead to the end.',
    'There is no peace without work.',
    'He left without saying a word.',
    'It is for us to go.',
    'I am tired of it.',
  ],
  wrong: [
    ['She admitted to break the vase.', 'She admitted to breaking the vase.'],
    ['My parents object to me study abroad.', 'My parents object to me studying abroad.'],
    ['He devoted his life to help the poor.', 'He devoted his life to helping the poor.'],
    ['We are specialised in produce furniture.', 'We are specialised in producing furniture.'],
    ['He gave up to smoke.', 'He gave up smoking.'],
    ['They object to pay more taxes.', 'They object to paying more taxes.'],
    ['He admitted to steal the car.', 'He admitted to stealing the car.'],
    ['Before to leave, turn off the lights.', 'Before leaving, turn off the lights.'],
    ['Thanks for come!', 'Thanks for coming!'],
    ['Thank you for send me it.', 'Thank you for sending me it.'],
    ['He is good at play chess.', 'He is good at playing chess.'],
    ['He left without to say a word.', 'He left without saying a word.'],
    ['He thought about visit the museum.', 'He thought about visiting the museum.'],
    ['I am tired of be alone.', 'I am tired of being alone.'],
    ['Thanks for help me.', 'Thanks for helping me.'],
    ['He left without say goodbye.', 'He left without saying goodbye.'],
    ['You should walk instead to drive.', 'You should walk instead of driving.'],
    ['Nobody succeeds without work hard.', 'Nobody succeeds without working hard.'],
    ['I am interested in learn English.', 'I am interested in learning English.'],
    ['She is tired of listen to him.', 'She is tired of listening to him.'],
  ],
};

function mendInstead(verb: TaggedWord | undefined): string | null {
  const gerund = verb === undefined ? null : gerundForm(verb);
  return gerund === null ? null : `of ${gerund}`;
}
