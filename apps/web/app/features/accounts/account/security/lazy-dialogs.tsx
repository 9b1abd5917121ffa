import { lazy, Suspense } from 'react';
import type { ProofSlotProps } from '../../../../shared/owner-proof.tsx';

// Dialogs are loaded when they open: they contain the metadata of all phone numbers, which the pages do not need.

/** Links an external identity. */
export const AddSocialDialog = lazy(async () => ({
  default: (await import('./add-social-dialog.tsx')).AddSocialDialog,
}));
/** Sets or changes the password. */
export const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));
/** Changes the number or address. */
export const ReceiverDialog = lazy(async () => ({
  default: (await import('./receiver-dialog.tsx')).ReceiverDialog,
}));
/** Removes a login method. */
export const UnbindDialog = lazy(async () => ({
  default: (await import('./unbind-dialog.tsx')).UnbindDialog,
}));

const ProofDialog = lazy(async () => ({ default: (await import('./request-proof.tsx')).RequestProof }));

/** Requests proof of account ownership for a change made on another page. */
export function RequestProof(props: ProofSlotProps) {
  return (
    <Suspense>
      <ProofDialog {...props} />
    </Suspense>
  );
}
