import type { Lint } from '@inkstone/proofread';
import { readOfficialDocument, splitParagraphs } from '@inkstone/proofread/client';

/** Number of leading paragraphs that may contain the title of an official document. */
const headParagraphs = 8;

/**
 * Checks a text as an official document. Its title is at the start of the text or, if missing there, in the
 * title field; findings in that field are dropped, because they cannot be marked in the text.
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
