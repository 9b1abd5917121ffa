import { Button, Notice } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { type RedirectPurpose, useProviderRedirect } from './use-social.ts';

/** Redirects to an identity provider, and shows an error when that fails. */
export function ProviderRedirectButton({
  redirect,
  children,
}: {
  redirect: RedirectPurpose;
  children: ReactNode;
}) {
  const errorText = useErrorText();
  const leave = useProviderRedirect();
  return (
    <div className="flex flex-col gap-4">
      {leave.error && (
        <Notice tone="bad" role="alert">
          {errorText(leave.error)}
        </Notice>
      )}
      <Button
        kind="primary"
        // The previous step was removed together with the focused element.
        autoFocus
        className="self-end"
        isBusy={leave.isPending}
        onClick={() => leave.mutate(redirect)}
      >
        {children}
      </Button>
    </div>
  );
}
