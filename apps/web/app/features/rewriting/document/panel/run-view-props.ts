import type { WritingContext } from '../../../../shared/writing-tool.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import type { Run } from '../run/run-state.ts';
import type { RunChoices } from './run-choices.ts';

/** A displayed run, and the document it belongs to. */
export interface RunViewProps {
  context: WritingContext;
  session: RewriteSession;
  run: Run;
  choices: RunChoices;
}
