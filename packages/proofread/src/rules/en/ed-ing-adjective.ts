import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const edIngAdjective: Rule = {
  id: 'en.ed-ing-adjective',
  category: 'grammar',
  severity: 'error',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b((?:I am|I'm|I’m|I was|I feel|I felt|I got|[Ww]e are|[Ww]e were|[Hh]e is|[Ss]he is|[Hh]e was|[Ss]he was|[Tt]hey are|[Tt]hey were|I am so|I am very|I'm very|I'm so|I was so|I was very|we were very|we were so|I feel very|I felt very) )(boring|interesting|exciting|surprising|disappointing|frightening|confusing|annoying|shocking|embarrassing|satisfying|tiring|worrying|relaxing)(?= (?:in|about|with|because|when|by|of|to (?:see|hear|know|learn|meet|find|go|be)|that)\b|[.!,])/g,
    ({ groups: [opening = '', adjective = ''], start, end }) =>
      isSaidOfOthers(opening, adjective)
        ? null
        : { start: start + opening.length, end, replacements: [felt(adjective)] },
  ),
  right: ['I am bored with it.', 'The film was boring.', 'I am relaxing at home: that is all.'],
  wrong: [
    ['I am very interesting in music.', 'I am very interested in music.'],
    ['I was so exciting about it.', 'I was so excited about it.'],
  ],
};

/** "He is boring" may well be meant; "I am boring" hardly. */
function isSaidOfOthers(opening: string, adjective: string): boolean {
  return /^(?:he|she|they)/i.test(opening) && !/^(?:surprising|satisfying|tiring)$/.test(adjective);
}

function felt(adjective: string): string {
  return adjective === 'worrying' ? 'worried' : adjective.replace(/ing$/, 'ed');
}
