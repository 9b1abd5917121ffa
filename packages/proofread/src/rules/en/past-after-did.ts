import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, baseOfInflected, isOnlyVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const pastAfterDid: Rule = {
  id: 'en.past-after-did',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "do|does|did n't|not also|even|really|always? [ VBZ|VBD|VBG|VBN|~VBZ|~VBD ]",
      ({ marked: [verb], after }) => {
        const isForm = isOnlyVerb(verb) || verb.tag === 'VBZ' || verb.tag === 'VBD';
        return isForm && !verb.tags.includes('VB') && after()?.tag !== 'VB' ? baseForm(verb) : null;
      },
    ),
    byWords('^ WRB|WP? do|does|did i|you|he|she|it|we|they ADV? [ ~VBZ|~VBD ]', ({ marked: [verb] }) =>
      verb.lower === 'saw' || verb.lower === 'finished' || (isOnlyVerb(verb) && !verb.tags.includes('VB'))
        ? baseForm(verb)
        : null,
    ),
    byWords('^ WRB|WP? do|does|did i|he|she|it|we|they ADV? [ ~VBZ ]', ({ marked: [verb] }) =>
      baseOfInflected(verb),
    ),
    byWords(
      '^ WRB|WP? does|did PRP$|the|this|that|each|every JJ? NN [ ~VBZ ] !VB|NN|NNS|POS',
      ({ marked: [verb], sentence, words }) =>
        sentence.at(-1)?.text !== '?' ||
        sentence.slice(sentence.indexOf(verb) + 1).some((word) => /^(?:VB|VBP|TO)$/.test(word.tag)) ||
        words.some(({ tag }) => tag === 'POS')
          ? null
          : baseOfInflected(verb),
    ),
    byWords(
      '^ WRB|WP? does|did PRP$|the|this|that|each|every NN [ means|plays|likes|wants|works|lives|speaks|costs|looks|knows|goes|needs|starts|eats|helps|comes ]',
      ({ marked: [verb], sentence }) =>
        sentence.at(-1)?.text !== '?' ||
        sentence.slice(sentence.indexOf(verb) + 1).some((word) => /^(?:VB|VBP)$/.test(word.tag))
          ? null
          : baseForm(verb),
    ),
    byWords(
      'does|did|do this|that|it|these|those [ means|works|matters|happens|helps|looks|costs|meant|worked|happened|helped|cost ]',
      ({ marked: [verb] }) => baseForm(verb),
    ),
    byWords("do|does|did|can|could|will|would n't i|you|he|she|it|we|they [ ~VBD ]", ({ marked: [verb] }) =>
      isOnlyVerb(verb) && !verb.tags.includes('VB') ? baseForm(verb) : null,
    ),
    byWords('^ can|could|will|would|should i|you|he|she|it|we|they [ ~VBD|VBD ]', ({ marked: [verb] }) =>
      (verb.tags.includes('VB') && verb.lower !== 'came') || verb.base === verb.lower ? null : baseForm(verb),
    ),
  ]),
  right: [
    "I didn't go.",
    'Did you see it?',
    'He did not, went the story, know.',
    'What did he put there?',
    "They do it, don't they?",
    'Does your sports car work?',
    'Did the company offers end?',
    'Does the man who works here know you?',
  ],
  wrong: [
    ['Did you finished it?', 'Did you finish it?'],
    ["Why didn't you came?", "Why didn't you come?"],
    ['Can you came tomorrow?', 'Can you come tomorrow?'],
    ['Does she likes it?', 'Does she like it?'],
    ['Does she likes chocolate?', 'Does she like chocolate?'],
    ['What does this word means?', 'What does this word mean?'],
    ['Does your brother plays football?', 'Does your brother play football?'],
    ['When does the train leaves?', 'When does the train leave?'],
    ['What does this means?', 'What does this mean?'],
    ["I didn't went there.", "I didn't go there."],
    ['Did you saw him?', 'Did you see him?'],
    ["She doesn't likes it.", "She doesn't like it."],
    ['Where did he went?', 'Where did he go?'],
  ],
};
