import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { depthOf } from './flow.ts';
import type { SignIn, SignInState } from './sign-in.ts';

/**
 * Adds each step to the browser history: the back button returns to the previous step and keeps the input. Going forward requires
 * submitting the step again.
 */
export function useStepHistory(signIn: SignIn, { flow }: SignInState): void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const shown: number = Number.isInteger(state?.step) ? state.step : 0;
  const depth = depthOf(flow);
  const before = useRef<number | null>(null);

  useEffect(() => {
    const wasShown = before.current;
    before.current = shown;
    if (shown === depth) return;
    const go = (replace: boolean) =>
      void navigate({ search }, { state: { step: depth }, replace, preventScrollReset: true });
    if (wasShown !== null && shown < wasShown) signIn.goBackTo(shown);
    else if (wasShown === shown && depth > shown) go(false);
    else if (wasShown === shown && depth === shown - 1) void navigate(-1);
    else go(true);
  }, [shown, depth, search, navigate, signIn]);
}
