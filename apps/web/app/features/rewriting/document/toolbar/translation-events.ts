import type { RewriteEvent } from '@inkstone/contracts/rewriting';
import { translateLines } from '../../../../shared/translation/translate-lines.ts';

/** The tool name of translation runs. */
export const translateTool = 'translate';

/** The text to translate in a document. */
export interface TranslationRequest {
  readonly jobId: string;
  readonly text: string;
  readonly documentId: string;
  readonly signal: AbortSignal;
}

/** Translates a text as a run of the toolbar. Each line is one passage. */
export async function* translationEvents(
  { jobId, text, documentId, signal }: TranslationRequest,
  translate: typeof translateLines = translateLines,
): AsyncGenerator<RewriteEvent> {
  const spans = [...text.matchAll(/[^\n]*\S[^\n]*/g)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  const lines = spans.map(({ start, end }) => text.slice(start, end));
  // The language of a translation run is not used.
  yield { type: 'begin', jobId, language: 'zh', isLight: false, price: 0, sentences: spans, locks: [] };
  let rewritten = 0;
  for await (const event of translate(lines, { direction: null, documentId, jobId, signal })) {
    if (event.type === 'receipt') {
      const { words, left, faults } = event;
      const counts = { rewritten, unchanged: 0, kept: faults, open: 0 };
      yield { type: 'receipt', jobId, words, left, paidBy: null, at: Date.now(), ...counts, stoppedBy: null };
      continue;
    }
    const original = lines[event.line] ?? '';
    const span = spans[event.line] ?? { start: 0, end: 0 };
    const made = event.target;
    if (made !== null) rewritten++;
    yield {
      ...{
        type: 'sentence',
        index: event.line,
        span,
        original,
        locks: [],
        words: 0,
        changes: [],
        meaning: null,
      },
      ...(made === null
        ? { text: original, state: 'kept', keptBecause: 'answer' }
        : { text: made, state: made === original ? 'unchanged' : 'rewritten', keptBecause: null }),
    };
  }
}
