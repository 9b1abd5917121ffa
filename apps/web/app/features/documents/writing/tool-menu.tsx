import { IconButton, Menu, MenuItem, MoreIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { WritingTool } from '../../../shared/writing-tool.ts';
import { KeyboardIcon } from './icons.tsx';

export interface ToolMenuProps {
  tools: readonly WritingTool[];
  /** Before the document is open there is nothing for tools to work on. */
  isReady: boolean;
  onOpen: (tool: WritingTool) => void;
  onShowKeys: () => void;
}

/** What can be opened for this document beside the header's own buttons; on a phone these as well. */
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
