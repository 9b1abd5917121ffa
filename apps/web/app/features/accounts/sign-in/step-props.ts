import { AppError } from '@inkstone/contracts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import type { SignIn, SignInState } from './sign-in.ts';
import { useRefusal } from './use-refusal.tsx';

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
  const explain = useRefusal();
  if (error === null) return { beside: null, onTop: null };
  const isMine = error instanceof AppError && mine.some((prefix) => error.code.startsWith(prefix));
  return isMine ? { beside: words(error), onTop: null } : { beside: null, onTop: explain(error) };
}
