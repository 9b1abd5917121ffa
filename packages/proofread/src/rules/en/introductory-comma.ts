import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const openers =
  'Moreover|Furthermore|Therefore|Nevertheless|Nowadays|Firstly|Secondly|Thirdly|Unfortunately|Fortunately|However|In addition|For example|For instance|First of all|In conclusion|On the other hand|On the one hand|As a result|In my opinion|To sum up|In fact|Of course|As a consequence|Consequently|In other words|Last but not least|To conclude|In contrast|By the way|Besides that|Apart from that|All in all';
const subjects =
  'I|we|you|he|she|it|they|there|the|this|that|these|those|people|my|our|some|many|most|everyone|a|an';

export const introductoryComma: Rule = {
  id: 'en.introductory-comma',
  category: 'punctuation',
  severity: 'style',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    new RegExp(`(?<=^["“\\s]*(?:${openers}))(?= (?:${subjects})\\b)`, 'g'),
    ({ start, end, before, after }) =>
      /However$/.test(before(7)) && /^ (?:it may|you|many|the)\b/.test(after(8))
        ? null
        : { start, end, replacements: [','] },
  ),
  right: ['However, it works.', 'However you do it, it works.', 'In addition to that, it works.'],
  wrong: [
    ['For example I like tea.', 'For example, I like tea.'],
    ['Nowadays people travel a lot.', 'Nowadays, people travel a lot.'],
  ],
};
