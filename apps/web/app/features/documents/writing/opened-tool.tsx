import { useTranslations } from 'use-intl';
import type { WritingContext, WritingTool } from '../../../shared/writing-tool.ts';
import { SidePanel } from './side-panel.tsx';

export interface OpenedToolProps {
  /** The open tool, if any. */
  tool: WritingTool | undefined;
  context: WritingContext | null;
  onClose: () => void;
}

/** Renders the open tool, in the side panel or as a dialog. */
export function OpenedTool({ tool, context, onClose }: OpenedToolProps) {
  const t = useTranslations('writing');
  if (!tool || !context) return null;
  if (tool.place === 'dialog') return tool.render(context, onClose);
  return (
    <SidePanel id={tool.id} title={tool.label} closeLabel={t('closeSide')} onClose={onClose}>
      {tool.render(context, onClose)}
    </SidePanel>
  );
}
