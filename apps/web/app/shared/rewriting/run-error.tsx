import { AppError, statusOf } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../platform/i18n/page-locale.ts';
import { useErrorWords } from '../../platform/use-error-words.ts';
import { LimitReset } from '../proofreading/limit-note.tsx';

export interface RunErrorProps {
  error: unknown;
  /** When the limit of the day resets, in ms; null where words do not come back by themselves. */
  resetsAt?: number | null;
}

/** Codes of words that do not suffice. */
const wordCodes: readonly string[] = ['daily_limit_reached', 'words_used_up'];

/** Why a run did not go on, and what to do about it. */
export function RunError({ error, resetsAt = null }: RunErrorProps) {
  const t = useTranslations('common');
  const words = useErrorWords();
  const path = useLocalePath();
  const isShort = error instanceof AppError && wordCodes.includes(error.code);
  return (
    <div role="alert" className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">
      <p>{words(error)}</p>
      {isShort && resetsAt !== null && <LimitReset at={resetsAt} />}
      {isShort && resetsAt === null && (
        <Link className="underline" to={path('/plan')}>
          {t('limitPlans')}
        </Link>
      )}
    </div>
  );
}

/** The error with which the server ended a run; an unknown code becomes an unknown error. */
export function stoppedError(code: string): AppError {
  return new AppError(isErrorCode(code) ? code : 'unknown_error');
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(statusOf, code);
}
