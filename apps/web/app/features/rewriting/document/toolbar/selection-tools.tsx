import { useCallback, useEffect, useState } from 'react';
import { Floating } from '../../../../shared/writing/floating.tsx';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { sessionOf, useRun } from '../run/session-of.ts';
import { useKeptRun } from '../run/use-kept-run.ts';
import type { ToolbarKey } from '../use-toolbar-key.ts';
import { ContinueView } from './continue-view.tsx';
import { Preview } from './preview.tsx';
import { rectOf } from './selection-target.ts';
import { ToolButtons } from './tool-buttons.tsx';
import { TranslateView } from './translate-view.tsx';
import { translateTool } from './translation-events.ts';
import { useShownTarget } from './use-shown-target.ts';

interface SelectionToolsProps {
  context: WritingContext;
  toolbarKey: ToolbarKey;
}

/** The toolbar beside selected text, and then the proposal of the chosen tool. */
export function SelectionTools({ context, toolbarKey }: SelectionToolsProps) {
  const { editor } = context;
  useKeptRun(context);
  const session = sessionOf(editor, 'toolbar');
  const run = useRun(session);
  const [isContinuing, setContinuing] = useState(false);
  const { shown, hide } = useShownTarget(editor, toolbarKey.requests, run !== null || isContinuing);
  const anchor = useCallback(() => (shown ? rectOf(editor, shown) : new DOMRect()), [editor, shown]);
  useEffect(() => () => session.clear(), [session]);
  if (!shown) return null;

  function leave() {
    session.clear();
    setContinuing(false);
    hide();
    editor.commands.focus();
  }

  return (
    <Floating anchor={anchor}>
      {isContinuing ? (
        <ContinueView context={context} onLeave={leave} />
      ) : run?.tool === translateTool ? (
        <TranslateView context={context} session={session} run={run} onLeave={leave} />
      ) : run ? (
        <Preview session={session} run={run} onLeave={leave} />
      ) : (
        // The key changes with each press, so that requests that failed without a network are repeated.
        <ToolButtons
          key={toolbarKey.requests}
          context={context}
          session={session}
          target={shown}
          takeDigit={toolbarKey.takeDigit}
          onContinue={() => setContinuing(true)}
          onLeave={leave}
        />
      )}
    </Floating>
  );
}
