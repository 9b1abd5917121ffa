import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const than: Rule = {
  id: 'en.than',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '<be> [ JJ|JJR then ] i|we|he|she|they expected|thought|imagined|hoped|remembered',
      ({ marked: [adjective] }) =>
        adjective.tag === 'JJR' ? `${adjective.text} than` : `more ${adjective.text} than`,
    ),
    byWords('<be> ADV? JJR|RBR|more|less JJ? [ then ] JJ? NN|NNS|VBG', ({ words, sentence }) =>
      sentence.some(({ lower }) => /^(?:first|when|if|once|after|until|than)$/.test(lower)) ||
      /^(?:later|rather|further)$/.test(words.at(-3)?.lower ?? '')
        ? null
        : 'than',
    ),
    byWords('^ the NN in NNP is|was RB? JJR than [ NNP ] .|,', ({ marked: [place] }) => `in ${place.text}`),
    byWords(
      "is|are|was|were|'s|'m|am JJR|RBR [ as ] yours|mine|his|hers|ours|theirs|me|him|her|us|them .|,",
      () => 'than',
    ),
    byWords('^ [ than ] ,? i|we|he|she|they|you|it|the|my VBD|VBP|VBZ|MD|NN', () => 'then'),
    byWords(
      'JJR|RBR|more|less|fewer JJ|NN|NNS|RB? [ that ] now|before|today|me|him|us|them .',
      ({ words }) => (/^(?:later|rather|further)$/.test(words[0]?.lower ?? '') ? null : 'than'),
    ),
    byWords("<be>|'s|'re|'m ADV? ADV? JJR [ then ] i|he|she|we|they|you|it", () => 'than'),
    byWords(
      'more|fewer|less JJ? NN|NNS [ then ] i|he|she|we|they|you|it|most|many|some|NNS .|VBP|VBZ|VBD|MD|of|in|on|do|does|did|have|has|had',
      ({ sentence, words }) =>
        sentence.some(({ lower }) => /^(?:first|when|if|once|after|until|than|will)$/.test(lower)) ||
        (words.at(-1)?.tag === 'VBD' && !/^(?:did|had|was|were)$/.test(words.at(-1)?.lower ?? ''))
          ? null
          : 'than',
    ),
    byWords("would|'d rather VB|~VB DT|PRP$|NN|NNS|IN* [ then ] VB|~VB", () => 'than'),
    byWords(', [ than ] i|we|he|she|they|you|it|VB|the|my', ({ sentence, words }) =>
      /^(?:if|when|first|once|after)$/.test(sentence[0]?.lower ?? '') &&
      !sentence.some(
        ({ tag, lower }) => /^(?:JJR|RBR)$/.test(tag) || /^(?:rather|other|more|less)$/.test(lower),
      ) &&
      words.length > 0
        ? 'then'
        : null,
    ),
    byPattern(
      /\b((?:more|less|better|worse|bigger|smaller|rather|larger|higher|lower|older|younger|faster|slower|easier|harder|cheaper|greater|fewer|longer|shorter|stronger|weaker|taller|richer|happier|safer|nicer)(?: [a-z]+)?) then(?= (?:a|an|the|me|him|us|them|any|ever|those|that|\d|my|your|his|our|their|before|usual|expected|mine|yours|hers|ours|theirs|one|two|three|necessary|anything|anyone|other|others|in|on)\b)/gi,
      ({ groups: [compared = ''], start, end }) => ({
        start: start + compared.length + 1,
        end,
        replacements: ['than'],
      }),
    ),
    byWords(
      "is|are|was|were|'s|'m|am|be much|even|a|little|far|bit* JJR [ as ] my|his|her|our|their|your|the JJ? NN|NNS .|,",
      () => 'than',
    ),
    byWords("not|n't so|as JJ|RB [ than ] DT|PRP$|PRP|NNP|that|mine|yours|before", () => 'as'),
  ]),
  right: [
    'It is better than the other.',
    'First it got better, then the rain came.',
    'More people then left.',
    'When it is warmer then children play outside.',
  ],
  wrong: [
    ['It is not so good than that one.', 'It is not so good as that one.'],
    ['He is taller as his brother.', 'He is taller than his brother.'],
    ['The price was reasonable then I expected.', 'The price was more reasonable than I expected.'],
    ['My car is faster as yours.', 'My car is faster than yours.'],
    ['My house is bigger then yours.', 'My house is bigger than yours.'],
    ['The weather in Beijing is colder than Shanghai.', 'The weather in Beijing is colder than in Shanghai.'],
    ['Than we went home.', 'Then we went home.'],
    ['She is older then I am.', 'She is older than I am.'],
    ['It is better then the other.', 'It is better than the other.'],
    ['There are fewer cars that before.', 'There are fewer cars than before.'],
    ['Trains are always faster then cars.', 'Trains are always faster than cars.'],
    ['Using a car is easier then taking a bus.', 'Using a car is easier than taking a bus.'],
    ['He has more friends then I do.', 'He has more friends than I do.'],
    ['There are more girls then boys in it.', 'There are more girls than boys in it.'],
    ['I would rather stay then go.', 'I would rather stay than go.'],
    ['If you are tired, than go to bed.', 'If you are tired, then go to bed.'],
    ['She has more money then me.', 'She has more money than me.'],
  ],
};
