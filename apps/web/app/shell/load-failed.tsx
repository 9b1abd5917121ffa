import { Button, classNames, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../use-error-words.ts';

export interface LoadFailedProps {
  error: unknown;
  /** What it is that could not be read, as a sentence. */
  what?: string;
  onRetry: () => void;
  className?: string;
}

/** Why something could not be read, and another try; needs the phrases `errors`. */
export function LoadFailed({ error, what, onRetry, className }: LoadFailedProps) {
  const t = useTranslations('common');
  const errorWords = useErrorWords();
  return (
    <Notice
      tone="bad"
      role="alert"
      className={classNames('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <span>
        {what} {errorWords(error)}
      </span>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
