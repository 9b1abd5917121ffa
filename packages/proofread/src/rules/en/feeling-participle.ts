import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

const felt: Readonly<Record<string, string>> = {
  boring: 'bored',
  exciting: 'excited',
  confusing: 'confused',
  interesting: 'interested',
  surprising: 'surprised',
  disappointing: 'disappointed',
  tiring: 'tired',
  annoying: 'annoyed',
  frightening: 'frightened',
  embarrassing: 'embarrassed',
  amazing: 'amazed',
  satisfying: 'satisfied',
  shocking: 'shocked',
  depressing: 'depressed',
  frustrating: 'frustrated',
};
const causing: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(felt).map(([cause, feeling]) => [feeling, cause]),
);
const causes = new Set(Object.keys(felt));
const feelings = new Set(Object.keys(causing));

export const feelingParticiple: Rule = {
  id: 'en.feeling-participle',
  category: 'grammar',
  severity: 'error',
  credible: 0.91,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "i|we|he|she|they am|'m|are|'re|is|was|were|feel|feels|felt|get|got|become|became very|so|really|quite|more|always|not|n't|also|too* [ @causes ] in|about|with|because|when",
      ({ marked: [cause], words }) =>
        /^(?:interesting|satisfying)$/.test(cause.lower) && !/^(?:in|with)$/.test(words.at(-1)?.lower ?? '')
          ? null
          : (felt[cause.lower] ?? null),
      { causes },
    ),
    byWords(
      "i|we am|'m|are|'re|was|were|feel|felt|got very|so|really|quite|more|always|not|n't|also|too* [ boring|exciting|confusing|surprising|disappointing|frightening ] .|,|and|but",
      ({ marked: [cause] }) => felt[cause.lower] ?? null,
    ),
    byWords(
      'very|really|so|most [ @feelings ] book|film|movie|place|story|game|city|thing|things|idea|day|trip|experience|job|lesson|news|subject|match|weather|topic|question|situation',
      ({ marked: [feeling] }) =>
        /^(?:tired|worried)$/.test(feeling.lower) ? null : (causing[feeling.lower] ?? null),
      { feelings },
    ),
    byWords(
      "it|film|movie|book|story|lesson|game|trip|match|that|this|party is|was|'s very|so|really|quite|not* [ bored|excited|interested|tired|confused|disappointed|surprised ] .|,|because|and|for",
      ({ marked: [feeling], words }) =>
        words[0]?.lower === 'it' && feeling.lower === 'tired' ? null : (causing[feeling.lower] ?? null),
    ),
  ]),
  right: [
    'I am interested in art.',
    'The film was interesting.',
    'He is boring.',
    'She was surprised.',
    'It was exciting.',
  ],
  wrong: [
    ['I am very interesting in art.', 'I am very interested in art.'],
    ['I was so boring.', 'I was so bored.'],
    ['It was a very interested book.', 'It was a very interesting book.'],
    ['The film was very bored.', 'The film was very boring.'],
  ],
};
