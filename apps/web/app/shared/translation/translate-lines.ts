import {
  followTranslation,
  type TranslatedSentence,
  type TranslationReceipt,
} from '@inkstone/contracts/translation';
import type { TranslationDirection } from '@inkstone/translate';
import { stream } from '../../platform/call.ts';

/** Options for translating lines. */
export interface LineOptions {
  /** Null lets the server detect it, which refuses texts in other languages. */
  readonly direction: TranslationDirection | null;
  /** The document whose glossary applies; null without one. */
  readonly documentId: string | null;
  /** Sentences that were sent for this id before are sent again without a charge. */
  readonly jobId: string;
  readonly signal: AbortSignal;
}

/** The translation of a line, or, at the end, the cost of all lines. */
export type LineEvent =
  | ({ readonly type: 'line'; readonly line: number } & Pick<
      TranslatedSentence,
      'target' | 'fault' | 'missedTerms'
    >)
  | ({ readonly type: 'receipt' } & TranslationReceipt);

/** Translates each line separately, and yields a line when all of its sentences are translated. */
export async function* translateLines(
  texts: readonly string[],
  { direction, documentId, jobId, signal }: LineOptions,
): AsyncGenerator<LineEvent> {
  const text = texts.map((line) => line.replace(/\s*\n\s*/g, ' ').trim()).join('\n');
  const { from, to } = direction ?? { from: 'auto' as const, to: 'auto' as const };
  let lines: LineCollector | null = null;
  for await (const event of stream(followTranslation, { text, from, to, documentId, jobId }, signal)) {
    if (event.type === 'begin') lines = new LineCollector(event.gaps, event.to);
    else if (event.type === 'receipt') yield event;
    else {
      const done = lines?.take(event);
      if (done) yield done;
    }
  }
}

/** Collects the sentences of lines. */
export class LineCollector {
  readonly #lineOf: readonly number[];
  readonly #parts = new Map<number, TranslatedSentence[]>();
  readonly #space: string;

  /** `gaps` is the white space before each sentence, and that at the end. */
  constructor(gaps: readonly string[], to: TranslationDirection['to']) {
    let line = 0;
    this.#lineOf = gaps.slice(0, -1).map((gap) => (gap.includes('\n') ? ++line : line));
    this.#space = to === 'en' ? ' ' : '';
  }

  /** Adds a sentence, and returns its line if the line is complete. */
  take(sentence: TranslatedSentence): Extract<LineEvent, { type: 'line' }> | null {
    const line = this.#lineOf[sentence.index] ?? 0;
    const parts = [...(this.#parts.get(line) ?? []), sentence].sort((one, other) => one.index - other.index);
    this.#parts.set(line, parts);
    if (parts.length < this.#lineOf.filter((each) => each === line).length) return null;
    const fault = parts.find((part) => part.fault !== null)?.fault ?? null;
    return {
      type: 'line',
      line,
      target: fault === null ? parts.map(({ target }) => target).join(this.#space) : null,
      fault,
      missedTerms: parts.flatMap(({ missedTerms }) => missedTerms),
    };
  }
}
