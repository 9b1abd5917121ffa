import type { ReactNode } from 'react';
import type { Findable } from './find-commands.ts';

/** The heading of the palette under which a command is listed. */
export type CommandGroupId = 'here' | 'documents' | 'actions' | 'pages' | 'settings' | 'looks' | 'search';

/** A command of the palette. */
export interface Command extends Findable {
  readonly id: string;
  readonly group: CommandGroupId;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** Runs the command. The palette stays open while the promise is pending, and shows its errors. */
  readonly run: () => void | Promise<void>;
}
