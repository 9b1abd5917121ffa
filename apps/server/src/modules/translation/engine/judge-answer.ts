import { addsAddress, isComment, joinLines, tidyAnswer } from '@inkstone/domain/rewriting';
import { repeatsRules } from '@inkstone/domain/translation';
import { nameLockFault, unmask } from '@inkstone/rewrite';
import {
  checkTarget,
  type SegmentFault,
  type TranslationLanguage,
  verifyTranslation,
} from '@inkstone/translate';
import type { PreparedSegment, Work } from './work.ts';

/** A translation, or the fault of an answer: a code for the caller, and a description for the model. */
export type Attempt =
  | { readonly target: string }
  | { readonly fault: SegmentFault; readonly detail: string; readonly isFinal?: boolean };

const names: Readonly<Record<SegmentFault, Readonly<Record<TranslationLanguage, string>>>> = {
  missing: { zh: '没有内容', en: 'it is empty' },
  untranslated: { zh: '原文没有翻译', en: 'it repeats the source' },
  wrong_language: { zh: '译文不是中文', en: 'it is not English' },
  wrong_length: { zh: '译文长度不合适', en: 'its length is wrong' },
  lock: { zh: '增加或改动了数字、网址或引文', en: 'it adds or changes numbers, addresses or citations' },
  marks: { zh: '标记不对', en: 'its marks are wrong' },
  refused: { zh: '不是译文', en: 'it is a comment, not a translation' },
};

/** Returns a fault with its description for the model. */
export function faulty(fault: SegmentFault, to: TranslationLanguage, detail = names[fault][to]): Attempt {
  return { fault, detail };
}

/** Checks the answer for a segment: it must be a translation, and keep all locks and placeholders. */
export function judgeAnswer(
  { request }: Pick<Work, 'request'>,
  { segment, masked }: Pick<PreparedSegment, 'segment' | 'masked'>,
  { answer, fence }: { readonly answer: string; readonly fence: string },
): Attempt {
  const { direction, faultIn } = request;
  const { to } = direction;
  const cleaned = tidyAnswer(answer, { original: masked.text, fence });
  const text = segment.source.includes('\n') ? cleaned : joinLines(cleaned);
  if (text.includes(fence) || repeatsRules(text) || isComment(text, masked.text))
    return faulty('refused', to);
  const fault = checkTarget(masked.text, text, direction);
  if (fault !== null) return faulty(fault, to);
  if (addsAddress(text, segment.source)) return faulty('lock', to);
  const unmasked = unmask(masked, text, verifyTranslation);
  if ('fault' in unmasked) return faulty('lock', to, nameLockFault(unmasked.fault, to, names.lock[to]));
  const marks = faultIn?.(segment, unmasked.text) ?? null;
  return marks === null ? { target: unmasked.text } : faulty('marks', to, marks);
}
