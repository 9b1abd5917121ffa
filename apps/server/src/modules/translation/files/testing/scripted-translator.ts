import type { Segment, Term } from '@inkstone/translate';
import type { Translator } from '../../../../ports/translator.ts';

/**
 * A translator whose answers `answer` returns: null means that no translation is acceptable; a returned error is
 * thrown.
 */
export function scriptedTranslator(
  answer: (source: string) => string | null | Error | Promise<string>,
): Translator & {
  readonly requested: Segment[];
  /** The terms of each call. */
  readonly terms: (readonly Term[])[];
} {
  const requested: Segment[] = [];
  const receivedTerms: (readonly Term[])[] = [];
  return {
    requested,
    terms: receivedTerms,
    absence: () => null,
    async *translateSegments({ segments, terms, faultIn, signal }) {
      receivedTerms.push(terms);
      for (const segment of segments) {
        signal.throwIfAborted();
        requested.push(segment);
        const target = await answer(segment.source);
        if (target instanceof Error) throw target;
        const missedTerms: string[] = [];
        const { id } = segment;
        if (target === null) yield { id, target, fault: 'refused', missedTerms };
        else if (faultIn?.(segment, target)) yield { id, target: null, fault: 'marks', missedTerms };
        else yield { id, target, fault: null, missedTerms };
      }
    },
  };
}

/** A word of letters for each Han character; marks stay. */
export function toEnglish(source: string): string {
  return source.replace(/\p{Script=Han}/gu, (sign) => `w${(sign.codePointAt(0) ?? 0) % 97} `).trim();
}
