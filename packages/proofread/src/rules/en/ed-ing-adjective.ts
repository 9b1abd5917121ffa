import { byPattern } from '../../match/by-pattern.ts';
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

export const edIngAdjective: Rule = {
  id: 'en.ed-ing-adjective',
  category: 'grammar',
  severity: 'error',
  credible: 0.91,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "i|we|he|she|they|everyone am|'m|are|'re|is|was|were very|so|really|quite|not|n't|also|too|more* [ exciting|disappointing|surprising ] to ~VB",
      ({ marked: [cause] }) => felt[cause.lower] ?? null,
    ),
    byWords(
      'a|an very|so|really|too|quite? [ amused|bored|excited|interested|tired|surprised|confused|frightened|annoyed|disappointed|embarrassed|depressed|frustrated|shocked ] film|movie|book|story|game|match|lesson|class|lecture|trip|day|show|party|speech|article|journey|experience',
      ({ marked: [feeling] }) => (feeling.lower === 'amused' ? 'amusing' : (causing[feeling.lower] ?? null)),
    ),
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
      "it|film|movie|book|novel|story|lesson|lecture|speech|game|trip|match|that|this|party is|was|'s very|so|really|quite|not* [ bored|excited|interested|tired|confused|disappointed|surprised ] .|,|because|and|for|that|but",
      ({ marked: [feeling], words }) =>
        words[0]?.lower === 'it' && feeling.lower === 'tired' ? null : (causing[feeling.lower] ?? null),
    ),
    byPattern(
      /\b((?:I am|I'm|I’m|I was|I feel|I felt|I got|[Ww]e are|[Ww]e were|[Hh]e is|[Ss]he is|[Hh]e was|[Ss]he was|[Tt]hey are|[Tt]hey were|I am so|I am very|I'm very|I'm so|I was so|I was very|we were very|we were so|I feel very|I felt very) )(boring|interesting|exciting|surprising|disappointing|frightening|confusing|annoying|shocking|embarrassing|satisfying|tiring|worrying|relaxing)(?= (?:in|about|with|because|when|by|of|to (?:see|hear|know|learn|meet|find|go|be)|that)\b|[.!,])/g,
      ({ groups: [opening = '', adjective = ''], start, end }) =>
        isSaidOfOthers(opening, adjective)
          ? null
          : { start: start + opening.length, end, replacements: [feelingOf(adjective)] },
    ),
    byWords(
      'result|results|film|films|book|story|weather|game|match|news|journey|trip|day|lesson|job|food|hotel|service|concert|party is|are|was|were very|so|really|quite|rather|a? bit? [ disappointed|bored|excited|interested|surprised|tired|confused|relaxed|amazed|shocked ] .|,|and|because|that|but|for',
      ({ marked: [feeling] }) =>
        ({ relaxed: 'relaxing', amazed: 'amazing', shocked: 'shocking', tired: 'tiring' })[feeling.lower] ??
        causing[feeling.lower] ??
        null,
    ),
    byWords(
      'a|an|very|this [ tired|bored|excited|interested|relaxed ] day|week|film|movie|book|story|trip|journey|holiday|job|lesson|game|match|weekend|evening|afternoon',
      ({ marked: [feeling] }) =>
        ({ relaxed: 'relaxing', tired: 'tiring' })[feeling.lower] ?? causing[feeling.lower] ?? null,
    ),
    byWords(
      'i|we am|was|were|feel|felt|got very|so|really|too? [ boring ] during|at|in|because|when|by',
      () => 'bored',
    ),
    byWords(
      'i|we|he|she|they feel|feels|felt|am|are|is|was|were very|so|really? [ surprising|tiring ] .|,|and|at|to|by|that|when',
      ({ marked: [cause] }) => felt[cause.lower] ?? null,
    ),
  ]),
  right: [
    'I am interested in art.',
    'I am bored with it.',
    'I am relaxing at home: that is all.',
    'The film was interesting.',
    'He is boring.',
    'She was surprised.',
    'It was exciting.',
  ],
  wrong: [
    ['He was very exciting to see her.', 'He was very excited to see her.'],
    ['I was very boring during the lecture.', 'I was very bored during the lecture.'],
    ['She felt very surprising.', 'She felt very surprised.'],
    ['It was a very amused film.', 'It was a very amusing film.'],
    ['The result was disappointed.', 'The result was disappointing.'],
    ['It was a tired day.', 'It was a tiring day.'],
    ['I am very interesting in music.', 'I am very interested in music.'],
    ['I was so exciting about it.', 'I was so excited about it.'],
    ['I was so boring.', 'I was so bored.'],
    ['It was a very interested book.', 'It was a very interesting book.'],
    ['The film was very bored.', 'The film was very boring.'],
    ['The lecture was so bored that we left.', 'The lecture was so boring that we left.'],
  ],
};

/** Whether the sentence is about others: "He is boring" may be intended; "I am boring" hardly. */
function isSaidOfOthers(opening: string, adjective: string): boolean {
  return /^(?:he|she|they)/i.test(opening) && !/^(?:surprising|satisfying|tiring)$/.test(adjective);
}

function feelingOf(adjective: string): string {
  return adjective === 'worrying' ? 'worried' : adjective.replace(/ing$/, 'ed');
}
