import { classNames } from '@inkstone/ui/plain';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { progress, progressDuration } from '../platform/progress.ts';

/** The progress bar at the top of the page during navigation. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  const state = useSyncExternalStore(progress.watch, progress.state, () => 'hidden' as const);
  useEffect(() => {
    if (!isBusy) return;
    progress.start();
    return progress.finish;
  }, [isBusy]);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {state !== 'hidden' && (
        <div
          className={classNames(
            'h-full origin-left',
            state === 'failed' ? 'bg-bad' : 'bg-seal',
            state === 'running' && 'animate-[progress_linear_forwards] motion-reduce:animate-none',
          )}
          style={state === 'running' ? { animationDuration: `${progressDuration}ms` } : undefined}
        />
      )}
    </div>
  );
}
