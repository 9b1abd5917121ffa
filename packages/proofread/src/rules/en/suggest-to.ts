import { byAnyOf, byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const suggestTo: Rule = {
  id: 'en.suggest-to',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('suggest|suggests|suggested you|it|everyone|people|students [ to ] VB', () => ''),
    byWords('suggest|suggests|suggested [ me|him|us|them to ] ~VB', ({ marked: [person], words }) => {
      const subject: Readonly<Record<string, string>> = { me: 'I', him: 'he', us: 'we', them: 'they' };
      const better = subject[person.lower];
      return better !== undefined && words.at(-1)?.tag === 'VB' ? `that ${better}` : null;
    }),
  ]),
  right: ['He suggested that I go.', 'She suggested going.', 'They suggested to us that we go.'],
  wrong: [
    ['I suggest you to see a doctor.', 'I suggest you see a doctor.'],
    ['He suggested me to go.', 'He suggested that I go.'],
    ['She suggests us to wait.', 'She suggests that we wait.'],
  ],
};
