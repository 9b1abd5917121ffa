import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import { type followTranslation, translationLimits } from '@inkstone/contracts/translation';
import { countWords } from '@inkstone/proofread/client';
import { detectLanguage, type SplitText, splitText, type TranslationDirection } from '@inkstone/translate';
import type { Deps } from '../../../deps.ts';
import type { WhoOf } from '../../../platform/http/who.ts';

/** A text with its sentences and the direction of translation. */
export interface TranslationPlan extends SplitText {
  readonly direction: TranslationDirection;
  readonly accountId: string | null;
  readonly documentId: string | null;
  /** Chosen by the caller for a translation that it may request again; null if it is not stored. */
  readonly jobId: string | null;
}

/** Throws for a text that is empty, too long or in neither language, and if no model is configured. */
export function planTranslation(
  { translator, config }: Pick<Deps, 'translator' | 'config'>,
  who: WhoOf<'anyone'>,
  input: CheckedInputOf<typeof followTranslation>,
): TranslationPlan {
  if (mustSignIn(config, who)) throw new AppError('sign_in_first');
  const text = input.text.toWellFormed();
  if (text.trim() === '') throw new AppError('content_required');
  const isVisitor = who.kind === 'visitor';
  const { words, characters, trialWords, trialCharacters } = translationLimits;
  const limit = isVisitor ? trialWords : words;
  if (text.length > (isVisitor ? trialCharacters : characters) || countWords(text) > limit)
    throw new AppError('translation_too_long', { limit });
  const direction = directionOf(text, input);
  const absence = translator.absence();
  if (absence !== null) throw new AppError(absence === 'off' ? 'model_off' : 'model_busy');
  const accountId = who.kind === 'visitor' ? null : who.accountId;
  return { ...splitText(text), direction, accountId, documentId: input.documentId, jobId: input.jobId };
}

/** Whether the caller has to sign in: visitors may not translate in this installation. */
export function mustSignIn({ hasTranslationTrial }: Deps['config'], { kind }: WhoOf<'anyone'>): boolean {
  return kind === 'visitor' && !hasTranslationTrial;
}

const other = { zh: 'en', en: 'zh' } as const;

function directionOf(
  text: string,
  { from, to }: Pick<CheckedInputOf<typeof followTranslation>, 'from' | 'to'>,
): TranslationDirection {
  const sourceLanguage = from === 'auto' ? (to === 'auto' ? detectLanguage(text) : other[to]) : from;
  if (sourceLanguage === null || sourceLanguage === to) throw new AppError('translation_language');
  return { from: sourceLanguage, to: other[sourceLanguage] };
}
