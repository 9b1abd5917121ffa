import type { EditorView } from '@tiptap/pm/view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterComposition, compositionGuard, maxDelay } from './composition-guard.ts';

function open() {
  const calls: string[] = [];
  const plugin = compositionGuard({
    pauseRemote: () => calls.push('pause'),
    resumeRemote: () => calls.push('resume'),
  });
  const fire = (name: 'compositionstart' | 'compositionend') => {
    const handler = plugin.props.handleDOMEvents?.[name];
    handler?.call(plugin, {} as EditorView, {} as CompositionEvent);
  };
  const close = () => plugin.spec.view?.({} as EditorView).destroy?.();
  return { calls, fire, close };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('compositionGuard', () => {
  it('holds remote edits until a moment after the composition', () => {
    const { calls, fire } = open();
    fire('compositionstart');
    expect(calls).toEqual(['pause']);
    fire('compositionend');
    vi.advanceTimersByTime(afterComposition - 1);
    expect(calls).toEqual(['pause']);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('holds through immediately following compositions', () => {
    const { calls, fire } = open();
    fire('compositionstart');
    fire('compositionend');
    fire('compositionstart');
    vi.advanceTimersByTime(afterComposition * 2);
    expect(calls).toEqual(['pause']);
  });

  it('releases after the longest hold, and when the editor closes', () => {
    const { calls, fire, close } = open();
    fire('compositionstart');
    vi.advanceTimersByTime(maxDelay);
    expect(calls).toEqual(['pause', 'resume']);
    fire('compositionstart');
    close();
    expect(calls).toEqual(['pause', 'resume', 'pause', 'resume']);
  });
});
