import { degreesOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const short = wordSet(
  'big small easy cheap fast old young tall high low hot cold strong heavy happy long nice large great rich poor warm safe clean slow hard short early busy healthy lazy dirty near thin fat noisy funny pretty good bad smart bright dark deep wide weak sweet soft loud brave tidy angry lucky hungry ugly',
);

export const shortComparative: Rule = {
  id: 'en.short-comparative',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "He is most tall boy": superlative and article are both wrong.
    byWords(
      "is|was|'s|are|were [ most @short ] NN|NNS in|of|i|we|on",
      ({ marked: [, adjective] }) =>
        adjective === undefined ? null : `the ${degreesOf(adjective.lower)[1]}`,
      { short },
    ),
    byWords(
      'the [ more @short ] of the|us|them',
      ({ marked: [, adjective] }) => (adjective === undefined ? null : degreesOf(adjective.lower)[0]),
      { short },
    ),
    byWords(
      "is|are|was|were|'s|be|been|get|gets|getting|got|feel|feels|felt|becomes|became|become much|even|a|far|the? [ more @short ] today|now|here|there|one|this|every|yesterday|outside|inside|because|when|each|NN",
      ({ marked: [, adjective], words }) =>
        adjective === undefined ||
        (/^(?:good|bad|early|hard|fast|pretty|long|short|great|clean|cheap|small|old|new|strong|young|nice|poor|safe)$/.test(
          adjective.lower,
        ) &&
          words.at(-1)?.tag === 'NN' &&
          !words.some(({ lower }) => lower === 'a' || lower === 'the'))
          ? null
          : degreesOf(adjective.lower)[0],
      { short },
    ),
    byWords(
      "<be>|'s|'m|'re the [ taller|bigger|older|smaller|faster|better|higher|longer|shorter|stronger|heavier|younger|cheaper|richer ] of all|everyone|everybody",
      ({ marked: [adjective] }) =>
        adjective.lower === 'better' ? 'best' : adjective.lower.replace(/er$/, 'est'),
    ),
    byWords(
      '[ more @short ] than|.|,|for|to|in|and',
      ({ marked: [, adjective], before, after, words }) => {
        if (
          adjective === undefined ||
          /^(?:no|any|some|once|the)$/.test(before()?.lower ?? '') ||
          // "more and more cold": both words change.
          (before()?.lower === 'and' && before(2)?.lower === 'more') ||
          after()?.lower === 'than'
        )
          return null;
        if (
          /^(?:good|bad|early|hard|fast|pretty|long)$/.test(adjective.lower) &&
          words.at(-1)?.lower !== 'than'
        )
          return null;
        return degreesOf(adjective.lower)[0];
      },
      { short },
    ),
    byWords(
      'the [ most @short ]',
      ({ marked: [, adjective], after }) =>
        adjective === undefined ||
        (/^(?:hard|early|pretty|long|good|bad|old|great|near|short|fast|low|rich|poor|young)$/.test(
          adjective.lower,
        ) &&
          !/^NN/.test(after()?.tag ?? ''))
          ? null
          : degreesOf(adjective.lower)[1],
      { short },
    ),
    byWords(
      "is|are|was|were|'s|much|even [ more good|bad ] .|,|and|now|because|this",
      ({ marked: [, adjective] }) => (adjective?.lower === 'bad' ? 'worse' : 'better'),
    ),
  ]),
  right: ['It is bigger than that.', 'More old houses than new ones.'],
  wrong: [
    ['He is most tall boy in class.', 'He is the tallest boy in class.'],
    ['He is the more tall of the two.', 'He is the taller of the two.'],
    ['It is more cold today.', 'It is colder today.'],
    ['She is the taller of all my friends.', 'She is the tallest of all my friends.'],
    ['This one is more good.', 'This one is better.'],
    ['It is more big than mine.', 'It is bigger than mine.'],
    ['This is the most easy way.', 'This is the easiest way.'],
    ['My car is more cheap than yours.', 'My car is cheaper than yours.'],
  ],
};
