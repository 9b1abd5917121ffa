import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, gerundForm, isOnlyVerb, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const verbs =
  wordSet(`enjoy enjoys enjoyed enjoying avoid avoids avoided avoiding finish finishes finished practise practised practice
  practiced keep keeps kept quit quits imagine imagined dislike dislikes disliked miss misses missed suggest suggests
  suggested recommend recommends postpone postponed deny denied`);
const both = wordSet('enjoy enjoys enjoyed enjoying avoid avoids avoided dislike dislikes disliked quit');
/** Verbs that are not followed by "to" and a noun either: "enjoy to swim". */
const meansEnjoy = /^(?:enjoy|dislik)/;

export const gerundAfterVerb: Rule = {
  id: 'en.gerund-after-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '@verbs [ to ~VB ]',
      ({ marked: [, verb], words: [opener], before }) =>
        verb !== undefined &&
        !/^(?:is|are|was|were|be|been|'s|highly|strongly)$/.test(before()?.lower ?? '') &&
        (verb.tag === 'VB' || meansEnjoy.test(opener?.lower ?? '')) &&
        opener?.tag.startsWith('VB') &&
        !(opener.tag === 'VBN' && /^(?:sugg|recomm)/.test(opener.lower))
          ? gerundForm(verb)
          : null,
      { verbs },
    ),
    byWords(
      '@both [ ~VB ]',
      ({ marked: [verb] }) =>
        isOnlyVerb(verb) && canBe(verb, 'VB') && !canBe(verb, 'VBN', 'VBD') ? gerundForm(verb) : null,
      { both },
    ),
    byWords(
      '@both [ read|watch|play|visit|meet|learn|drive|ride ] DT|PRP$|NNS|NN|about|with|to',
      ({ marked: [verb] }) => gerundForm(verb),
      { both },
    ),
  ]),
  right: [
    'I enjoy reading.',
    'He kept to the left.',
    'She suggested to him that we go.',
    'They finished early to go home.',
    'He practised to the end.',
  ],
  wrong: [
    ['I enjoy read books.', 'I enjoy reading books.'],
    ['I enjoy to read books.', 'I enjoy reading books.'],
    ['I enjoy to swim in the sea.', 'I enjoy swimming in the sea.'],
    ['She avoided to meet him.', 'She avoided meeting him.'],
    ['He finished to write it.', 'He finished writing it.'],
    ['I enjoy listen to music.', 'I enjoy listening to music.'],
  ],
};
