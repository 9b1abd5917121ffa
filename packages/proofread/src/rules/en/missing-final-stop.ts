import { hasFinite, pronounClauseAt } from '../../match/clauses.ts';
import { tokensOf } from '../../text/tokens.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

export const missingFinalStop: Rule = {
  id: 'en.missing-final-stop',
  category: 'punctuation',
  severity: 'warning',
  credible: 0.8,
  authority: 'The Chicago Manual of Style',
  scope: 'paragraph',
  find: findOpenEnd,
  right: [
    'He left. She stayed.',
    'A heading without a stop',
    'The first item of a list',
    'He left: look',
    'We think about the future of it all?',
    'He went home. Title of Something',
  ],
  wrong: [
    [
      'He came late. She was already gone and we were sad',
      'He came late. She was already gone and we were sad.',
    ],
    [
      'I have never been to Paris but I want to go there',
      'I have never been to Paris but I want to go there.',
    ],
  ],
};

/** Finds paragraphs whose last sentence has no end mark. Headings and list items are exempt. */
function* findOpenEnd(text: RuleText): Generator<Finding> {
  const end = text.text.trimEnd().length;
  if (text.language !== 'en' || !/[a-z]{2}$/.test(text.text.slice(Math.max(0, end - 2), end))) return;
  const start =
    Math.max(text.text.lastIndexOf('. '), text.text.lastIndexOf('! '), text.text.lastIndexOf('? ')) + 1;
  const last = text.text.slice(start, end).trim();
  if (!/^[A-Z]/.test(last) || /[:;|•\n…]|^(?:Best|Yours|Kind|Love|Regards|Sincerely|Dear)\b/.test(last))
    return;
  const count = tokensOf(text).filter((token) => token.start >= start).length;
  if (count < (start > 0 ? 5 : 9) || !isSentence(text, start)) return;
  yield { start: end, end, replacements: ['.'] };
}

function isSentence(text: RuleText, start: number): boolean {
  const words = text.words().filter((word) => word.start >= start);
  if (
    /^(?:who|what|how|why|when|where|which|is|are|do|does|did|can|could|will|would)$/.test(
      words[0]?.lower ?? '',
    )
  )
    return false;
  return hasFinite(words, 0, words.length) && words.some((_, at) => at < 3 && pronounClauseAt(words, at));
}
