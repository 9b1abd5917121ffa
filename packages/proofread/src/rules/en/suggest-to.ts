import { byWords } from '../../match/by-words.ts';
import type { Rule } from '../rule.ts';

export const suggestTo: Rule = {
  id: 'en.suggest-to',
  category: 'grammar',
  severity: 'warning',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byWords(
    'suggest|suggests|suggested|recommend|recommends|recommended|demanded|proposed|propose [ me|him|us|them|you to ] ~VB',
    ({ marked: [person], words }) => {
      const subject: Readonly<Record<string, string>> = { me: 'I', him: 'he', us: 'we', them: 'they' };
      const better = subject[person.lower] ?? (person.lower === 'you' ? 'you' : undefined);
      return better !== undefined && words[0]?.tag.startsWith('VB') && words.at(-1)?.tag === 'VB'
        ? `that ${better}`
        : null;
    },
  ),
  right: [
    'She recommended me to the manager.',
    'He suggested that I go.',
    'She suggested going.',
    'They suggested to us that we go.',
  ],
  wrong: [
    ['I suggest you to see a doctor.', 'I suggest that you see a doctor.'],
    ['They recommended me to read this novel.', 'They recommended that I read this novel.'],
    ['He suggested me to go.', 'He suggested that I go.'],
    ['She suggests us to wait.', 'She suggests that we wait.'],
  ],
};
