import { AppError } from '@inkstone/contracts';
import { useErrorWords } from '../../use-error-words.ts';
import type { SignIn, SignInState } from './sign-in.ts';

/** What every step is given. */
export interface StepProps {
  signIn: SignIn;
  state: SignInState;
}

/** Puts the error of the flow beside its field when its code begins like one of `mine`, else on top. */
export function useStepError(error: unknown, mine: readonly string[]) {
  const words = useErrorWords();
  if (error === null) return { beside: null, onTop: null };
  const text = words(error);
  const isMine = error instanceof AppError && mine.some((prefix) => error.code.startsWith(prefix));
  return isMine ? { beside: text, onTop: null } : { beside: null, onTop: text };
}
