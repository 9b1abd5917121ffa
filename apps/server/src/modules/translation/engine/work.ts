import { type MaskedText, maskLocks } from '@inkstone/rewrite';
import { type Segment, type Term, termsIn, translationLocks } from '@inkstone/translate';
import type { Deps } from '../../../deps.ts';
import type { TranslateRequest } from '../../../ports/translator.ts';

/** Dependencies of the engine. */
export type EngineDeps = Pick<Deps, 'textModels' | 'random'>;

/** A request, with the state of the model while it is processed. */
export interface Work {
  readonly deps: EngineDeps;
  readonly request: TranslateRequest;
  /** Translations by index of the segment, for context. */
  readonly done: Map<number, string>;
  /** `badLists`: answers that were not lists; `failures`: consecutive failures of the model. */
  readonly learnt: { badLists: number; failures: number };
}

/** A segment with its locks masked. */
export interface PreparedSegment {
  readonly index: number;
  readonly segment: Segment;
  readonly masked: MaskedText;
  /** The terms that occur in it. */
  readonly terms: readonly Term[];
  /** Whether it is kept, because it contains nothing to translate. */
  readonly isKept: boolean;
}

/** Finds locks and terms of a segment. */
export function prepare(
  { request: { terms, direction } }: Work,
  segment: Segment,
  index: number,
): PreparedSegment {
  const { source } = segment;
  const locks = translationLocks(source);
  const free = locks.reduceRight(
    (rest, { span }) => `${rest.slice(0, span.start)} ${rest.slice(span.end)}`,
    source,
  );
  return {
    ...{ index, segment, masked: maskLocks(source, locks) },
    terms: [...new Set(termsIn(source, terms, direction).map(({ term }) => term))],
    isKept: !needsTranslation(free, direction.from),
  };
}

/** Whether a text contains words of the source language other than acronyms. */
export function needsTranslation(text: string, from: 'zh' | 'en'): boolean {
  if (from === 'zh') return /\p{Script=Han}/u.test(text);
  const words = text.match(/[\p{Script=Latin}’']+/gu) ?? [];
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return words.length > han && words.some((word) => /\p{Ll}/u.test(word));
}
