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
    byWords('considering [ to ~VB ]', ({ marked: [, verb], before }) =>
      verb?.tag === 'VB' &&
      !/^(?:be|have)$/.test(verb.lower) &&
      /^(?:am|is|are|was|were|'m|'re|'s|been|be|not)$/.test(before()?.lower ?? '')
        ? gerundForm(verb)
        : null,
    ),
    byWords('i|we|they|you|should|might|will|please consider [ to VB ]', ({ marked: [, verb] }) =>
      verb === undefined || /^(?:be|have)$/.test(verb.lower) ? null : gerundForm(verb),
    ),
    byWords(
      'delay|delayed|risk|risked|resisted|postpones|fancy|involves|involve|mentioned|admits|regrets [ to VB ]',
      ({ marked: [, verb], words: [opener] }) =>
        verb === undefined ||
        !opener?.tag.startsWith('VB') ||
        opener.tag === 'VBN' ||
        verb.lower === 'be' ||
        (opener.lower === 'regrets' && /^(?:say|tell|inform|announce|report)$/.test(verb.lower))
          ? null
          : gerundForm(verb),
    ),
    byWords('<put> off|on? [ to VB ] DT|PRP$|PRP|NN|NNS|IN', ({ marked: [, verb], words }) =>
      words[1]?.lower !== 'off' || verb === undefined ? null : gerundForm(verb),
    ),
    byWords('<have> a? lot? of? great|much|so? fun [ to VB ]', ({ marked: [, verb] }) =>
      verb === undefined || verb.lower === 'be' ? null : gerundForm(verb),
    ),
    byWords(
      'hobby|hobbies|pastime|pastimes|sport|sports|activity is|are|was|include|includes to? [ cook|read|swim|sing|dance|play|collect|travel|paint|draw|listen|watch|run|write|ski|fish|hike|go|climb ] .|,|and|in|with|on|to|a|the|NN|NNS',
      ({ marked: [verb], words }) =>
        words.some(({ lower }, at) => lower === 'to' && at < words.indexOf(verb)) ? null : gerundForm(verb),
    ),
    byWords(
      '<spend> the|all|my|his|her|our|their whole|entire|the? day|evening|morning|afternoon|night|weekend|summer|holiday|time|life [ to VB ]',
      ({ marked: [, verb] }) => (verb === undefined || verb.lower === 'be' ? null : gerundForm(verb)),
    ),
  ]),
  right: [
    'They involve parents to help.',
    'He considers it to be true.',
    'I enjoy reading.',
    'He kept to the left.',
    'She suggested to him that we go.',
    'They finished early to go home.',
    'He practised to the end.',
  ],
  wrong: [
    ['We spent the whole evening to play cards.', 'We spent the whole evening playing cards.'],
    ['My hobby is cook.', 'My hobby is cooking.'],
    ['My favourite sport is play tennis.', 'My favourite sport is playing tennis.'],
    ['We had fun to play cards.', 'We had fun playing cards.'],
    ['They put off to build the bridge.', 'They put off building the bridge.'],
    ['We are considering to move.', 'We are considering moving.'],
    ['I enjoy read books.', 'I enjoy reading books.'],
    ['I enjoy to read books.', 'I enjoy reading books.'],
    ['I enjoy to swim in the sea.', 'I enjoy swimming in the sea.'],
    ['She avoided to meet him.', 'She avoided meeting him.'],
    ['He finished to write it.', 'He finished writing it.'],
    ['I enjoy listen to music.', 'I enjoy listening to music.'],
  ],
};
