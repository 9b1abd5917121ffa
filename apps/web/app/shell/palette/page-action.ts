import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLatest } from '../../platform/use-latest.ts';

/** Actions that can be requested from a page, to be performed when it is opened. */
export type PageAction = 'new-folder' | 'import-files' | 'import-page';

/** Returns the navigation state that requests an action. */
export const requestPageAction = (arrival: PageAction) => ({ arrival });

/** Performs the action requested by the navigation state, once; going back and forward does not repeat it. */
export function usePageAction(actions: Partial<Record<PageAction, () => void>>): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useLatest({ actions, navigate, address: `${pathname}${search}` });
  const arrival: unknown = (state as { arrival?: unknown } | null)?.arrival;
  useEffect(() => {
    const { actions: known, navigate: go, address } = latest.current;
    const act = Object.entries(known).find(([name]) => name === arrival)?.[1];
    if (!act) return;
    void go(address, { replace: true, state: null, preventScrollReset: true });
    act();
  }, [arrival, latest]);
}
