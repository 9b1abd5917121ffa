import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const plural: Record<string, string> = {
  person: 'people',
  country: 'countries',
  city: 'cities',
  family: 'families',
  activity: 'activities',
  hobby: 'hobbies',
};

export const oneOf: Rule = {
  id: 'en.one-of',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b(one of (?:the|my|our|their|his|her|these|those)(?: (?!of\b|[a-z]+s\b)[a-z]+){0,3} )(thing|reason|way|problem|place|person|friend|country|city|family|example|factor|advantage|disadvantage|topic|issue|student|teacher|activity|hobby|book|film|movie|sport)(?= (?:is|was|that|which|who|I|we|in|to)\b|[,.])/gi,
    ({ groups: [opening = '', noun = ''], start, end }) => ({
      start: start + opening.length,
      end,
      replacements: [plural[noun] ?? `${noun}s`],
    }),
  ),
  right: [
    'One of the best things is this.',
    'One of the students in this place is ill.',
    'One of my friends has a problem.',
  ],
  wrong: [
    ['One of the most important thing is health.', 'One of the most important things is health.'],
    ['She is one of my best friend.', 'She is one of my best friends.'],
  ],
};
