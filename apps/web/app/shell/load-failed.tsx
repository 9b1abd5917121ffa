import { Button, classNames, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { needsSignIn } from '../platform/call.ts';
import { useErrorText } from '../platform/use-error-text.ts';
import { SignInAgain } from '../shared/sign-in-again.tsx';

export interface LoadFailedProps {
  error: unknown;
  /** The data that could not be loaded, as a sentence. */
  what?: string;
  onRetry: () => void;
  className?: string;
}

/** Shows why loading failed and a retry button, or a link to the sign-in page where the session has ended; needs the phrases `errors`. */
export function LoadFailed({ error, what, onRetry, className }: LoadFailedProps) {
  const t = useTranslations('common');
  const errorText = useErrorText();
  return (
    <Notice
      tone="bad"
      role="alert"
      className={classNames('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <span>
        {what} {errorText(error)}
      </span>
      {needsSignIn(error) ? (
        <SignInAgain />
      ) : (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}
