import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../shared/writing-tool.ts';
import type { Command } from '../../../shell/palette/command.ts';
import { usePageCommands } from '../../../shell/palette/page-commands.ts';

/** The actions of the writing page's commands. */
interface WritingActions {
  readonly openTool: (tool: WritingTool) => void;
  readonly showHelp: () => void;
  readonly togglePanel: () => void;
  readonly openFind: (isReplacing: boolean) => void;
}

/** Adds the tools of the document to the command palette. */
export function useWritingCommands(tools: readonly WritingTool[], actions: WritingActions): void {
  const t = useTranslations('writing');
  usePageCommands(() => {
    const here = (id: string, label: string, run: () => void, icon?: WritingTool['icon']): Command => ({
      id: `here-${id}`,
      group: 'here',
      label,
      keywords: id,
      icon,
      // Runs after the palette has closed and returned the focus, so that the dialog can take it.
      run: () => void setTimeout(() => setTimeout(run)),
    });
    return [
      ...tools.map((tool) => here(tool.id, tool.label, () => actions.openTool(tool), tool.icon)),
      here('findings', t('panel'), actions.togglePanel),
      here('find', t('findReplace'), () => actions.openFind(true)),
      here('shortcuts', t('shortcuts'), actions.showHelp),
    ];
  });
}
