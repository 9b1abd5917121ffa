import type { WordCheck } from '@inkstone/contracts/assist/word-list';
import type { SuggestedLint } from '@inkstone/editor/lints';

/** Returns the word that a user reviews when viewing or accepting a finding; null if the finding is not about a word. */
export function wordCheckOf(
  documentId: string,
  { place: { lint, from, to }, replacement, doc }: SuggestedLint,
): WordCheck | null {
  const isAboutWord = lint.category === 'spelling' || lint.category === 'word-choice';
  if (!isAboutWord || replacement === '' || to > doc.content.size) return null;
  const $from = doc.resolve(from);
  if (to > $from.end()) return null;
  const before = doc.textBetween($from.start(), from, ' ', ' ');
  const behind = doc.textBetween(to, $from.end(), ' ', ' ');
  return {
    documentId,
    finding: lint.id.slice(0, 200),
    language: lint.language,
    wrong: lint.original.slice(0, 1000),
    right: replacement.slice(0, 1000),
    before: lastSentence(before).slice(-1000),
    behind: firstSentence(behind).slice(0, 1000),
  };
}

const lastSentence = (text: string) => /[^.!?。！？]*$/u.exec(text)?.[0].trimStart() ?? '';
const firstSentence = (text: string) => /^[^.!?。！？]*[.!?。！？]?/u.exec(text)?.[0] ?? '';
