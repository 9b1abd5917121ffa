import { IconButton, Menu, MenuItem, MoreIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../shared/writing-tool.ts';
import { KeyboardIcon } from './icons.tsx';

export interface ToolMenuProps {
  tools: readonly WritingTool[];
  /** Whether the document is open, which the tools require. */
  isReady: boolean;
  onOpen: (tool: WritingTool) => void;
  onShowKeys: () => void;
}

/** The menu of tools that are not header buttons; on phones it contains all tools. */
export function ToolMenu({ tools, isReady, onOpen, onShowKeys }: ToolMenuProps) {
  const t = useTranslations('writing');
  return (
    <Menu
      trigger={
        <IconButton label={t('more')}>
          <MoreIcon />
        </IconButton>
      }
    >
      {tools.map((tool) => (
        <MenuItem
          key={tool.id}
          icon={tool.icon}
          isDisabled={!isReady}
          className={tool.isInHeader ? 'sm:hidden' : ''}
          onSelect={() => onOpen(tool)}
        >
          {tool.label}
        </MenuItem>
      ))}
      <MenuItem icon={<KeyboardIcon />} shortcut="Ctrl+/" onSelect={onShowKeys}>
        {t('shortcuts')}
      </MenuItem>
    </Menu>
  );
}
