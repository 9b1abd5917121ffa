import { byAnyOf, byContext, byWords, replaceWords } from '../../match/by-words.ts';
import { baseForm, pastForm, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const beAgree: Rule = {
  id: 'en.be-agree',
  category: 'grammar',
  severity: 'error',
  credible: 0.95,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      ",^ i|you|he|she|we|they|people 'm|'re|'s|am|is|are|was|were n't|not|totally|completely|really|also? [ agree|disagree|agrees ]",
      ({ marked: [verb], words, sentence }) => {
        const [subject, be] = words;
        if (subject === undefined || be === undefined) return null;
        const isPast = be.lower.startsWith('w');
        const negation = words.find(({ lower }) => lower === "n't" || lower === 'not');
        if (negation !== undefined) return null;
        const rest = words.slice(2, -1).map(({ text }) => text);
        const form = isPast
          ? pastForm(verb)
          : /^(?:he|she)$/.test(subject.lower)
            ? thirdForm(verb)
            : baseForm(verb);
        if (form === null) return null;
        return replaceWords(
          sentence,
          [subject, ...words.slice(1)],
          [[subject.text, ...rest, form].join(' ')],
        );
      },
    ),
    byContext(
      '^ [ are ] you|they|we|all? agree|want|know|think|need|understand|speak|believe|remember',
      () => 'do',
    ),
    byWords(
      "^ i|we|they|you [ 'm|'re|am|are work|live|study ] in|at|as|for|with|here|there",
      ({ marked: [be, verb] }) =>
        verb === undefined ? null : be.lower.startsWith("'") ? [` ${verb.text}`] : verb.text,
    ),
  ]),
  right: ['I agree with you.', 'We are agreed.', 'I am not agreeing to that.'],
  wrong: [
    ['Are you agree?', 'Do you agree?'],
    ["I'm work in a bank.", 'I work in a bank.'],
    ['I am agree with you.', 'I agree with you.'],
    ['He is totally agree.', 'He totally agrees.'],
  ],
};
