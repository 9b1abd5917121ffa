import { useRef, useState } from 'react';
import { useLostFocus } from '../../../../shared/use-lost-focus.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { sessionOf, useRun } from '../run/session-of.ts';
import type { RunChoices } from './run-choices.ts';
import { RunSetup } from './run-setup.tsx';
import { RunView } from './run-view.tsx';
import type { Scope } from './use-prepared.ts';

/** Rewrites the document: first the options are shown, then the sentences of the run. */
export function RewritePanel({ context }: { context: WritingContext }) {
  const session = sessionOf(context.editor, 'panel');
  const run = useRun(session);
  const [scope, setScope] = useState<Scope | null>(null);
  const [choices, setChoices] = useState<RunChoices>({
    mode: 'basic',
    documentId: context.documentId,
    terms: [],
    unlocked: [],
  });
  const content = useRef<HTMLDivElement>(null);
  // Buttons that start, stop and accept are replaced by others; the keys of the list continue to work.
  useLostFocus(run && `${run.phase} ${run.receipt?.at}`, () => content.current);
  if (run)
    return (
      <RunView
        content={content}
        context={context}
        session={session}
        run={run}
        choices={session.input() ?? choices}
      />
    );
  return (
    <div ref={content} tabIndex={-1} className="min-h-0 grow overflow-y-auto outline-none">
      <RunSetup
        context={context}
        session={session}
        choices={choices}
        scope={scope}
        onChange={setChoices}
        onScope={setScope}
      />
    </div>
  );
}
