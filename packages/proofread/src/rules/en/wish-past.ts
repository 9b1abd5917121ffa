import { byAnyOf, byWords } from '../../match/by-words.ts';
import { pastForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const unreal: Readonly<Record<string, string>> = {
  can: 'could',
  will: 'would',
  am: 'were',
  is: 'were',
  are: 'were',
  have: 'had',
  has: 'had',
  was: 'were',
};

export const wishPast: Rule = {
  id: 'en.wish-past',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('^ i wish i [ would be ] JJ|JJR|a|an|the|in|at', () => 'were'),
    byWords(
      'i|we wish that? i|we|he|she|they|it|you [ can|will|am|is|are|have|has ]',
      ({ marked: [verb] }) => unreal[verb.lower] ?? null,
    ),
    byWords('i wish that? i|we [ know|live|speak|understand|own|need|play|earn ]', ({ marked: [verb] }) =>
      pastForm(verb),
    ),
    byWords(
      "i|we|she|he 'd|would rather you|he|she|they [ do|does|don't|come|stay|go|wait|keep ]",
      ({ marked: [verb] }) => (verb.lower === 'does' ? 'did' : pastForm(verb)),
    ),
    byWords("it 's|is|was high|about time that? i|we|you|they|he|she [ VB|VBP|VBZ ]", ({ marked: [verb] }) =>
      verb.base === 'be' ? null : pastForm(verb),
    ),
    byWords(
      "it 's|is|was high|about time that? the|a|our|my|your|his|her|their|this NN|NNS [ VBP|VBZ ]",
      ({ marked: [verb] }) => (verb.base === 'be' ? null : pastForm(verb)),
    ),
    byWords("^ it 's|is time i|we|you|they [ go|leave ]", ({ marked: [verb] }) => pastForm(verb)),
  ]),
  right: ['I wish I could fly.', 'I wish you a good day.', 'We wish he were here.'],
  wrong: [
    ['I wish I would be rich.', 'I wish I were rich.'],
    ['I wish I know the answer.', 'I wish I knew the answer.'],
    ["I'd rather you don't smoke here.", "I'd rather you didn't smoke here."],
    ["It's high time we start.", "It's high time we started."],
    ["It's time we go home.", "It's time we went home."],
    ['I wish I can fly.', 'I wish I could fly.'],
    ['I wish I have more time.', 'I wish I had more time.'],
    ['I wish he is here.', 'I wish he were here.'],
  ],
};
