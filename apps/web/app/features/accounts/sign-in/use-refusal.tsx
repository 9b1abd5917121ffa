import { AppError } from '@inkstone/contracts';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { ContactLink } from '../../../shell/contact-link.tsx';

/** Returns a function that explains an error: of a blocked account with a link to the people who can decide about it. */
export function useRefusal(): (error: unknown) => ReactNode {
  const words = useErrorText();
  return (error) => {
    if (!(error instanceof AppError) || error.code !== 'account_blocked') return words(error);
    return (
      <>
        {words(error)} <ContactLink />
      </>
    );
  };
}
