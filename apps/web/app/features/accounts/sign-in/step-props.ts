import { AppError } from '@inkstone/contracts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import type { SignIn, SignInState } from './sign-in.ts';

/** The props of every step. */
export interface StepProps {
  signIn: SignIn;
  state: SignInState;
}

/**
 * Assigns the flow's error to the field of the step if the code starts with one of the prefixes `mine`, otherwise to the form.
 */
export function useStepError(error: unknown, mine: readonly string[]) {
  const words = useErrorText();
  if (error === null) return { beside: null, onTop: null };
  const text = words(error);
  const isMine = error instanceof AppError && mine.some((prefix) => error.code.startsWith(prefix));
  return isMine ? { beside: text, onTop: null } : { beside: null, onTop: text };
}
