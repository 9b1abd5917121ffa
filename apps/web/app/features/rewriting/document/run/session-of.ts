import type { Editor } from '@inkstone/editor';
import { useSyncExternalStore } from 'react';
import { RewriteSession } from './rewrite-session.ts';
import type { Run } from './run-state.ts';

const sessions = new WeakMap<Editor, Map<string, RewriteSession>>();

/** Returns the session of an editor with this name. It exists as long as the editor. */
export function sessionOf(editor: Editor, name: 'panel' | 'toolbar'): RewriteSession {
  const own = sessions.get(editor) ?? new Map<string, RewriteSession>();
  sessions.set(editor, own);
  const session = own.get(name) ?? new RewriteSession(editor);
  own.set(name, session);
  return session;
}

/** The current run of a session; null without one. */
export function useRun(session: RewriteSession): Run | null {
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
