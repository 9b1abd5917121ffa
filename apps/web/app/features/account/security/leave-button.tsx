import { Button, Notice } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useErrorWords } from '../../../use-error-words.ts';
import { type Errand, useLeave } from './use-social.ts';

/** Goes to another house, and says so when that cannot be. */
export function LeaveButton({ errand, children }: { errand: Errand; children: ReactNode }) {
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
        // The step before has gone, and with it the focus.
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
