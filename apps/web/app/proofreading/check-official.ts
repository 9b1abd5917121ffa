import type { Lint } from '@inkstone/proofread';
import { readOfficialDocument, splitParagraphs } from '@inkstone/proofread/client';

/** Paragraphs among which the title of an official document stands. */
const headParagraphs = 8;

/**
 * Checks a text as an official document. Its title stands first or, where the text has none, in the field over it;
 * what is amiss in that field is nothing that can be marked in the text.
 */
export async function checkOfficial(
  check: (text: string) => Promise<readonly Lint[]>,
  text: string,
  title: string,
): Promise<readonly Lint[]> {
  const head = text.split('\n', headParagraphs).join('\n');
  const hasTitle = readOfficialDocument(head, splitParagraphs(head)).title !== null;
  if (hasTitle || title.trim() === '') return check(text);
  const before = `${title.trim()}\n`;
  const lints = await check(before + text);
  return lints
    .filter(({ span }) => span.start >= before.length)
    .map((lint) => ({
      ...lint,
      span: { start: lint.span.start - before.length, end: lint.span.end - before.length },
    }));
}
