import { useTranslations } from 'use-intl';
import { needsSignIn } from '../../platform/call.ts';
import { useErrorText } from '../../platform/use-error-text.ts';
import { PlansLink } from '../plans-link.tsx';
import { LimitReset } from '../proofreading/limit-note.tsx';
import { SignInAgain } from '../sign-in-again.tsx';
import { isAboutPackages, isOutOfWords, phraseWithoutNumbers } from './stopped-error.ts';

export interface RunErrorProps {
  error: unknown;
  /** When the daily limit resets, in ms; null if words are not renewed. */
  resetsAt?: number | null;
}

/** Explains why a run stopped, and how to continue. */
export function RunError({ error, resetsAt = null }: RunErrorProps) {
  const t = useTranslations('common');
  const words = useErrorText();
  const isShort = isOutOfWords(error);
  const phrase = phraseWithoutNumbers(error);
  return (
    <div role="alert" className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">
      <p>{phrase === null ? words(error) : t(phrase)}</p>
      {isShort && resetsAt !== null && <LimitReset at={resetsAt} />}
      {isShort && resetsAt === null && (
        <PlansLink to={isAboutPackages(error) ? 'words' : 'plans'}>
          {t(isAboutPackages(error) ? 'buyWords' : 'limitPlans')}
        </PlansLink>
      )}
      {needsSignIn(error) && (
        <p className="mt-1">
          <SignInAgain />
        </p>
      )}
    </div>
  );
}
