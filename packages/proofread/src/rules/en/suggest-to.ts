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
    byWords(
      'suggest|suggests|suggested|recommend|recommended you|it|everyone|people|students [ to ] VB',
      ({ words }) => (words[0]?.tag.startsWith('VB') ? '' : null),
    ),
    byWords(
      'suggest|suggests|suggested|recommend|recommends|recommended|demanded|proposed|propose [ me|him|us|them to ] ~VB',
      ({ marked: [person], words }) => {
        const subject: Readonly<Record<string, string>> = { me: 'I', him: 'he', us: 'we', them: 'they' };
        const better = subject[person.lower];
        return better !== undefined && words[0]?.tag.startsWith('VB') && words.at(-1)?.tag === 'VB'
          ? `that ${better}`
          : null;
      },
    ),
  ]),
  right: [
    'She recommended me to the manager.',
    'He suggested that I go.',
    'She suggested going.',
    'They suggested to us that we go.',
  ],
  wrong: [
    ['I suggest you to see a doctor.', 'I suggest you see a doctor.'],
    ['They recommended me to read this novel.', 'They recommended that I read this novel.'],
    ['He suggested me to go.', 'He suggested that I go.'],
    ['She suggests us to wait.', 'She suggests that we wait.'],
  ],
};
