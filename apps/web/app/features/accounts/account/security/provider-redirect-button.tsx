import { Button, Notice } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useErrorWords } from '../../../../platform/use-error-words.ts';
import { type Errand, useLeave } from './use-social.ts';

/** Redirects to an identity provider, and shows an error when that fails. */
export function ProviderRedirectButton({ errand, children }: { errand: Errand; children: ReactNode }) {
  const errorWords = useErrorWords();
  const leave = useLeave();
  return (
    <div className="flex flex-col gap-4">
      {leave.error && (
        <Notice tone="bad" role="alert">
          {errorWords(leave.error)}
        </Notice>
      )}
      <Button
        kind="primary"
        // The previous step was removed together with the focused element.
        autoFocus
        className="self-end"
        isBusy={leave.isPending}
        onClick={() => leave.mutate(errand)}
      >
        {children}
      </Button>
    </div>
  );
}
